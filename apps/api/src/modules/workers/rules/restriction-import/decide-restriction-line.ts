import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import { refuse } from "../../../../kernel/outcome.ts";
import { reasonOf } from "../import/read-line.ts";
import { faultInDays, mayStillChange, type RestrictedDays } from "../restriction.ts";
import { type RestrictionChange, restrictionChanges, type WrittenRestriction } from "../restriction-changes.ts";
import type { RestrictionLine } from "./read-restriction-line.ts";

/** A restriction of the person that is not lifted. */
export type KnownRestriction = WrittenRestriction & { readonly id: number };
export type RestrictionDecision =
  | { readonly kind: "new"; readonly restriction: WrittenRestriction }
  | { readonly kind: "change"; readonly id: number; readonly restriction: WrittenRestriction; readonly told: readonly RestrictionChange[] }
  | { readonly kind: "unchanged"; readonly id: number }
  | { readonly kind: "failed"; readonly reason: LineReason };
type Facts = { readonly today: IsoDay; readonly mayChange: boolean };

const FAR = "9999-12-31";
const overlaps = (one: RestrictedDays, other: RestrictedDays): boolean =>
  one.startDate <= (other.endDate ?? FAR) && other.startDate <= (one.endDate ?? FAR);

const failed = (reason: LineReason): RestrictionDecision => ({ kind: "failed", reason });
const overlapping = failed({ code: "restriction.overlaps", column: "startDate" });
const columnOfFault = { "restriction.dates_reversed": "endDate", "restriction.already_past": "endDate" } as const;

/** The restriction that a line asks for. A file without a column for the end keeps the end of the restriction at its start. */
const askedIn = ({ name, reason, startDate, endDate }: RestrictionLine, known: readonly KnownRestriction[]): WrittenRestriction => {
  const atStart = known.find((other) => overlaps(other, { startDate, endDate: startDate }));
  return { name, reason, startDate, endDate: endDate === undefined ? (atStart?.endDate ?? null) : endDate };
};

/** Decides a line by the rules of the single form: a new restriction, or a change of the one in the same period. */
export const decideRestrictionLine = (line: RestrictionLine, known: readonly KnownRestriction[], facts: Facts): RestrictionDecision => {
  const asked = askedIn(line, known);
  const [current, ...others] = known.filter((other) => overlaps(other, asked));
  const told = current ? restrictionChanges(current, asked) : [];
  if (current && others.length === 0 && told.length === 0) return { kind: "unchanged", id: current.id };
  const fault = faultInDays(asked, facts.today);
  if (fault) return failed({ code: fault, column: columnOfFault[fault] });
  if (!current) return { kind: "new", restriction: asked };
  if (others.length > 0 || !mayStillChange({ ...current, isLifted: false }, facts.today)) return overlapping;
  if (!facts.mayChange) return failed(reasonOf(refuse("permission.missing", { permission: "update_restricted_employee" }), null));
  return { kind: "change", id: current.id, restriction: asked, told };
};
