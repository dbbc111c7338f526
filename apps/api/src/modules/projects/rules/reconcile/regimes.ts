import { addDays } from "../../../../kernel/dates.ts";
import type { Requirement, Span, Worker } from "./facts.ts";

const ALWAYS: Span = { from: "0001-01-01", until: null };

type Held = Span & { readonly regime: string };
const heldBy = ({ regime, formerRegimes }: Pick<Worker, "regime" | "formerRegimes">): readonly Held[] =>
  [...formerRegimes, { regime, until: null }].map((one, at, all) => {
    const before = all[at - 1]?.until;
    return { ...one, from: before ? addDays(before, 1) : ALWAYS.from };
  });

/** When somebody worked under a regime to which a document applies; of two such in a row nobody sees where one ended. */
export const whenItApplies = (
  { regimes }: Pick<Requirement, "regimes">,
  worker: Pick<Worker, "regime" | "formerRegimes">,
): readonly Span[] => {
  if (regimes.length === 0) return [ALWAYS];
  const spans: Span[] = [];
  let goesOn = false;
  for (const { regime, ...held } of heldBy(worker)) {
    const applies = regimes.includes(regime);
    const begun = applies && goesOn ? spans.pop() : undefined;
    if (applies) spans.push({ from: begun?.from ?? held.from, until: held.until });
    goesOn = applies;
  }
  return spans;
};
