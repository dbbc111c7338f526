import { PassThrough, Readable } from "node:stream";
import type { Upload, Uploaded } from "@emdia/contract/route.ts";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { FileStore } from "../../files/file-store.ts";

const RESTS_AT_MOST_MS = 30_000;

/** Puts a route where a body of whatever type is left as the stream it is; all other routes go on reading JSON alone. */
export const takeBytes =
  (app: FastifyInstance) =>
  (route: RouteOptions): void => {
    app.register(async (apart) => {
      apart.removeAllContentTypeParsers();
      apart.addContentTypeParser("*", (_request, bytes, done) => done(null, bytes));
      apart.route(route);
    });
  };

/** An upload may take as long as it likes, but not rest: its connection is cut after half a minute without a byte. */
export const abortIdleUpload = ({ raw }: FastifyRequest): void => {
  const { socket } = raw;
  const cut = () => raw.destroy();
  socket.setTimeout(RESTS_AT_MOST_MS, cut);
  raw.once("close", () => socket.setTimeout(0, cut)); // it is kept, and carries other requests
};

/** The store closes the stream it refuses. It closes this one, so that the connection stays to carry the refusal. */
export const standIn = (arriving: Readable): Readable => {
  const relay = new PassThrough();
  const cut = () => relay.destroy(new Error("the upload broke off"));
  arriving.once("error", cut);
  arriving.once("close", () => (arriving.readableEnded ? undefined : cut()));
  relay.once("close", () => arriving.resume());
  return arriving.pipe(relay);
};

/** Streams the body into the file store; nothing of it is held in memory whole. */
export const receiveUpload = async (
  files: FileStore | undefined,
  limits: Upload | undefined,
  request: FastifyRequest,
): Promise<Uploaded | Refusal> => {
  if (!files || !limits) throw new Error("a route that takes files needs a file store");
  if (Number(request.headers["content-length"] ?? 0) > limits.maxBytes) return refuse("request.too_large", { maxBytes: limits.maxBytes });
  abortIdleUpload(request);
  const bytes = request.body instanceof Readable ? standIn(request.body) : Readable.from([]);
  const kept = await files.store(bytes, limits);
  return kept.ok ? kept.value : kept;
};
