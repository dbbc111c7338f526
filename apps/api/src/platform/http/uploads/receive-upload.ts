import { PassThrough, Readable } from "node:stream";
import type { Upload, Uploaded } from "@emdia/contract/route.ts";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { FileStore } from "../../files/file-store.ts";

const RESTS_AT_MOST_MS = 30_000;

/** Registers a route that receives any body as a raw stream; other routes parse JSON. */
export const takeBytes =
  (app: FastifyInstance) =>
  (route: RouteOptions): void => {
    app.register(async (apart) => {
      apart.removeAllContentTypeParsers();
      apart.addContentTypeParser("*", (_request, bytes, done) => done(null, bytes));
      apart.route(route);
    });
  };

/** Idle timeout: destroys the socket after 30 s without data. Total upload time is unlimited. */
export const abortIdleUpload = ({ raw }: FastifyRequest): void => {
  const { socket } = raw;
  const cut = () => raw.destroy();
  socket.setTimeout(RESTS_AT_MOST_MS, cut);
  raw.once("close", () => socket.setTimeout(0, cut)); // keep-alive: the socket serves other requests
};

/** The connection closed before the end of the body. No response reaches the sender, and the server did not fail. */
export class UploadAborted extends Error {
  constructor() {
    super("the connection closed before the end of the upload");
  }
}

/** Relay stream that the store may destroy without closing the connection, so that the refusal can be sent. */
export const standIn = (arriving: Readable): Readable => {
  const relay = new PassThrough();
  const cut = () => relay.destroy(new UploadAborted());
  arriving.once("error", cut);
  arriving.once("close", () => (arriving.readableEnded ? undefined : cut()));
  relay.once("close", () => arriving.resume());
  return arriving.pipe(relay);
};

/** Streams the body into the file store, without buffering the whole file. */
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
