import type { Scope } from "../../../platform/access/scope.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";
import type { Facility } from "./facilities.ts";

export type Department = { readonly contractorId: number; readonly id: number; readonly facilityId: number; readonly name: string };
const columns = ["contractor_id as contractorId", "id", "facility_id as facilityId", "name"] as const;

export const departmentsOf = (scope: Scope, facilities: readonly Facility[]): Promise<Department[]> =>
  scope.tx
    .selectFrom("department")
    .select(columns)
    .where("contractor_id", "in", [0, ...facilities.map(({ contractorId }) => contractorId)])
    .where("facility_id", "in", [0, ...facilities.map(({ id }) => id)])
    .orderBy("name")
    .orderBy("id")
    .execute();

export const lockDepartment = (scope: Scope, { contractorId, id: facilityId }: Facility, id: number): Promise<Department | undefined> =>
  scope.tx
    .selectFrom("department")
    .select(columns)
    .where("contractor_id", "=", contractorId)
    .where("facility_id", "=", facilityId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** Returns undefined if the unit already has an area with this name. */
export const insertDepartment = (scope: Scope, { contractorId, id: facilityId }: Facility, name: string): Promise<Department | undefined> =>
  scope.tx
    .insertInto("department")
    .values({ contractor_id: contractorId, facility_id: facilityId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export const renameDepartmentRow = async (scope: Scope, { contractorId, id }: Department, name: string): Promise<"renamed" | "taken"> => {
  try {
    await scope.tx.updateTable("department").set({ name }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();
    return "renamed";
  } catch (error) {
    if (violatesUnique(error, "department_name")) return "taken";
    throw error;
  }
};

export const deleteDepartmentRow = (scope: Scope, { contractorId, id }: Department) =>
  scope.tx.deleteFrom("department").where("contractor_id", "=", contractorId).where("id", "=", id).execute();
