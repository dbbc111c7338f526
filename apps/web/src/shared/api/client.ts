import type { Contract } from "@emdia/contract/contract.ts";
import type { CallOptions, Client } from "@emdia/contract/route.ts";
import { readAnswer } from "./answer.ts";
import { ApiFailure, DENIED_TOKEN, sessionOver } from "./api-failure.ts";
import { type Sent, type WireRequest, writeRequest } from "./request.ts";

/** Dependencies of the API client. */
export type ClientDoors = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  /** The access token, refreshed if it expired; `null` without a session. */
  readonly accessToken: () => Promise<string | null>;
  /** The server refused this token, so its session is over. */
  readonly denied: (accessToken: string | null) => void;
  readonly report: (failure: ApiFailure, call: { readonly method: string; readonly endpoint: string }) => void;
  /** Loads the texts that explain a refusal. */
  readonly explain: (failure: ApiFailure) => Promise<void>;
  readonly newKey: () => string;
  readonly language: () => string;
};

/** Longer than the server's own limit, shorter than the patience of a user. */
const ANSWER_TIMEOUT_MS = 60_000;

const send = async (doors: Pick<ClientDoors, "fetch" | "isOnline">, request: WireRequest, signal?: AbortSignal): Promise<unknown> => {
  if (!doors.isOnline()) throw new ApiFailure({ kind: "unsent", message: "offline" });
  const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const { path, method, headers, body } = request;
  try {
    const response = await doors.fetch(path, { method, headers, body, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    return await readAnswer(response);
  } catch (cause) {
    // A cancelled request is not a failure: its caller gets the abort reason back.
    if (cause instanceof ApiFailure || signal?.aborted) throw cause;
    throw new ApiFailure({ kind: "unanswered", message: cause instanceof Error ? cause.message : String(cause), cause });
  }
};

const write = (key: string, sent: Sent, facts: Parameters<typeof writeRequest>[2]): WireRequest => {
  try {
    return writeRequest(key, sent, facts);
  } catch (cause) {
    throw new ApiFailure({ kind: "unsent", message: cause instanceof Error ? cause.message : String(cause), cause });
  }
};

const call = async (doors: ClientDoors, key: string, { sent, options }: { readonly sent: Sent; readonly options: CallOptions }) => {
  const accessToken = await doors.accessToken();
  const [method = "", endpoint = ""] = key.split(" ");
  try {
    return await send(
      doors,
      write(key, sent, { ...options, accessToken, language: doors.language(), newKey: doors.newKey }),
      options.signal,
    );
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.message === DENIED_TOKEN) {
      doors.denied(accessToken);
      throw sessionOver(failure);
    }
    if (failure instanceof ApiFailure) {
      doors.report(failure, { method, endpoint });
      await doors.explain(failure);
    }
    throw failure;
  }
};

export const createClient =
  (doors: ClientDoors): Client<Contract> =>
  (key) =>
  (...sent) =>
    // The cast is safe: the server tests check every answer against its contract schema.
    call(doors, key, { sent: (sent[0] ?? {}) as Sent, options: sent[1] ?? {} }) as never;

/** A call without a session, used to refresh the session itself. */
export const sendWithoutSession = (
  doors: Pick<ClientDoors, "fetch" | "isOnline" | "newKey">,
  key: string,
  body: unknown,
): Promise<unknown> => send(doors, write(key, { body }, { accessToken: null, newKey: doors.newKey }));
