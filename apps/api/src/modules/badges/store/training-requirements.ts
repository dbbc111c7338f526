import type { Tx } from "../../../platform/database/transaction.ts";
import { defaultTrainingRequirement, type TrainingRequirement } from "../trainings/rules/training-requirement.ts";
import { lockBadgeConfig } from "./badge-configs.ts";

const FIRST_VERSION = 1;
const requirementRow = (tx: Tx, companyId: number) =>
  tx
    .selectFrom("badge_config")
    .select([
      "requires_training as requiresTraining",
      "all_trainings as allTrainings",
      "training_config_ids as trainingIds",
      "training_version as version",
    ])
    .where("company_id", "=", companyId)
    .executeTakeFirst();

/** The stored requirement, or none. It can contain configurations that were retired since. */
export const findTrainingRequirement = async (tx: Tx, companyId: number) =>
  (await requirementRow(tx, companyId)) ?? { ...defaultTrainingRequirement, version: FIRST_VERSION };

/** Locks the row of the badge configuration for a change. */
export const lockTrainingRequirement = async (tx: Tx, companyId: number) => {
  await lockBadgeConfig(tx, companyId);
  return findTrainingRequirement(tx, companyId);
};

type Saved = TrainingRequirement & { readonly version: number };
export const saveTrainingRequirement = (tx: Tx, companyId: number, { requiresTraining, allTrainings, trainingIds, version }: Saved) =>
  tx
    .updateTable("badge_config")
    .set({
      requires_training: requiresTraining,
      all_trainings: allTrainings,
      training_config_ids: [...trainingIds],
      training_version: version,
    })
    .where("company_id", "=", companyId)
    .execute();
