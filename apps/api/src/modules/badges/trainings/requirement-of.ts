import type { Tx } from "../../../platform/database/transaction.ts";
import { configNames } from "../../trainings/index.ts";
import { findTrainingRequirement } from "../store/training-requirements.ts";
import { withoutRetiredTrainings } from "./rules/training-requirement.ts";

/** The requirement of a contractor without retired configurations. */
export const requirementOf = async (tx: Tx, companyId: number) => {
  const [requirement, options] = [await findTrainingRequirement(tx, companyId), await configNames(tx, companyId)];
  return { requirement: withoutRetiredTrainings(requirement, options), options };
};
