import { isRefusal, type Refusal } from "../src/kernel/outcome.ts";

/** Unwraps the answer of a use case. A refusal is a bug of the demo world. */
export const acceptedBy = <T>(answer: T): Exclude<T, Refusal> => {
  if (isRefusal(answer)) throw new Error(`the demo world was refused: ${answer.code}`);
  return answer as Exclude<T, Refusal>;
};
