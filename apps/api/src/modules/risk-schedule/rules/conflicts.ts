// Conflicts of a schedule with the other schedules of its unit. Symmetric, and independent of the order in which schedules are saved.
import { type ConflictLevel, type ConflictScope, conflictLevels } from "@emdia/contract/risk-schedule/vocabulary.ts";
import type { ConflictLine } from "./conflict-table.ts";
import { overlap, type Span } from "./span.ts";

/** What one side of a conflict knows of the other: activities, place, span and number of people. */
export type Occupation = Span & {
  /** 0 for an unsaved schedule. */
  readonly id: number;
  readonly departmentId: number;
  readonly activityIds: readonly number[];
  readonly people: number;
};

/** Text of a contractor, or of the platform in each language. */
export type Measures = string | ConflictLine["measures"];

/** A line of the table of a contractor, by ids. Null: every activity. */
export type ConflictRule = {
  readonly oneId: number;
  readonly otherId: number | null;
  readonly inArea: ConflictLevel;
  readonly inUnit: ConflictLevel;
  readonly measures: Measures;
};

export type FoundConflict = {
  readonly other: Occupation;
  readonly level: Exclude<ConflictLevel, "allowed">;
  readonly scope: ConflictScope;
  readonly ownActivityId: number;
  readonly otherActivityId: number;
  readonly measures: Measures;
};

const rankOf = (level: ConflictLevel): number => conflictLevels.indexOf(level);
/** True if the second level is weaker. */
export const loosens = (from: ConflictLevel, to: ConflictLevel): boolean => rankOf(to) < rankOf(from);

/** The ids of a pair in one order, so that a pair is one line. */
export const pairOf = (oneId: number, otherId: number | null): { readonly oneId: number; readonly otherId: number | null } =>
  otherId !== null && otherId < oneId ? { oneId: otherId, otherId: oneId } : { oneId, otherId };
const keyOf = (oneId: number, otherId: number | null): string => {
  const pair = pairOf(oneId, otherId);
  return `${pair.oneId} ${pair.otherId}`;
};

type Catalogue = readonly { readonly id: number; readonly code: string | null }[];
/** The default lines by ids. A line of an activity that the catalogue lacks is left out. */
export const defaultRules = (lines: readonly ConflictLine[], catalogue: Catalogue): readonly ConflictRule[] => {
  const ids = new Map(catalogue.flatMap(({ id, code }) => (code === null ? [] : [[code, id] as const])));
  return lines.flatMap(({ one, other, inArea, inUnit, measures }) => {
    const [oneId, otherId] = [ids.get(one), other === null ? null : ids.get(other)];
    return oneId === undefined || otherId === undefined ? [] : [{ ...pairOf(oneId, otherId), inArea, inUnit, measures }];
  });
};

/** The table of a contractor: its own line replaces the default one of the same pair. */
export const effectiveRules = (defaults: readonly ConflictRule[], own: readonly ConflictRule[]): readonly ConflictRule[] => [
  ...new Map([...defaults, ...own].map((rule) => [keyOf(rule.oneId, rule.otherId), rule])).values(),
];

type Lookup = ReadonlyMap<string, ConflictRule>;
/** The line of a pair, or else the stricter one of the lines of either activity with every activity. */
const linesOf = (table: Lookup, one: number, other: number): readonly ConflictRule[] => {
  const exact = table.get(keyOf(one, other));
  if (exact) return [exact];
  return [table.get(keyOf(one, null)), table.get(keyOf(other, null))].filter((rule) => rule !== undefined);
};

const strongest = (conflicts: readonly FoundConflict[]): FoundConflict | undefined =>
  conflicts.toSorted(
    (one, other) =>
      rankOf(other.level) - rankOf(one.level) ||
      Math.min(one.ownActivityId, one.otherActivityId) - Math.min(other.ownActivityId, other.otherActivityId) ||
      Math.max(one.ownActivityId, one.otherActivityId) - Math.max(other.ownActivityId, other.otherActivityId),
  )[0];

const conflictsWith = (own: Occupation, other: Occupation, table: Lookup): readonly FoundConflict[] => {
  const scope = own.departmentId === other.departmentId ? "area" : "unit";
  return own.activityIds.flatMap((ownActivityId) =>
    other.activityIds.flatMap((otherActivityId) =>
      linesOf(table, ownActivityId, otherActivityId).flatMap((rule): readonly FoundConflict[] => {
        const level = scope === "area" ? rule.inArea : rule.inUnit;
        return level === "allowed" ? [] : [{ other, level, scope, ownActivityId, otherActivityId, measures: rule.measures }];
      }),
    ),
  );
};

/** The strongest conflict with each other schedule whose span overlaps. */
export const findConflicts = (own: Occupation, others: readonly Occupation[], rules: readonly ConflictRule[]): readonly FoundConflict[] => {
  const table = new Map(rules.map((rule) => [keyOf(rule.oneId, rule.otherId), rule]));
  return others
    .filter((other) => other.id !== own.id && overlap(own, other))
    .flatMap((other) => strongest(conflictsWith(own, other, table)) ?? []);
};

const described = ({ departmentId, activityIds, startsAt, overAt }: Occupation): string =>
  [departmentId, activityIds.toSorted((one, other) => one - other).join("+"), startsAt, overAt].join("|");

/**
 * Text of the two schedules as they are, equal from both sides. An acceptance holds while it stays the same: a change of activity, place or span of
 * either one, and another level, ask again.
 */
export const signatureOf = (own: Occupation, { other, level, scope }: FoundConflict): string =>
  [...[described(own), described(other)].toSorted(), level, scope].join(" / ");

/** Names a conflict in a request, also while the own schedule has no id. */
export const conflictKey = (own: Occupation, conflict: FoundConflict): string => `${conflict.other.id} ${signatureOf(own, conflict)}`;
