import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";
import type { Reference, RiskActivityContent, VersionReference } from "../content.ts";

export type WrittenActivity = { readonly reference: VersionReference; readonly content: RiskActivityContent };

const keyOf = ({ reference: { ownerId, id, version } }: WrittenActivity) => ({ owner_id: ownerId, risk_activity_id: id, version });
const versionRow = (written: WrittenActivity) => {
  const { name, nameEnUs, nameEsEs, description, norm, permit, permitKind = "none" as const } = written.content;
  return { ...keyOf(written), name, name_en_us: nameEnUs, name_es_es: nameEsEs, description, norm, permit, permit_kind: permitKind };
};
const documentRows = (written: WrittenActivity) =>
  written.content.documents.map(({ ownerId, id }) => ({ ...keyOf(written), document_owner_id: ownerId, document_type_id: id }));
const trainingRows = (written: WrittenActivity) => written.content.trainingIds.map((training_id) => ({ ...keyOf(written), training_id }));

/** Inserts versions with their demands. Earlier versions do not change. */
export const insertRiskActivityVersions = async (tx: Tx, versions: readonly WrittenActivity[]): Promise<void> => {
  if (versions.length === 0) return;
  await tx.insertInto("risk_activity_version").values(versions.map(versionRow)).execute();
  const [documents, trainings] = [versions.flatMap(documentRows), versions.flatMap(trainingRows)];
  if (documents.length > 0) await tx.insertInto("risk_activity_document").values(documents).execute();
  if (trainings.length > 0) await tx.insertInto("risk_activity_training").values(trainings).execute();
};

/** Counts the references that a company may demand: current rows of its own or the platform's catalogue. */
export const countDemandable = async (
  tx: Tx,
  contractorId: number,
  { documents, trainingIds }: Pick<RiskActivityContent, "documents" | "trainingIds">,
): Promise<{ readonly documents: number; readonly trainings: number }> => {
  const owners = documents.map(({ ownerId }) => ownerId);
  const ids = documents.map(({ id }) => id);
  const { rows } = await sql<{ documents: number; trainings: number }>`select
    (select count(*) from document_type t join unnest(${owners}::bigint[], ${ids}::bigint[]) asked (owner_id, id) using (owner_id, id)
      where not t.retired and t.owner_id in (${PLATFORM_OWNER}, ${contractorId})) as documents,
    (select count(*) from training where id = any (${trainingIds}::bigint[])) as trainings`.execute(tx);
  return rows[0] ?? { documents: 0, trainings: 0 };
};

/** Returns undefined if the company already has an activity of this name. */
export const insertOwnRiskActivity = (tx: Tx, ownerId: number, name: string): Promise<{ readonly id: number } | undefined> =>
  tx
    .insertInto("risk_activity")
    .values({ owner_id: ownerId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

/** Locks the head row until the transaction ends, so that the second of two concurrent changes is stale. */
export const lockRiskActivity = (tx: Tx, { ownerId, id }: Reference): Promise<{ readonly version: number } | undefined> =>
  tx.selectFrom("risk_activity").select("version").where("owner_id", "=", ownerId).where("id", "=", id).forUpdate().executeTakeFirst();

export const moveActivityToVersion = async (
  tx: Tx,
  { ownerId, id, version }: VersionReference,
  name: string,
): Promise<"moved" | "taken"> => {
  try {
    await tx.updateTable("risk_activity").set({ version, name }).where("owner_id", "=", ownerId).where("id", "=", id).execute();
    return "moved";
  } catch (error) {
    if (violatesUnique(error, "risk_activity_name")) return "taken";
    throw error;
  }
};
