import type { Plan } from "@emdia/contract/limits.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

type Tick = { readonly systemPendencyId: number; readonly isChecked: boolean };
type Demandable = { readonly id: number; readonly plan: Plan };
type Open = { readonly id: number; readonly typeId: number };

export type RequirementChange<Type, Row> = { readonly opened: readonly Type[]; readonly closed: readonly Row[] };

/** Decides which documents a project starts and stops demanding. Types without a choice do not change. */
export const decideRequirements = <Type extends Demandable, Row extends Open>(
  choices: readonly Tick[],
  { plan, types, open }: { readonly plan: Plan; readonly types: readonly Type[]; readonly open: readonly Row[] },
): Outcome<RequirementChange<Type, Row>, "project.requirement_unknown"> => {
  const choiceByType = new Map(choices.map(({ systemPendencyId, isChecked }) => [systemPendencyId, isChecked]));
  const openTypes = new Set(open.map(({ typeId }) => typeId));
  const known = new Map(types.filter((type) => type.plan === plan).map((type) => [type.id, type]));
  // A type that was retired from the catalogue may stay selected where it is, or be deselected.
  const unknown = [...choiceByType].find(([id]) => !known.has(id) && !openTypes.has(id));
  if (unknown) return refuse("project.requirement_unknown", { systemPendencyId: unknown[0] });
  return accept({
    opened: [...known.values()].filter(({ id }) => choiceByType.get(id) === true && !openTypes.has(id)),
    closed: open.filter(({ typeId }) => choiceByType.get(typeId) === false),
  });
};
