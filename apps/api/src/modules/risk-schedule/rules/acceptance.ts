// Whether a user may save a schedule with its conflicts.
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { FoundConflict } from "./conflicts.ts";

export type Keyed = FoundConflict & { readonly key: string; readonly signature: string };
export type Acceptance = { readonly key: string; readonly reason: string };
type Input = {
  readonly accepted: readonly Acceptance[];
  /** Signatures that were accepted with an earlier save. */
  readonly before: ReadonlySet<string>;
  readonly mayAcceptForbidden: boolean;
};
type Refused = "risk_schedule.conflict_open" | "risk_schedule.conflict_forbidden" | "risk_schedule.conflict_reason_missing";

/** Restricted conflicts need their measures to be ticked, forbidden ones also a reason and `accept_risk_conflict`. Returns what is accepted now. */
export const acceptConflicts = (
  conflicts: readonly Keyed[],
  { accepted, before, mayAcceptForbidden }: Input,
): Outcome<readonly Keyed[], Refused> => {
  const open = conflicts.filter(({ signature }) => !before.has(signature));
  const forbidden = open.filter(({ level }) => level === "forbidden");
  if (forbidden.length > 0 && !mayAcceptForbidden)
    return refuse("risk_schedule.conflict_forbidden", { keys: forbidden.map(({ key }) => key) });
  const given = new Map(accepted.map(({ key, reason }) => [key, reason]));
  const unticked = open.filter(({ key }) => !given.has(key));
  if (unticked.length > 0) return refuse("risk_schedule.conflict_open", { keys: unticked.map(({ key }) => key) });
  const silent = forbidden.filter(({ key }) => given.get(key) === "");
  return silent.length > 0 ? refuse("risk_schedule.conflict_reason_missing", { keys: silent.map(({ key }) => key) }) : accept(open);
};
