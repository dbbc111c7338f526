import { randomUUID } from "node:crypto";
import { onlyId } from "./new-company.ts";
import type { World } from "./world.ts";

export type Place = { readonly facilityId: number; readonly departmentId: number };
export type NewProject = {
  readonly contractorId: number;
  readonly name?: string;
  readonly contract?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly state?: "active" | "inactive" | "removed";
  readonly pipeline?: "created" | "linking" | "linked";
  /** Where somebody is in the middle of the wizard: the last step that was saved. */
  readonly draftAt?: number;
  readonly providerIds?: readonly number[];
  readonly places?: readonly Place[];
};

/** A project of a test's own, with its suppliers and its places. */
export const newProject = async ({ database }: Pick<World, "database">, project: NewProject): Promise<number> => {
  const { contractorId, name = `Projeto ${randomUUID()}`, contract = null, startDate = null, endDate = null } = project;
  const { state = "active", pipeline = "linked", draftAt, providerIds = [], places = [] } = project;
  const pool = database.ownerPool();
  const { rows } = await pool.query<{ id: number }>(
    `insert into project (contractor_id, name, contract_number, start_date, end_date, state, pipeline_state, provider_count, is_draft, step)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, 5)) returning id`,
    [contractorId, name, contract, startDate, endDate, state, pipeline, providerIds.length, draftAt !== undefined, draftAt],
  );
  const id = onlyId(rows);
  await pool.query("insert into project_company (contractor_id, project_id, provider_id) select $1, $2, unnest($3::bigint[])", [
    contractorId,
    id,
    providerIds,
  ]);
  for (const place of places) await linkProject({ database }, { contractorId, id }, place);
  return id;
};

/** The project begins to use a place. */
export const linkProject = ({ database }: Pick<World, "database">, project: { contractorId: number; id: number }, place: Place) =>
  database
    .ownerPool()
    .query("insert into project_location (contractor_id, project_id, facility_id, department_id) values ($1, $2, $3, $4)", [
      project.contractorId,
      project.id,
      place.facilityId,
      place.departmentId,
    ]);
