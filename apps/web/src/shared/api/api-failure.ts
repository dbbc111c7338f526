import type { RefusalCode } from "@emdia/contract/refusals.ts";

/** `answered`: the server refused. `unanswered`: sent, but no response arrived. `unsent`: the request could not be sent. */
export type FailureKind = "answered" | "unanswered" | "unsent";

type Facts = {
  readonly kind: FailureKind;
  readonly message: string;
  readonly statusCode?: number;
  readonly code?: RefusalCode;
  readonly details?: unknown;
  readonly cause?: unknown;
};

/** Error class of every failed call. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly statusCode: number | undefined;
  readonly code: RefusalCode | undefined;
  readonly details: unknown;

  constructor({ kind, message, statusCode, code, details, cause }: Facts) {
    super(message, { cause });
    this.name = "ApiFailure";
    this.kind = kind;
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}

/** Message by which the server ends a session, whatever the HTTP status (CD-013). */
export const DENIED_TOKEN = "Token negado.";

/** Failure of a call after its session ended. */
export const sessionOver = (cause?: unknown): ApiFailure =>
  new ApiFailure({ kind: "answered", statusCode: 401, code: "session.denied", message: DENIED_TOKEN, cause });
