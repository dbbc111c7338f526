import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { fetchWords } from "../errors/message-of.ts";

/** Loads the refusal texts of a bulk answer: refused lines arrive in a successful response, so the client does not load them. */
export const withRefusalTexts = async <A extends { readonly results: readonly BulkLine[] }>(answer: Promise<A>): Promise<A> => {
  const resolved = await answer;
  const codes = new Set(resolved.results.flatMap(({ code }) => code ?? []));
  await Promise.all([...codes].map((code) => fetchWords({ code: code as RefusalCode }).catch(() => undefined)));
  return resolved;
};
