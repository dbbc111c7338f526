import type { Scope } from "../../../platform/access/scope.ts";
import type { ProjectKey } from "./projects.ts";

/** Revision of one saved step, shown to a user with an older version. */
export type Save = { readonly version: number; readonly step: number; readonly fields: readonly string[] };

export const insertRevision = async ({ tx, now, account }: Scope, { contractorId, id }: ProjectKey, save: Save): Promise<void> => {
  const { version, step, fields } = save;
  const by = { at: now, account_id: account.id, account_name: account.name };
  await tx
    .insertInto("project_save")
    .values({ contractor_id: contractorId, project_id: id, version, step, fields: [...fields], ...by })
    .execute();
};

/** Revisions after `version`, oldest first. */
export const savesSince = async ({ tx }: Scope, { contractorId, id }: ProjectKey, version: number) => {
  const rows = await tx
    .selectFrom("project_save")
    .select(["version", "step", "fields", "at", "account_name as accountName"])
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .where("version", ">", version)
    .orderBy("version")
    .execute();
  return rows.map(({ at, ...save }) => ({ ...save, at: at.toISOString() }));
};
