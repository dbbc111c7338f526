import type { FastifyInstance } from "fastify";
import { refuse } from "../../kernel/outcome.ts";
import { DOWNLOAD_PATH } from "../files/download-link.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendRefusal } from "./refuse-request.ts";

/** Serves a file for a valid link; every other link gets the same 404. */
export const serveDownloads = (app: FastifyInstance, files: FileStore): void => {
  app.get(DOWNLOAD_PATH, async (request, reply) => {
    const { link } = request.query as { readonly link?: unknown };
    const found = typeof link === "string" ? await files.download(link) : undefined;
    return found ? reply.headers(found.headers).send(found.bytes) : sendRefusal(reply, refuse("route.not_found"));
  });
};
