// Multipart upload with progress: `fetch` does not report the bytes that were sent.
import { readAnswer } from "../../api/answer.ts";
import { ApiFailure } from "../../api/api-failure.ts";

export type FormCall = {
  readonly path: string;
  readonly form: FormData;
  readonly companyId: number;
  /** The same key for every attempt, so that a repeated upload after a lost response starts one import. */
  readonly idempotencyKey: string;
};
export type FormDoors = {
  readonly createRequest: () => XMLHttpRequest;
  readonly authorization: () => Promise<Record<string, string>>;
  readonly isOnline: () => boolean;
};
type Options = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };

const ALL_SENT = 1;

const transmit = (request: XMLHttpRequest, form: FormData, { signal, onProgress }: Options): Promise<Response> => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  request.upload.onload = () => onProgress(ALL_SENT);
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  request.onerror = () => reject(new ApiFailure({ kind: "unanswered", message: "" }));
  request.onabort = () => reject(signal.reason);
  signal.addEventListener("abort", () => request.abort(), { once: true });
  request.send(form);
  return promise;
};

/** Sends a form once. Throws an `ApiFailure` for a refusal or a lost connection, and the reason of the signal after a cancellation. */
export const sendForm = async <A>(doors: FormDoors, { path, form, companyId, idempotencyKey }: FormCall, options: Options): Promise<A> => {
  if (!doors.isOnline()) throw new ApiFailure({ kind: "unsent", message: "" });
  const authorization = await doors.authorization();
  options.signal.throwIfAborted();
  const request = doors.createRequest();
  request.open("POST", `/api${path}`);
  const headers = { accept: "application/json", ...authorization, companyId: String(companyId), "idempotency-key": idempotencyKey };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  return (await readAnswer(await transmit(request, form, options))) as A;
};

const isLost = (error: unknown): boolean => error instanceof ApiFailure && error.kind !== "answered";

type Repeating = {
  /** Resolves when the connection may be back; rejects after a cancellation. */
  readonly whenBack: () => Promise<void>;
  readonly onLost: () => void;
};
/** Repeats the request after a lost connection until the server answers. */
export const repeatUntilAnswered = async <A>(send: () => Promise<A>, { whenBack, onLost }: Repeating): Promise<A> => {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isLost(error)) throw error;
      onLost();
      await whenBack();
    }
  }
};
