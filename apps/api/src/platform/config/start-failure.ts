/**
 * A reason why the server cannot start: one or two sentences that name the fault and the fix. The entry point prints them without a stack
 * trace and exits with code 1.
 */
export class StartFailure extends Error {
  override readonly name = "StartFailure";

  get sentence(): string {
    return this.message;
  }
}
