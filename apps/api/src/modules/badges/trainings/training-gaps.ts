// Required trainings that workers lack.
import type { LackingTraining } from "@emdia/contract/badges/badge-routes.ts";
import type { PublicScope, Scope } from "../../../platform/access/scope.ts";
import { type Coverage, configNames, coverageOfAll, trainingCoverage } from "../../trainings/index.ts";
import { findTrainingRequirement } from "../store/training-requirements.ts";
import { requiredTrainings, type TrainingOption } from "./rules/training-requirement.ts";

type Reader = Pick<Scope | PublicScope, "tx" | "today">;
type Link = { readonly contractorId: number; readonly workerId: number };
type StateOfTraining = TrainingOption & Coverage;

/** Coverage of each training that one contractor requires, for each of these workers. */
const statesAt = async ({ tx, today }: Reader, contractorId: number, workerIds: readonly number[]) => {
  const requirement = await findTrainingRequirement(tx, contractorId);
  const required = requirement.requiresTraining ? requiredTrainings(requirement, await configNames(tx, contractorId)) : [];
  const coverageOf = await trainingCoverage(tx, { contractorId, workerIds, configIds: required.map(({ id }) => id), today });
  return (workerId: number): readonly StateOfTraining[] =>
    required.map((training) => ({ ...training, ...coverageOf(workerId, training.id) }));
};

/** Coverage of the trainings that the contractor of each link requires. */
const requiredStates = async (scope: Reader, links: readonly Link[]) => {
  const byContractor = Map.groupBy(links, ({ contractorId }) => contractorId);
  const states = new Map(
    await Promise.all(
      [...byContractor].map(
        async ([id, own]) => [id, await statesAt(scope, id, [...new Set(own.map(({ workerId }) => workerId))])] as const,
      ),
    ),
  );
  return ({ contractorId, workerId }: Link): readonly StateOfTraining[] => states.get(contractorId)?.(workerId) ?? [];
};

/** The required trainings that the worker of each link lacks today. */
export const trainingGaps = async (scope: Reader, links: readonly Link[]): Promise<(link: Link) => LackingTraining[]> => {
  const statesOf = await requiredStates(scope, links);
  return (link) =>
    statesOf(link)
      .filter(({ isInForce }) => !isInForce)
      .map(({ id, name, since }) => ({ id, name, since }));
};

/** Whether the required trainings are in force together, and since when; null if the contractor requires none. */
export const trainingState = async (scope: Reader, links: readonly Link[]) => {
  const statesOf = await requiredStates(scope, links);
  return (link: Link) => {
    const states = statesOf(link);
    const { isInForce, since } = coverageOfAll(states);
    return states.length === 0 ? null : { inForce: isInForce, since };
  };
};
