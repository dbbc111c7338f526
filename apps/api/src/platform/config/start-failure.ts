/**
 * Why Em Dia cannot start: one sentence, or two, that say what is wrong and what to do about it.
 * The entry point prints it alone, without a stack, and ends with code 1.
 */
export class StartFailure extends Error {
  override readonly name = "StartFailure";

  get sentence(): string {
    return this.message;
  }
}
