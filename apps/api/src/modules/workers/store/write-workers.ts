import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";
import type { WorkerFields, WorkerKey } from "./workers.ts";

const columnsOf = (fields: WorkerFields) => ({
  person_id: sql<number>`person_id_for(${fields.documentKind}, ${fields.documentCountry}, ${fields.document})`,
  document_kind: fields.documentKind,
  document_country: fields.documentCountry,
  document_type: fields.documentType,
  document: fields.document,
  name: fields.name,
  birthdate: fields.birthdate,
  gender: fields.gender,
  role: fields.role,
  admission_date: fields.admissionDate,
  regime: fields.regime,
  salary_cents: fields.salaryCents,
  exposed_to_risk: fields.exposedToRisk,
});

/** Returns undefined if the person is already a worker of this supplier. The unique index decides between concurrent requests. */
export const insertWorker = async ({ tx, now }: Scope, providerId: number, fields: WorkerFields): Promise<number | undefined> => {
  const made = await tx
    .insertInto("worker")
    .values({ provider_id: providerId, ...columnsOf(fields), status: "hiring", created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
};

export const writeWorker = async (
  { tx, now }: Scope,
  { providerId, id }: WorkerKey,
  { fields, version }: { readonly fields: WorkerFields; readonly version: number },
): Promise<"written" | "already here"> => {
  try {
    await tx
      .updateTable("worker")
      .set({ ...columnsOf(fields), version, updated_at: now })
      .where("provider_id", "=", providerId)
      .where("id", "=", id)
      .execute();
    return "written";
  } catch (error) {
    if (violatesUnique(error, "worker_person")) return "already here";
    throw error;
  }
};

/** Soft delete: the row stays for the history, and no query returns it. */
export const removeWorkerRow = async ({ tx, now }: Scope, { providerId, id }: WorkerKey): Promise<void> => {
  await tx
    .updateTable("worker")
    .set({ removed_at: now, updated_at: now })
    .where("provider_id", "=", providerId)
    .where("id", "=", id)
    .execute();
};

type Image = { readonly hash: string; readonly type: string; readonly verdict: "waiting" | "clean" };
export const writeImage = async ({ tx, now }: Scope, { providerId, id }: WorkerKey, image: Image | null): Promise<void> => {
  await tx
    .updateTable("worker")
    .set({
      photo_key: image?.hash ?? null,
      photo_type: image?.type ?? null,
      photo_verdict: image?.verdict ?? "clean",
      photo_normalised: image !== null,
      updated_at: now,
    })
    .where("provider_id", "=", providerId)
    .where("id", "=", id)
    .execute();
};
