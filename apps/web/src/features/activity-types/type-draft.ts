import type { ActivityType } from "@emdia/contract/workers/activity-type-routes.ts";

type Reference = { readonly ownerId: number; readonly id: number };
type Names = { readonly [language: string]: string | null };
type Proposed = Reference & { readonly name: string; readonly names: Names };
export type TypeDraft = { readonly name: string; readonly isActive: boolean; readonly risks: readonly string[] };

/** Option value of a risk: owner id and risk id. */
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

/** The selectable risks: those of the platform, plus the risks already chosen, which may be a contractor's own. */
export const riskChoices = (proposed: readonly Proposed[], chosen: ActivityType["risks"], language: string) => {
  const known = new Map(chosen.map((risk) => [keyOf(risk), risk.name]));
  for (const risk of proposed) known.set(keyOf(risk), risk.names[language] ?? risk.name);
  return [...known].map(([value, label]) => ({ value, label })).toSorted((one, other) => one.label.localeCompare(other.label, language));
};
