import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { fetchWords } from "../errors/message-of.ts";

/** What became of many, once the words for each refusal are there: a line is refused within an answer that went through. */
export const withRefusalTexts = async <A extends { readonly results: readonly BulkLine[] }>(answer: Promise<A>): Promise<A> => {
  const told = await answer;
  const codes = new Set(told.results.flatMap(({ code }) => code ?? []));
  await Promise.all([...codes].map((code) => fetchWords({ code: code as RefusalCode }).catch(() => undefined)));
  return told;
};
