import { isRefusal, type Refusal } from "../src/kernel/outcome.ts";

/** What a use case answered: the demo world asks for nothing that could be refused. */
export const acceptedBy = <T>(answer: T): Exclude<T, Refusal> => {
  if (isRefusal(answer)) throw new Error(`the demo world was refused: ${answer.code}`);
  return answer as Exclude<T, Refusal>;
};
