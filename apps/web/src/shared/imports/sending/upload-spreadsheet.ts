import { session } from "../../api/api.ts";
import { ApiFailure, DENIED_TOKEN, sessionOver } from "../../api/api-failure.ts";
import { fetchWords } from "../../errors/message-of.ts";
import { isOnline } from "../../loading/connection.ts";
import { authorization } from "../../uploads/sending/upload-answer.ts";
import { repeatUntilAnswered, sendForm } from "./send-form.ts";
import { type AcceptedImport, type ImportMode, importForm } from "./send-spreadsheet.ts";

/** Retry delay when the browser fires no `online` event. */
const TRY_AGAIN_MS = 10_000;

export type SpreadsheetUpload = {
  readonly path: string;
  readonly file: File;
  readonly mode: ImportMode;
  /** Only for imports that have a description. */
  readonly description?: string | undefined;
  readonly companyId: number;
  readonly idempotencyKey: string;
};
type Options = {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly onLost: () => void;
};

/** Resolves with the next `online` event or after a delay; rejects when the user cancels. */
const whenBack = (signal: AbortSignal): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, TRY_AGAIN_MS);
  const cancel = () => reject(signal.reason);
  addEventListener("online", () => resolve(), { once: true, signal });
  signal.addEventListener("abort", cancel, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
  });
};

const doors = { createRequest: () => new XMLHttpRequest(), authorization, isOnline };

const refused = async (failure: ApiFailure): Promise<never> => {
  if (failure.message === DENIED_TOKEN) {
    session.denied(await session.accessToken());
    throw sessionOver(failure);
  }
  await fetchWords(failure).catch(() => undefined);
  throw failure;
};

/** Uploads a spreadsheet and repeats the upload after a lost connection. */
export const uploadSpreadsheet = async (
  { path, companyId, idempotencyKey, ...fields }: SpreadsheetUpload,
  { signal, onProgress, onLost }: Options,
): Promise<AcceptedImport> => {
  const call = { path, form: importForm(fields), companyId, idempotencyKey };
  const send = () => sendForm<AcceptedImport>(doors, call, { signal, onProgress });
  try {
    return await repeatUntilAnswered(send, { whenBack: () => whenBack(signal), onLost });
  } catch (error) {
    if (error instanceof ApiFailure) return refused(error);
    throw error;
  }
};
