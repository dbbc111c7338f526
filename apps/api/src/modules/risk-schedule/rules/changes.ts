// Differences between a schedule before and after a change, with names as they were.
import type { Member } from "./team.ts";

type NamedRow = { readonly id: number; readonly name: string };
export type Described = {
  readonly facility: NamedRow;
  readonly department: NamedRow;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly description: string;
  readonly precautions: string;
  readonly supervisor: NamedRow | null;
};
export type FieldChange = { readonly field: string; readonly from: string | null; readonly to: string | null };

/** Names are compared by their ids: an area of another facility may have the same name. */
const named = (field: string, before: NamedRow | null, after: NamedRow | null): FieldChange[] =>
  before?.id === after?.id ? [] : [{ field, from: before?.name ?? null, to: after?.name ?? null }];
const text = (field: string, before: string, after: string): FieldChange[] =>
  before === after ? [] : [{ field, from: before || null, to: after || null }];

export const fieldChanges = (before: Described, after: Described): readonly FieldChange[] => [
  ...named("facility", before.facility, after.facility),
  ...named("department", before.department, after.department),
  ...text("start", before.startsAt, after.startsAt),
  ...text("end", before.endsAt, after.endsAt),
  ...text("description", before.description, after.description),
  ...text("precautions", before.precautions, after.precautions),
  ...named("supervisor", before.supervisor, after.supervisor),
];

export type TeamChanges = {
  readonly added: readonly Member[];
  readonly removed: readonly number[];
  readonly moved: readonly (Member & { readonly from: Member["part"] })[];
};

export const teamChanges = (before: readonly Member[], after: readonly Member[]): TeamChanges => {
  const parts = new Map(before.map(({ employeeId, part }) => [employeeId, part]));
  const stays = new Set(after.map(({ employeeId }) => employeeId));
  return {
    added: after.filter(({ employeeId }) => !parts.has(employeeId)),
    removed: before.map(({ employeeId }) => employeeId).filter((id) => !stays.has(id)),
    moved: after.flatMap((member) => {
      const from = parts.get(member.employeeId);
      return from === undefined || from === member.part ? [] : [{ ...member, from }];
    }),
  };
};
