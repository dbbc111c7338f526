import type { RefusalCode } from "@emdia/contract/refusals.ts";

/** `answered`: the server said no. `unanswered`: asked, and heard nothing. `unsent`: could not even ask. */
export type FailureKind = "answered" | "unanswered" | "unsent";

type Facts = {
  readonly kind: FailureKind;
  readonly message: string;
  readonly statusCode?: number;
  readonly code?: RefusalCode;
  readonly details?: unknown;
  readonly cause?: unknown;
};

/** Every call that does not end well ends with one of these. */
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

/** The server's word that a session is over, whatever the status (CD-013). */
export const DENIED_TOKEN = "Token negado.";

/** Somebody whose session is over, whoever found out. */
export const sessionOver = (cause?: unknown): ApiFailure =>
  new ApiFailure({ kind: "answered", statusCode: 401, code: "session.denied", message: DENIED_TOKEN, cause });
