import { asksForPass } from "@emdia/contract/identity/robot.ts";
import type { Route, Upload } from "@emdia/contract/route.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../kernel/outcome.ts";
import { answerSchema } from "./answer-schema.ts";
import { handleRequest, type IncomingCall, precheck, type Served, type ServerContext } from "./handle-request.ts";
import type { Module } from "./handler.ts";
import { parserOf } from "./parse.ts";
import { sendWithEtag } from "./polled-answer.ts";
import { sendRefusal } from "./refuse-request.ts";
import { receiveForm } from "./uploads/receive-form.ts";
import { receiveUpload, takeBytes, UploadAborted } from "./uploads/receive-upload.ts";
import { type TrackedStore, trackStore } from "./uploads/tracked-store.ts";
import { reserveUpload } from "./uploads/upload-ledger.ts";

/** Logs one line without a stack for an upload whose connection closed, because the cause is the sender's network. */
const refuseAborted =
  ({ log, routeOptions }: FastifyRequest) =>
  (error: unknown): Refusal => {
    if (!(error instanceof UploadAborted)) throw error;
    log.warn({ route: routeOptions.url }, error.message);
    return refuse("request.malformed");
  };

type StorageCall = { readonly upload: Upload; readonly tracked: TrackedStore; readonly request: FastifyRequest };

const receive = ({ upload, tracked, request }: StorageCall) => {
  const storing = upload.form ? receiveForm(tracked.files, upload, request) : receiveUpload(tracked.files, upload, request);
  return storing.catch(refuseAborted(request));
};

const announcedBytes = ({ headers }: FastifyRequest, { maxBytes }: Upload): number =>
  Math.min(Number(headers["content-length"] ?? maxBytes), maxBytes);

/** Checks the request and reserves its bytes. */
const beginUpload = async (context: ServerContext, call: IncomingCall, upload: Upload): Promise<TrackedStore | Refusal> => {
  const { files } = context;
  if (!files) throw new Error("a route that takes files needs a file store");
  const uploader = await precheck(context, call);
  if (isRefusal(uploader)) return uploader;
  const uploadId = await reserveUpload({ ...context, files }, uploader, announcedBytes(call.request, upload));
  return isRefusal(uploadId) ? uploadId : trackStore({ ...context, files }, uploader, uploadId);
};

/** Stores the file before the use case begins, so that a slow upload uses no database connection. */
const answerUpload = async (context: ServerContext, call: IncomingCall, storage: StorageCall) => {
  const body = await receive(storage);
  if (isRefusal(body)) return body;
  const withFile = () => {
    const received = call.read();
    return isRefusal(received) ? received : { ...received, body };
  };
  return handleRequest(context, { ...call, read: withFile });
};

/** Removes the stored bytes of a request that is refused or fails. The removal is not awaited: the sender may still be sending. */
const handleUpload = async (context: ServerContext, call: IncomingCall, upload: Upload) => {
  const { request } = call;
  const tracked = await beginUpload(context, call, upload);
  if (isRefusal(tracked)) return tracked;
  const end = (ending: Promise<void>) => ending.catch((err) => request.log.warn({ err }, "an upload stays open in the ledger"));
  try {
    const answer = await answerUpload(context, call, { upload, tracked, request });
    if (isRefusal(answer)) void end(tracked.discard());
    else await end(tracked.accept());
    return answer;
  } catch (error) {
    void end(tracked.discard());
    throw error;
  }
};

const handle = async (context: ServerContext, served: Served, request: FastifyRequest) => {
  const call = { served, request, read: () => served.parse(request) };
  const { upload } = served.route;
  return upload ? handleUpload(context, call, upload) : handleRequest(context, call);
};

const send = (request: FastifyRequest, reply: FastifyReply, { route, answer }: { readonly route: Route; readonly answer: unknown }) => {
  if (isRefusal(answer)) return sendRefusal(reply, answer);
  if (route.polled) return sendWithEtag(request, reply, answer);
  return reply.status(route.status ?? 200).send(route.status === 204 ? undefined : answer);
};

/**
 * Converts a contract path to a route. `{id}` matches digits only, so that a fixed segment takes precedence; parameters with a schema match
 * anything.
 */
const urlOf = (path: string, route: Route): string =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => (route.params?.[name] ? `:${name}` : `:${name}(^\\d+$)`))}`;

/** Registers the routes of a module and returns them. */
export const serve = (app: FastifyInstance, context: ServerContext, { routes, handlers, foresights }: Module): readonly Served[] =>
  Object.entries(routes).map(([key, route]) => {
    const [method = "GET", path = "/"] = key.split(" ");
    const handler = handlers[key];
    if (!handler) throw new Error(`no handler for ${key}`);
    const served = { key, route, handler, foresight: foresights?.[key], parse: parserOf(path, route), asksForPass: asksForPass(route) };
    const put = route.upload ? takeBytes(app) : app.route.bind(app);
    put({
      method,
      url: urlOf(path, route),
      schema: route.status === 204 ? {} : { response: { [route.status ?? 200]: answerSchema(route.answer) } },
      handler: async (request, reply) => send(request, reply, { route, answer: await handle(context, served, request) }),
    });
    return served;
  });
