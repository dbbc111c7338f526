import type { Tx } from "../../../platform/database/transaction.ts";

type Place = { readonly facilityId: number | null; readonly departmentId: number | null };

/** The refusal for a facility, or for a department of it, that the contractor does not have; undefined if both exist or are not given. */
export const placeExists = async (
  tx: Tx,
  contractorId: number,
  { facilityId, departmentId }: Place,
): Promise<"facility.not_found" | "department.not_found" | undefined> => {
  if (facilityId === null) return departmentId === null ? undefined : "department.not_found";
  const facility = await tx
    .selectFrom("facility")
    .select("id")
    .where("contractor_id", "=", contractorId)
    .where("id", "=", facilityId)
    .executeTakeFirst();
  if (!facility) return "facility.not_found";
  if (departmentId === null) return undefined;
  const department = await tx
    .selectFrom("department")
    .select("id")
    .where("contractor_id", "=", contractorId)
    .where("facility_id", "=", facilityId)
    .where("id", "=", departmentId)
    .executeTakeFirst();
  return department ? undefined : "department.not_found";
};
