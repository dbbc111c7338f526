// Keys of the texts for the history of a schedule. A newer server may send values that this client does not know.
import { type PrintedPermitKind, printedPermitKinds } from "@emdia/contract/catalogue/vocabulary.ts";
import { competenceReasons, HIDDEN_REASON, type SuspensionCause, suspensionCauses } from "@emdia/contract/risk-schedule/vocabulary.ts";

const deeds = [
  "created",
  "changed",
  "cancelled",
  "revalidated",
  "worker_added",
  "worker_removed",
  "part_changed",
  "suspended",
  "suspension_ended",
  "conflict_found",
  "conflict_ended",
  "conflict_accepted",
  "permit_issued",
  "auto_planned",
  "auto_removed",
] as const;
type Deed = (typeof deeds)[number] | "other";

export const deedOf = (action: string): Deed => deeds.find((deed) => `risk_schedule.${deed}` === action) ?? "other";

const fields = ["facility", "department", "start", "end", "description", "precautions", "supervisor", "activity"] as const;
export const fieldOf = (field: string | null): (typeof fields)[number] | undefined => fields.find((known) => known === field);

type Cause = SuspensionCause | typeof HIDDEN_REASON;
const causes: readonly Cause[] = [...suspensionCauses, ...competenceReasons, HIDDEN_REASON];
/** Cause of a suspension, which the history stores as the field. */
export const causeOf = (field: string | null): Cause | undefined => causes.find((known) => known === field);

/** Kind of an issued permit, which the history stores as the field. */
export const permitKindOf = (field: string | null): PrintedPermitKind | undefined => printedPermitKinds.find((known) => known === field);

const MINUTE = /(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2})/;
/** Writes a stored minute such as `2026-03-10 07:00` as a day and a time; the text around it stays. */
export const minuteText = (value: string): string => value.replace(MINUTE, "$3/$2/$1 $4");
