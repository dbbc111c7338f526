// Responses and failures of an upload.
import type { DetailedError } from "tus-js-client";
import { readAnswer } from "../../api/answer.ts";
import { session } from "../../api/api.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import { isOnline } from "../../loading/connection.ts";
import { isAboutTheFile } from "../remedy.ts";

const REFUSED = 400;
const BROKEN = 500;
/** Locked by another request, or rate limited. */
const HELD: readonly number[] = [409, 423, 429];
/** Session over, or pendency status without uploads; the server preserves the bytes, and a later retry can succeed. */
const WAITING: readonly number[] = [401, 422];

/** Authorization header with the current access token. */
export const authorization = async (): Promise<Record<string, string>> => {
  const token = await session.accessToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
};

/** Parses the response like every API answer: returns the result or throws the refusal. */
export const answerIn = async <A>(status: number, body: string): Promise<A> => {
  const answer = await readAnswer(new Response(body, { status }));
  return answer as A;
};

/** For a lost response after the last byte: an empty PATCH at the end offset returns the answer again. */
export const askForAnswer = async <A>(url: string, size: number): Promise<A> => {
  const headers = { "tus-resumable": "1.0.0", "upload-offset": String(size), "content-type": "application/offset+octet-stream" };
  const response = await fetch(url, { method: "PATCH", headers: { ...headers, ...(await authorization()) } });
  return answerIn(response.status, await response.text());
};

const answered = ({ originalResponse }: Partial<DetailedError>): boolean => (originalResponse?.getStatus() ?? 0) >= REFUSED;

/** The refusal in an upload error; `null` for a lost connection. */
export const failureIn = async (error: unknown): Promise<ApiFailure | null> => {
  const { originalResponse, causingError } = error as Partial<DetailedError>;
  if (causingError instanceof ApiFailure && causingError.kind === "answered") return causingError;
  if (error instanceof ApiFailure) return error;
  if (!originalResponse || !answered({ originalResponse })) return null;
  try {
    await answerIn(originalResponse.getStatus(), originalResponse.getBody());
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure;
  }
  return null;
};

/** Retries network errors, server errors and temporary refusals; other refusals are final. */
export const isWorthRetrying = ({ originalResponse, causingError }: DetailedError): boolean => {
  const status = originalResponse?.getStatus() ?? 0;
  const isRefused = causingError instanceof ApiFailure || (status >= REFUSED && status < BROKEN && !HELD.includes(status));
  return !isRefused && isOnline();
};

/** Whether the upload can resume, because the refusal was temporary and the server preserves the bytes. */
export const isKeptByServer = ({ statusCode = 0, code }: ApiFailure): boolean =>
  !isAboutTheFile(code) && (statusCode >= BROKEN || HELD.includes(statusCode) || WAITING.includes(statusCode));
