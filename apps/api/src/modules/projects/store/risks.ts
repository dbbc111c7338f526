import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectKey } from "./projects.ts";

export type Risk = { readonly ownerId: number; readonly id: number; readonly version: number; readonly name: string };

/** Risk activities of a project, in the selected version. */
export const risksOf = (tx: Tx, { contractorId, id }: ProjectKey): Promise<Risk[]> =>
  tx
    .selectFrom("project_risk_activity as r")
    .innerJoin("risk_activity_version as v", (join) =>
      join
        .onRef("v.owner_id", "=", "r.activity_owner_id")
        .onRef("v.risk_activity_id", "=", "r.activity_id")
        .onRef("v.version", "=", "r.activity_version"),
    )
    .where("r.contractor_id", "=", contractorId)
    .where("r.project_id", "=", id)
    .select(["r.activity_owner_id as ownerId", "r.activity_id as id", "r.activity_version as version", "v.name"])
    .orderBy("v.name")
    .orderBy("r.activity_id")
    .execute();

export const addRisks = async (tx: Tx, { contractorId, id }: ProjectKey, risks: readonly Omit<Risk, "name">[]): Promise<void> => {
  if (risks.length === 0) return;
  const rows = risks.map((risk) => ({ activity_owner_id: risk.ownerId, activity_id: risk.id, activity_version: risk.version }));
  await tx
    .insertInto("project_risk_activity")
    .values(rows.map((row) => ({ contractor_id: contractorId, project_id: id, ...row })))
    .execute();
};

export const dropRisks = async (tx: Tx, { contractorId, id }: ProjectKey, risks: readonly Risk[]): Promise<void> => {
  if (risks.length === 0) return;
  const dropped = risks.map((risk) => risk.id);
  await tx
    .deleteFrom("project_risk_activity")
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .where("activity_id", "in", dropped)
    .execute();
};
