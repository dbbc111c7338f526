// Uploads in a single request.
import type { Upload } from "@emdia/contract/route.ts";
import type { FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../../kernel/outcome.ts";
import { handleRequest, type IncomingCall, precheck, type ServerContext } from "../handle-request.ts";
import { receiveForm } from "./receive-form.ts";
import { receiveUpload, UploadAborted } from "./receive-upload.ts";
import { type TrackedStore, trackStore } from "./tracked-store.ts";
import { reserveUpload } from "./upload-ledger.ts";

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
const reserveStore = async (context: ServerContext, call: IncomingCall, upload: Upload): Promise<TrackedStore | Refusal> => {
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
export const handleUpload = async (context: ServerContext, call: IncomingCall, upload: Upload) => {
  const { request } = call;
  const tracked = await reserveStore(context, call, upload);
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
