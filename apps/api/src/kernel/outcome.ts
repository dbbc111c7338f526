import type { RefusalCode } from "@emdia/contract/refusals.ts";

/** An expected failure as a value. A handler returns it, and the request's transaction rolls back. */
export class Refusal<Code extends RefusalCode = RefusalCode> {
  readonly ok = false;
  readonly code: Code;
  readonly details: unknown;
  constructor(code: Code, details?: unknown) {
    this.code = code;
    this.details = details;
  }
}
export type Accepted<T> = { readonly ok: true; readonly value: T };
export type Outcome<T, Code extends RefusalCode = RefusalCode> = Accepted<T> | Refusal<Code>;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });
export const refuse = <const Code extends RefusalCode>(code: Code, details?: unknown): Refusal<Code> => new Refusal(code, details);
export const isRefusal = (answer: unknown): answer is Refusal => answer instanceof Refusal;
