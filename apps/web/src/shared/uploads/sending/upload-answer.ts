import type { DetailedError } from "tus-js-client";
import { readAnswer } from "../../api/answer.ts";
import { session } from "../../api/api.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import { isOnline } from "../../loading/connection.ts";
import { isAboutTheFile } from "../remedy.ts";

const REFUSED = 400;
const BROKEN = 500;
/** Somebody else holds it for a moment, or too much was asked in a minute. */
const HELD: readonly number[] = [409, 423, 429];
/** A session that is over, and a place that takes nothing as it stands now: when that has changed, what is there is still there. */
const WAITING: readonly number[] = [401, 422];

/** Who sends, with a token of this moment. */
export const authorization = async (): Promise<Record<string, string>> => {
  const token = await session.accessToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
};

/** The server's answer, read like every other one: what it made of the file, or a refusal that is thrown. */
export const answerIn = async <A>(status: number, body: string): Promise<A> => {
  const answer = await readAnswer(new Response(body, { status }));
  return answer as A;
};

/** Every byte is there and the answer was lost on the way: asking once more, without bytes, brings it. */
export const askForAnswer = async <A>(url: string, size: number): Promise<A> => {
  const headers = { "tus-resumable": "1.0.0", "upload-offset": String(size), "content-type": "application/offset+octet-stream" };
  const response = await fetch(url, { method: "PATCH", headers: { ...headers, ...(await authorization()) } });
  return answerIn(response.status, await response.text());
};

const answered = ({ originalResponse }: Partial<DetailedError>): boolean => (originalResponse?.getStatus() ?? 0) >= REFUSED;

/** A session that is over, a refusal, or nothing but a line that went away. */
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

/** Whether another try may end otherwise: what was refused is refused again. */
export const isWorthRetrying = ({ originalResponse, causingError }: DetailedError): boolean => {
  const status = originalResponse?.getStatus() ?? 0;
  const isRefused = causingError instanceof ApiFailure || (status >= REFUSED && status < BROKEN && !HELD.includes(status));
  return !isRefused && isOnline();
};

/** Whether what is there already can be gone on with: it was not refused, only not taken just now. */
export const isKeptByServer = ({ statusCode = 0, code }: ApiFailure): boolean =>
  !isAboutTheFile(code) && (statusCode >= BROKEN || HELD.includes(statusCode) || WAITING.includes(statusCode));
