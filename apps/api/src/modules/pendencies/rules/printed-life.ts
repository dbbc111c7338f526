// Prints the transitions for the README.
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { conditions } from "./conditions.ts";
import { type Target, type TransitionActor, transitions } from "./transitions.ts";

const movers: { readonly [M in Extract<TransitionActor, "clock" | "analyser" | "facts" | "dispute" | "training">]: string } = {
  clock: "the daily job",
  analyser: "the automatic analysis",
  facts: "the facts of the project or of the worker",
  dispute: "the decision on a dispute (`decide_dispute`)",
  training: "the certificate of a class",
};
const targets: { readonly [T in Extract<Target, "as_it_is" | "where_it_stood" | "before_sending" | "by_date">]: string } = {
  as_it_is: "unchanged",
  where_it_stood: "its former status, or the status for its date",
  before_sending: "its status before sending",
  by_date: "DONE, or the status for its date",
};
const isKnown = <T extends string>(words: { readonly [K in T]: string }, word: string): word is T => Object.hasOwn(words, word);

/** Prints the state machine as a table. The module's README contains it word for word. */
export const printedLife = (): string =>
  [
    "| action | from | to | by | not if |",
    "|---|---|---|---|---|",
    ...transitions.map(({ action, from, to, by, unless }) => {
      const fromText = from.length === pendencyStatuses.length ? "any status" : from.join(", ");
      const toText = isKnown(targets, to) ? targets[to] : to;
      const actor = isKnown(movers, by) ? movers[by] : `\`${by}\``;
      return `| ${action} | ${fromText} | ${toText} | ${actor} | ${unless.map((name) => conditions[name].says).join("; ")} |`;
    }),
  ].join("\n");
