import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectKey } from "./projects.ts";

export type Place = { readonly facilityId: number; readonly departmentId: number };
export type NamedPlace = Place & { readonly facilityName: string; readonly departmentName: string };

const locations = (tx: Tx) =>
  tx
    .selectFrom("project_location as l")
    .innerJoin("facility as f", (join) => join.onRef("f.contractor_id", "=", "l.contractor_id").onRef("f.id", "=", "l.facility_id"))
    .innerJoin("department as d", (join) => join.onRef("d.contractor_id", "=", "l.contractor_id").onRef("d.id", "=", "l.department_id"))
    .select(["f.id as facilityId", "f.name as facilityName", "d.id as departmentId", "d.name as departmentName"])
    .orderBy("f.name")
    .orderBy("f.id")
    .orderBy("d.name")
    .orderBy("d.id");

/** Units and areas of a project, by name. */
export const placesOf = async (tx: Tx, { contractorId, id }: ProjectKey): Promise<NamedPlace[]> =>
  locations(tx).where("l.contractor_id", "=", contractorId).where("l.project_id", "=", id).execute();

/** The same of several projects, by project. */
export const placesOfProjects = async (tx: Tx, projects: readonly ProjectKey[]): Promise<ReadonlyMap<number, NamedPlace[]>> => {
  if (projects.length === 0) return new Map();
  const rows = await locations(tx)
    .select("l.project_id as projectId")
    .where(
      "l.contractor_id",
      "in",
      projects.map(({ contractorId }) => contractorId),
    )
    .where(
      "l.project_id",
      "in",
      projects.map(({ id }) => id),
    )
    .execute();
  return Map.groupBy(rows, ({ projectId }) => projectId);
};

/**
 * The requested places that are areas of the contractor's units. Locks them until the transaction ends, so that no other request deletes
 * them.
 */
export const holdPlaces = async (tx: Tx, contractorId: number, asked: readonly Place[]): Promise<NamedPlace[]> => {
  const { rows } = await sql<NamedPlace>`
    select d.facility_id as "facilityId", f.name as "facilityName", d.id as "departmentId", d.name as "departmentName"
    from unnest(${asked.map(({ facilityId }) => facilityId)}::bigint[], ${asked.map(({ departmentId }) => departmentId)}::bigint[]) a (facility_id, department_id)
      join department d on d.contractor_id = ${contractorId} and d.facility_id = a.facility_id and d.id = a.department_id
      join facility f on f.contractor_id = d.contractor_id and f.id = d.facility_id
    for key share of d`.execute(tx);
  return rows;
};

export const addPlaces = async (tx: Tx, { contractorId, id }: ProjectKey, places: readonly Place[]): Promise<void> => {
  if (places.length === 0) return;
  const rows = places.map(({ facilityId, departmentId }) => ({ facility_id: facilityId, department_id: departmentId }));
  await tx
    .insertInto("project_location")
    .values(rows.map((row) => ({ contractor_id: contractorId, project_id: id, ...row })))
    .execute();
};

export const leavePlaces = async (tx: Tx, { contractorId, id }: ProjectKey, places: readonly Place[]): Promise<void> => {
  if (places.length === 0) return;
  await tx
    .deleteFrom("project_location")
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .where(
      "department_id",
      "in",
      places.map(({ departmentId }) => departmentId),
    )
    .execute();
};
