import { refusals } from "@emdia/contract/refusals.ts";
import type { FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../../kernel/outcome.ts";
import { isDiskFailure } from "../../files/disk-failure.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { StoredFile } from "../../files/keep-file.ts";
import { handleRequest, type ServerContext } from "../handle-request.ts";
import { readAt } from "./begin-upload.ts";
import type { UploadDesk, Waiting } from "./partial-upload-store.ts";
import { findUploadRoute, type Reached, type UploadRoute } from "./upload-doors.ts";
import { claimHash, closeUpload, discardBytes } from "./upload-ledger.ts";

export type Finishing = ServerContext & { readonly files: FileStore; readonly desk: UploadDesk; readonly doors: readonly UploadRoute[] };
export type Finished = { readonly door: Reached; readonly answer: unknown };

/**
 * Ignores a disk error here: the bytes are stored already. The spooled copy remains for a day, and a repeated request stores them again.
 */
const unlessDiskFails = (error: unknown): void => {
  if (!isDiskFailure(error)) throw error;
};

/** The folder of an upload is named by its account. */
const accountOf = ({ id }: Waiting): number => Number(id.split("/")[0]);

/** Stores the bytes once; a repeated request uses the stored file. */
const keep = async (context: Finishing, waiting: Waiting, door: Reached): Promise<StoredFile | Refusal> => {
  const { files, desk } = context;
  const { kept: before, uploadId } = waiting.about;
  if (before) return before;
  const claim = uploadId === undefined ? {} : { claim: claimHash(context, uploadId) };
  const kept = await files.store(desk.store.read(waiting.id), { ...door.upload, ...claim, accountId: accountOf(waiting) });
  if (!kept.ok) return kept;
  await desk.hollow(waiting, kept.value).catch(unlessDiskFails);
  return kept.value;
};

const answerAt = async (context: Finishing, waiting: Waiting, { door, request }: { door: Reached; request: FastifyRequest }) => {
  const file = await keep(context, waiting, door);
  if (isRefusal(file)) return file;
  const { name, fields } = waiting.about;
  const read = () => {
    const received = readAt(door, fields, request.headers);
    return isRefusal(received) ? received : { ...received, body: { ...file, name, fields: received.body } };
  };
  return handleRequest(context, { served: door.served, request, read });
};

/** Statuses that may change on a retry: ended session, conflict with the current state, rate limit. */
const passing: readonly number[] = [401, 409, 422, 429];

/** Whether a retry would be refused again: the file itself is refused, or the route refuses permanently. */
const isFinal = ({ code }: Refusal, { about }: Waiting): boolean => {
  const { status } = refusals[code];
  return status < 500 && !(about.kept !== null && passing.includes(status));
};

/** Removes the partial upload and its stored bytes. */
const discardUpload = async (context: Finishing, { id, about: { kept, uploadId } }: Waiting): Promise<void> => {
  await context.desk.store.remove(id);
  if (uploadId === undefined) return;
  if (kept) await discardBytes(context, { uploadId, hash: kept.hash });
  await closeUpload(context, uploadId);
};

/**
 * Runs the target route once all bytes have arrived. A final refusal removes the upload; a success keeps it, because the response may get
 * lost.
 */
export const finishUpload = async (context: Finishing, id: string, request: FastifyRequest): Promise<Finished | Refusal> => {
  const waiting = await context.desk.find(id);
  const door = findUploadRoute(context.doors, waiting.about.to);
  if (!door) return refuse("route.not_found");
  const answer = await answerAt(context, waiting, { door, request });
  const { uploadId } = waiting.about;
  if (!isRefusal(answer)) {
    if (uploadId !== undefined) await closeUpload(context, uploadId);
    return { door, answer };
  }
  const after = await context.desk.find(id);
  if (isFinal(answer, after)) await discardUpload(context, after);
  return answer;
};
