import { randomUUID } from "node:crypto";
import { onlyId } from "./new-company.ts";
import type { Place } from "./new-project.ts";
import type { World } from "./world.ts";

type Options = { readonly name?: string; readonly area?: string };

/** A unit of a test's own, with one area. */
export const newFacility = async (
  { database }: Pick<World, "database">,
  contractorId: number,
  { name = `Unidade ${randomUUID()}`, area = "Britagem" }: Options = {},
): Promise<Place & { readonly name: string; readonly area: string }> => {
  const pool = database.ownerPool();
  const facility = await pool.query<{ id: number }>("insert into facility (contractor_id, name) values ($1, $2) returning id", [
    contractorId,
    name,
  ]);
  const facilityId = onlyId(facility.rows);
  const department = await pool.query<{ id: number }>(
    "insert into department (contractor_id, facility_id, name) values ($1, $2, $3) returning id",
    [contractorId, facilityId, area],
  );
  return { facilityId, departmentId: onlyId(department.rows), name, area };
};
