import type { Tx } from "../../platform/database/transaction.ts";
import type { ProjectData, WorkersQuery } from "./project-data.ts";
import { factsOf } from "./project-facts.ts";
import type { Facts } from "./rules/reconcile/facts.ts";
import { knownProject, type ProjectKey } from "./store/projects.ts";

type Asking = Pick<ProjectData, "workersIn"> & WorkersQuery;

/** Inputs of `reconcile` for all suppliers or one. Undefined for drafts and removed projects, because they demand nothing. */
export const projectDemandFacts = async (tx: Tx, key: ProjectKey, asking: Asking): Promise<Facts | undefined> => {
  const project = await knownProject(tx, key);
  if (!project || project.isDraft) return undefined;
  return (await factsOf(tx, project, asking)).facts;
};
