// Restrictions that an import reads and writes in batches.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StoredDocument } from "../rules/document.ts";
import type { WrittenRestriction } from "../rules/restriction-changes.ts";
import type { KnownRestriction } from "../rules/restriction-import/decide-restriction-line.ts";

type Documented = Pick<StoredDocument, "documentKind" | "documentCountry" | "document">;

/** Restrictions of people that are not lifted, locked until the end of the transaction. */
export const lockRestrictionsByDocument = async (
  tx: Tx,
  contractorId: number,
  documents: readonly string[],
): Promise<readonly (KnownRestriction & StoredDocument)[]> => {
  if (documents.length === 0) return [];
  const { rows } = await sql<KnownRestriction & StoredDocument>`select id, name, reason, start_date as "startDate", end_date as "endDate",
      document_kind as "documentKind", document_country as "documentCountry", document_type as "documentType", document
    from restriction where contractor_id = ${contractorId} and lifted_at is null and document = any (${[...documents]}::text[])
    order by id for update`.execute(tx);
  return rows;
};

type NewRestriction = WrittenRestriction & StoredDocument & { readonly line: number };
type By = { readonly contractorId: number; readonly accountId: number };

/** Returns the id of each inserted restriction by its line. One that overlaps a restriction of a concurrent request is not inserted. */
export const insertRestrictions = async (
  tx: Tx,
  { contractorId, accountId }: By,
  restrictions: readonly NewRestriction[],
): Promise<ReadonlyMap<number, number>> => {
  if (restrictions.length === 0) return new Map();
  const { rows } = await sql<Documented & { readonly id: number }>`insert into restriction (contractor_id, person_id, document_kind,
      document_country, document_type, document, name, reason, start_date, end_date, created_by_id)
    select ${contractorId}, person_id_for(l."documentKind", l."documentCountry", l.document), l."documentKind", l."documentCountry",
      l."documentType", l.document, l.name, l.reason, l."startDate", l."endDate", ${accountId}
    from json_to_recordset(${JSON.stringify(restrictions)}::json) l ("documentKind" text, "documentCountry" text, "documentType" text,
      document text, name text, reason text, "startDate" date, "endDate" date)
    on conflict on constraint restriction_once do nothing
    returning id, document_kind as "documentKind", document_country as "documentCountry", document`.execute(tx);
  const keyOf = ({ documentKind, documentCountry, document }: Documented) => `${documentKind} ${documentCountry} ${document}`;
  const lines = new Map(restrictions.map((restriction) => [keyOf(restriction), restriction.line]));
  return new Map(rows.flatMap((row) => [[lines.get(keyOf(row)) ?? 0, row.id] as const]));
};

/** An overlap with a restriction of a concurrent request fails the statement, and the job repeats the batch. */
export const updateRestrictions = async (
  tx: Tx,
  contractorId: number,
  changes: readonly (WrittenRestriction & { readonly id: number })[],
): Promise<void> => {
  if (changes.length === 0) return;
  await sql`update restriction r set name = c.name, reason = c.reason, start_date = c."startDate", end_date = c."endDate",
      version = r.version + 1
    from json_to_recordset(${JSON.stringify(changes)}::json) c (id bigint, name text, reason text, "startDate" date, "endDate" date)
    where r.contractor_id = ${contractorId} and r.id = c.id`.execute(tx);
};
