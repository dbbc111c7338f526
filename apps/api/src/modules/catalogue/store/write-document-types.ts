import type { Tx } from "../../../platform/database/transaction.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";
import type { DocumentTypeContent, Reference, ValidityRule, VersionReference } from "../content.ts";

export type WrittenVersion = { readonly reference: VersionReference; readonly content: DocumentTypeContent };

const validityColumns = (rule: ValidityRule) => ({
  validity_kind: rule.kind,
  validity_amount: "amount" in rule ? rule.amount : null,
  validity_unit: "unit" in rule ? rule.unit : null,
  validity_figure: "figure" in rule ? rule.figure : null,
});

const versionRow = ({ reference, content }: WrittenVersion) => ({
  owner_id: reference.ownerId,
  document_type_id: reference.id,
  version: reference.version,
  name: content.name,
  name_en_us: content.nameEnUs,
  name_es_es: content.nameEsEs,
  description: content.description,
  instructions: content.instructions,
  plan: content.plan,
  kind: content.kind,
  category: content.category,
  frequency: content.frequency,
  movement: content.movement,
  ...validityColumns(content.validity),
  due_figure: content.dueFigure,
  regimes: [...content.regimes],
  blocks_work: content.blocksWork,
  next_due_days: "days" in content.nextDue ? content.nextDue.days : null,
  next_due_figure: "figure" in content.nextDue ? content.nextDue.figure : null,
  asks_issue_date: content.asksIssueDate,
  asks_expiry: content.asksExpiry,
  sensitive: content.sensitive ?? false,
  completed_by_class: content.completedByClass ?? false,
});
const questionRows = ({ reference: { ownerId, id, version }, content }: WrittenVersion) =>
  content.questions.map(({ text, example }, at) => ({ owner_id: ownerId, document_type_id: id, version, position: at + 1, text, example }));
const correctionRows = ({ reference: { ownerId, id, version }, content }: WrittenVersion) =>
  content.questions.flatMap(({ corrections }, question) =>
    corrections.map(({ reason, gap, action }, at) => ({
      owner_id: ownerId,
      document_type_id: id,
      version,
      question: question + 1,
      position: at + 1,
      reason,
      gap,
      action,
    })),
  );

/** Inserts versions with their questions and corrections. Earlier versions do not change. */
export const insertDocumentTypeVersions = async (tx: Tx, versions: readonly WrittenVersion[]): Promise<void> => {
  if (versions.length === 0) return;
  await tx.insertInto("document_type_version").values(versions.map(versionRow)).execute();
  await tx.insertInto("document_question").values(versions.flatMap(questionRows)).execute();
  await tx.insertInto("document_correction").values(versions.flatMap(correctionRows)).execute();
};

/** Returns undefined if the company already has a type of this name. */
export const insertOwnDocumentType = (tx: Tx, ownerId: number, name: string): Promise<{ readonly id: number } | undefined> =>
  tx
    .insertInto("document_type")
    .values({ owner_id: ownerId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

export type HeldType = { readonly version: number; readonly name: string; readonly retired: boolean };
/** Locks the head row until the transaction ends, so that the second of two concurrent changes is stale. */
export const lockDocumentType = (tx: Tx, { ownerId, id }: Reference): Promise<HeldType | undefined> =>
  tx
    .selectFrom("document_type")
    .select(["version", "name", "retired"])
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export const retireType = async (tx: Tx, { ownerId, id }: Reference): Promise<void> => {
  await tx.updateTable("document_type").set({ retired: true }).where("owner_id", "=", ownerId).where("id", "=", id).execute();
};

export const moveToVersion = async (tx: Tx, { ownerId, id, version }: VersionReference, name: string): Promise<"moved" | "taken"> => {
  try {
    await tx.updateTable("document_type").set({ version, name }).where("owner_id", "=", ownerId).where("id", "=", id).execute();
    return "moved";
  } catch (error) {
    if (violatesUnique(error, "document_type_name")) return "taken";
    throw error;
  }
};
