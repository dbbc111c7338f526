import { PassThrough, Readable } from "node:stream";
import { Server as PartServer } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { FileStore } from "../../files/file-store.ts";
import { type Served, type ServerContext, signedInAccount } from "../handle-request.ts";
import { sendRefusal } from "../refuse-request.ts";
import { beginUpload } from "./begin-upload.ts";
import { createUploadLock, type UploadLocker } from "./create-upload-lock.ts";
import { type Finishing, finishUpload } from "./finish-upload.ts";
import { openDesk } from "./partial-upload-store.ts";
import { abortIdleUpload, takeBytes } from "./receive-upload.ts";
import { doorsAmong } from "./upload-doors.ts";

export const UPLOADS_PATH = "/api/uploads";
const PROTOCOL = "1.0.0";
const ASKED_TO_LEAVE_MS = 1_000;
const CLEARED_EVERY_MS = 3_600_000;
const HERE = "http://uploads.emdia/";
const UUID = "^[0-9a-f-]{36}$";

/** Ends the part normally if its connection breaks, so that the received bytes are stored and the upload resumes there. */
const whatArrives = ({ method, body }: FastifyRequest): { readonly body?: unknown; readonly duplex?: "half" } => {
  if (method !== "PATCH" || !(body instanceof Readable)) return {};
  const arrived = new PassThrough();
  body.once("error", () => arrived.end());
  body.once("close", () => arrived.end());
  return { body: Readable.toWeb(body.pipe(arrived)), duplex: "half" };
};

const spoken = ["tus-resumable", "upload-offset", "content-type", "content-length"] as const;
const asWebRequest = (request: FastifyRequest, id: string): Request => {
  const headers = spoken.flatMap((name): [string, string][] => (request.headers[name] ? [[name, String(request.headers[name])]] : []));
  const sent = { method: request.method, headers, ...whatArrives(request) };
  return new Request(`${HERE}${id}`, sent as ConstructorParameters<typeof Request>[1]);
};

/** Maps a status of the tus library to a refusal. */
const refusalFor = (status: number): Refusal => {
  if (status === 404 || status === 410) return refuse("route.not_found");
  if (status === 409) return refuse("request.in_progress");
  if (status === 413) return refuse("request.too_large");
  return refuse(status >= 500 ? "storage.unavailable" : "request.malformed");
};

type Desk = Finishing & { readonly parts: PartServer; readonly locker: UploadLocker };

/** Finishes the upload under its lock, so that a concurrent request waits and then gets the same response. */
const finishAlone = async (context: Desk, id: string, request: FastifyRequest) => {
  const lock = context.locker.newLock(id);
  await lock.lock(new AbortController().signal, () => undefined);
  try {
    return await finishUpload(context, id, request);
  } finally {
    await lock.unlock();
  }
};

const isWhole = async ({ desk }: Desk, id: string, { status, headers }: Response): Promise<boolean> =>
  status === 204 && headers.has("upload-offset") && Number(headers.get("upload-offset")) === (await desk.find(id)).size;

const answerPart = async (context: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const account = await signedInAccount(context, request);
  if (isRefusal(account)) return sendRefusal(reply, account);
  const id = context.desk.idIn(account, (request.params as { readonly id: string }).id);
  if (request.method === "PATCH") abortIdleUpload(request);
  const response = await context.parts.handleWeb(asWebRequest(request, id));
  if (response.status >= 400) return sendRefusal(reply, refusalFor(response.status));
  reply.header("tus-resumable", PROTOCOL);
  for (const name of ["upload-offset", "upload-length", "upload-expires"]) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (request.method !== "PATCH" || !(await isWhole(context, id, response))) return reply.status(response.status).send();
  const finished = await finishAlone(context, id, request);
  if (isRefusal(finished)) return sendRefusal(reply, finished);
  const { door, answer } = finished;
  return reply
    .type("application/json; charset=utf-8")
    .send(reply.compileSerializationSchema(door.answerSchema)(answer as Record<string, unknown>));
};

const answerBeginning = async (context: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  if (request.headers["tus-resumable"] !== PROTOCOL) return sendRefusal(reply, refuse("request.malformed"));
  const begun = await beginUpload(context, context, request);
  if (isRefusal(begun)) return sendRefusal(reply, begun);
  return reply
    .status(201)
    .headers({ "tus-resumable": PROTOCOL, location: `${UPLOADS_PATH}/${begun}` })
    .send();
};

/** Serves resumable uploads (tus protocol) for every route that takes a file with a form. */
export const serveUploads = async (
  app: FastifyInstance,
  context: ServerContext & { readonly files: FileStore },
  served: readonly Served[],
): Promise<void> => {
  const desk = await openDesk(context.files.incoming, () => context.clock.now());
  const locker = createUploadLock(context.pool.options.connectionString ?? "", (err) =>
    app.log.warn({ err }, "the locks of uploads were lost"),
  );
  const parts = new PartServer({
    path: "/",
    datastore: desk.store,
    locker,
    lockDrainTimeout: ASKED_TO_LEAVE_MS,
    allowedOrigins: [],
    getFileIdFromRequest: ({ url }) => url.slice(HERE.length),
    onResponseError: (_request, error) => {
      if (error instanceof Error) app.log.error({ err: error }, "a part of an upload failed");
      return undefined;
    },
  });
  const whole = { ...context, desk, locker, parts, doors: doorsAmong(served) };
  const clearing = setInterval(() => void desk.clear().catch((err) => app.log.warn({ err }, "old uploads stay")), CLEARED_EVERY_MS);
  clearing.unref();
  app.addHook("onClose", async () => {
    clearInterval(clearing);
    await locker.close();
  });
  const put = takeBytes(app);
  put({ method: "POST", url: UPLOADS_PATH, handler: (request, reply) => answerBeginning(whole, request, reply) });
  put({
    method: ["HEAD", "PATCH", "DELETE"],
    url: `${UPLOADS_PATH}/:id(${UUID})`,
    handler: (request, reply) => answerPart(whole, request, reply),
  });
};
