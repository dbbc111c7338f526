import type { TrainingConfigInput } from "@emdia/contract/trainings/config-routes.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";
import { toTenths } from "../rules/score.ts";

type Reference = { readonly contractorId: number; readonly id: number; readonly version: number };
type Written = {
  readonly input: TrainingConfigInput;
  readonly documentOwnerId: number;
  readonly now: Date;
  readonly accountId: number;
};

/** Returns undefined if the contractor has a current configuration with this name, ignoring accents and case. */
export const insertConfig = (tx: Tx, contractorId: number, { name, now }: { readonly name: string; readonly now: Date }) =>
  tx
    .insertInto("training_config")
    .values({ contractor_id: contractorId, name, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

export const insertConfigVersion = (
  tx: Tx,
  { contractorId, id, version }: Reference,
  { input, documentOwnerId, now, accountId }: Written,
) =>
  tx
    .insertInto("training_config_version")
    .values({
      contractor_id: contractorId,
      config_id: id,
      version,
      name: input.name,
      training_id: input.trainingId,
      document_owner_id: documentOwnerId,
      document_type_id: input.documentTypeId,
      kinds: [...input.kinds],
      theory_minutes: input.theoryMinutes,
      practice_minutes: input.practiceMinutes,
      validity_months: input.validityMonths,
      syllabus: input.syllabus,
      has_test: input.hasTest,
      minimum_score_tenths: input.minimumScore === null ? null : toTenths(input.minimumScore),
      minimum_attendance: input.minimumAttendance,
      vacancy: input.vacancy,
      facility_id: input.facilityId,
      department_id: input.departmentId,
      place: input.place,
      instructors: sql`${JSON.stringify(input.instructors)}::json`,
      technical_responsible: sql`${JSON.stringify(input.technicalResponsible)}::json`,
      created_at: now,
      created_by_id: accountId,
    })
    .execute();

export const moveConfigToVersion = async (tx: Tx, { contractorId, id, version }: Reference, name: string): Promise<"moved" | "taken"> => {
  try {
    await tx.updateTable("training_config").set({ name, version }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();
    return "moved";
  } catch (error) {
    if (violatesUnique(error, "training_config_name")) return "taken";
    throw error;
  }
};

/** Deletes a configuration without classes, and retires one with classes: they keep their version. */
export const deleteOrRetireConfig = async (tx: Tx, { contractorId, id }: Omit<Reference, "version">): Promise<"deleted" | "retired"> => {
  const deleted = await sql`delete from training_config c where c.contractor_id = ${contractorId} and c.id = ${id}
    and not exists (select from training_class k where k.contractor_id = c.contractor_id and k.config_id = c.id)`.execute(tx);
  if (deleted.numAffectedRows === 1n) return "deleted";
  await tx.updateTable("training_config").set({ retired: true }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();
  return "retired";
};

/**
 * Locks a configuration until the transaction ends. A statement of its own, because one that also reads the version does not find the version
 * that another transaction writes while it waits.
 */
export const lockConfig = async (tx: Tx, id: number): Promise<void> => {
  await tx.selectFrom("training_config").select("id").where("id", "=", id).forUpdate().execute();
};
