import { addDays } from "../../../../kernel/dates.ts";
import type { Requirement, Span, Worker } from "./facts.ts";
import { overlap, overlapOfAll } from "./months.ts";

const ALWAYS: Span = { from: "0001-01-01", until: null };

type RegimeSpan = Span & { readonly regime: string };
const regimeSpans = ({ regime, formerRegimes }: Pick<Worker, "regime" | "formerRegimes">): readonly RegimeSpan[] =>
  [...formerRegimes, { regime, until: null }].map((one, at, all) => {
    const before = all[at - 1]?.until;
    return { ...one, from: before ? addDays(before, 1) : ALWAYS.from };
  });

/** Periods in which the worker had a regime to which the document applies. Consecutive matching regimes are merged. */
export const whenItApplies = (
  { regimes }: Pick<Requirement, "regimes">,
  worker: Pick<Worker, "regime" | "formerRegimes">,
): readonly Span[] => {
  if (regimes.length === 0) return [ALWAYS];
  const spans: Span[] = [];
  let continues = false;
  for (const { regime, ...held } of regimeSpans(worker)) {
    const applies = regimes.includes(regime);
    const begun = applies && continues ? spans.pop() : undefined;
    if (applies) spans.push({ from: begun?.from ?? held.from, until: held.until });
    continues = applies;
  }
  return spans;
};

/**
 * True if a worker of the supplier who is linked in these days has a matching regime. Without linked workers the document applies whatever
 * the regime; otherwise a supplier that registers no worker would owe nothing (decision 0046).
 */
export const appliesToSupplier = (requirement: Requirement, workers: readonly Worker[], days: Span): boolean => {
  if (requirement.regimes.length === 0) return true;
  const applies = (worker: Worker) =>
    whenItApplies(requirement, worker).some((held) => worker.linked.some((linked) => overlapOfAll([linked, held, days]) !== undefined));
  const isThere = ({ linked }: Worker) => linked.some((one) => overlap(one, days) !== undefined);
  return workers.some(applies) || !workers.some(isThere);
};
