import type { Plan } from "@emdia/contract/limits.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { factsOf } from "../project-facts.ts";
import { standing } from "../rules/dry-run.ts";
import { type PendencyKey, reconcile, type Worker } from "../rules/index.ts";
import { findProject } from "../store/projects.ts";
import { requirementsOf } from "../store/requirements.ts";

type Input = { readonly today: IsoDay; readonly before: readonly Worker[]; readonly after: readonly Worker[] };
export type ChangedDemand = {
  readonly effect: "opens" | "closes" | "rests";
  readonly name: string;
  readonly plan: Plan;
  readonly total: number;
};

/** Pendencies that open, close or pause when the data of these workers changes. Other workers are not affected. */
export const changedDemands = async (
  scope: Scope,
  projectId: number,
  { today, before, after }: Input,
): Promise<readonly ChangedDemand[]> => {
  const project = await findProject(scope, projectId);
  if (!project) return [];
  const { facts } = await factsOf(scope.tx, project, { today, workersIn: async () => before });
  const existing = standing(facts);
  const existingById = new Map(existing.map((one) => [one.id, one]));
  const { create, deactivate } = reconcile({ ...facts, workers: after }, existing);
  const changes = [
    ...create.map((key) => ({ effect: "opens" as const, key })),
    ...deactivate.map(({ id, rest }) => ({
      effect: rest.for === "good" ? ("closes" as const) : ("rests" as const),
      key: existingById.get(id),
    })),
  ];
  const demanded = new Map((await requirementsOf(scope.tx, project)).map((one) => [one.typeId, one]));
  const counted = new Map<string, ChangedDemand>();
  const count = (effect: ChangedDemand["effect"], { typeId }: PendencyKey) => {
    const { name = "", plan = "SSMA" } = demanded.get(typeId) ?? {};
    const text = `${effect} ${typeId}`;
    counted.set(text, { effect, name, plan, total: (counted.get(text)?.total ?? 0) + 1 });
  };
  for (const { effect, key } of changes) if (key) count(effect, key);
  return [...counted.values()].toSorted((one, other) => one.effect.localeCompare(other.effect) || one.name.localeCompare(other.name));
};
