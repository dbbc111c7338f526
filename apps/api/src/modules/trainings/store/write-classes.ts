import type { ClassSessionInput, TrainingClassChange, TrainingClassInput } from "@emdia/contract/trainings/class-routes.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type Ref = { readonly contractorId: number; readonly id: number };
type Span = { readonly startsAt: string; readonly endsAt: string };
type NewClass = Span & {
  readonly input: TrainingClassInput;
  readonly configVersion: number;
  readonly isRetroactive: boolean;
  readonly now: Date;
  readonly accountId: number;
};

export const insertClass = async (tx: Tx, contractorId: number, { input, ...made }: NewClass): Promise<number> => {
  const { id } = await tx
    .insertInto("training_class")
    .values({
      contractor_id: contractorId,
      config_id: input.configId,
      config_version: made.configVersion,
      name: input.name,
      kind: input.kind,
      place: input.place,
      facility_id: input.facilityId,
      department_id: input.departmentId,
      work_and_space: input.workAndSpace,
      instructors: sql`${JSON.stringify(input.instructors)}::json`,
      open_to_all: input.providerIds === null,
      vacancy: input.vacancy,
      starts_at: made.startsAt,
      ends_at: made.endsAt,
      is_retroactive: made.isRetroactive,
      description: input.description,
      created_at: made.now,
      created_by_id: made.accountId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

type Changed = Span & { readonly input: TrainingClassChange; readonly isRetroactive: boolean };
export const updateClass = (tx: Tx, { contractorId, id }: Ref, { input, ...changed }: Changed) =>
  tx
    .updateTable("training_class")
    .set({
      name: input.name,
      kind: input.kind,
      place: input.place,
      facility_id: input.facilityId,
      department_id: input.departmentId,
      work_and_space: input.workAndSpace,
      instructors: sql`${JSON.stringify(input.instructors)}::json`,
      open_to_all: input.providerIds === null,
      starts_at: changed.startsAt,
      ends_at: changed.endsAt,
      is_retroactive: changed.isRetroactive,
      description: input.description,
      version: sql`version + 1`,
    })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();

export const insertSessions = async (tx: Tx, { contractorId, id }: Ref, sessions: readonly ClassSessionInput[]): Promise<void> => {
  if (sessions.length === 0) return;
  await tx
    .insertInto("training_session")
    .values(
      sessions.map(({ day, start, end, place }) => ({ contractor_id: contractorId, class_id: id, day, starts: start, ends: end, place })),
    )
    .execute();
};

/** Deletes sessions with their attendance. */
export const deleteSessions = async (tx: Tx, contractorId: number, sessionIds: readonly number[]): Promise<void> => {
  if (sessionIds.length === 0) return;
  await tx.deleteFrom("training_attendance").where("contractor_id", "=", contractorId).where("session_id", "in", sessionIds).execute();
  await tx.deleteFrom("training_session").where("contractor_id", "=", contractorId).where("id", "in", sessionIds).execute();
};

export const setPlaceOfSession = (tx: Tx, contractorId: number, { id, place }: { readonly id: number; readonly place: string }) =>
  tx.updateTable("training_session").set({ place }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();

/** Replaces the suppliers to which a class is open. */
export const replaceSuppliers = async (tx: Tx, { contractorId, id }: Ref, providerIds: readonly number[] | null): Promise<void> => {
  await tx.deleteFrom("training_class_supplier").where("contractor_id", "=", contractorId).where("class_id", "=", id).execute();
  if (providerIds === null) return;
  await tx
    .insertInto("training_class_supplier")
    .values([...new Set(providerIds)].map((providerId) => ({ contractor_id: contractorId, class_id: id, provider_id: providerId })))
    .execute();
};

/** The constraint on the places also refuses a change that loses against an enrolment at the same time. */
export const setVacancy = async (tx: Tx, { contractorId, id }: Ref, vacancy: number): Promise<"set" | "below_taken"> => {
  const { numUpdatedRows } = await tx
    .updateTable("training_class")
    .set({ vacancy })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .where("taken", "<=", vacancy)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? "set" : "below_taken";
};

export const cancelClassRow = (tx: Tx, { contractorId, id }: Ref, { reason, now }: { readonly reason: string; readonly now: Date }) =>
  tx
    .updateTable("training_class")
    .set({ cancelled_at: now, cancel_reason: reason, version: sql`version + 1` })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();

type Removal = { readonly description: string | null; readonly now: Date };
export const removeClassRow = (tx: Tx, { contractorId, id }: Ref, { description, now }: Removal) =>
  tx
    .updateTable("training_class")
    .set({ removed_at: now, removal_description: description })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();
