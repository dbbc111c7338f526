import type { FastifyInstance } from "fastify";
import { refuse } from "../../../kernel/outcome.ts";
import { sendRefusal } from "../refuse-request.ts";

/** Percent-encoded unreserved characters (RFC 3986, 2.3) and slashes, empty segments, and dot segments. */
const AMBIGUOUS = /%(?:2[DEF]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])|\/\/|\/\.{1,2}(?=\/|$)/i;

/** Whether the path is a second spelling of another path. Spaces and UTF-8 characters are encoded in every spelling. */
export const hasAmbiguousPath = (target: string): boolean => {
  const [path = ""] = target.split(/[?#]/, 1);
  return AMBIGUOUS.test(path);
};

/** Removes scheme and host of a target in absolute form (RFC 9112, 3.2.2), so that the server sees each path in one form. */
export const toOriginForm = ({ url = "/" }: { readonly url?: string | undefined }): string => url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");

/** Answers 404 for a second spelling of a path, because proxies, caches and logs would treat it as another address. */
export const refuseAmbiguousPaths = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) =>
    hasAmbiguousPath(request.url) ? sendRefusal(reply, refuse("route.not_found")) : undefined,
  );
};
