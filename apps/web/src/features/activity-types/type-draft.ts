import type { ActivityType } from "@emdia/contract/workers/activity-type-routes.ts";

type Reference = { readonly ownerId: number; readonly id: number };
type Names = { readonly [language: string]: string | null };
type Proposed = Reference & { readonly name: string; readonly names: Names };
export type TypeDraft = { readonly name: string; readonly isActive: boolean; readonly risks: readonly string[] };

/** A risk as a list of choices knows it: its owner and its number. */
export const keyOf = ({ ownerId, id }: Reference): string => `${ownerId}/${id}`;
export const referenceIn = (key: string): Reference => {
  const [ownerId = 0, id = 0] = key.split("/").map(Number);
  return { ownerId, id };
};

export const draftOf = (type: ActivityType | null): TypeDraft => ({
  name: type?.name ?? "",
  isActive: type === null || type.status === "active",
  risks: type?.risks.map(keyOf) ?? [],
});

/** What may be chosen: what the platform proposes, and what was chosen before, be it a contractor's own. */
export const riskChoices = (proposed: readonly Proposed[], chosen: ActivityType["risks"], language: string) => {
  const known = new Map(chosen.map((risk) => [keyOf(risk), risk.name]));
  for (const risk of proposed) known.set(keyOf(risk), risk.names[language] ?? risk.name);
  return [...known].map(([value, label]) => ({ value, label })).toSorted((one, other) => one.label.localeCompare(other.label, language));
};
