import type { DocumentCategory } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../src/kernel/dates.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { Correction } from "./flaws.ts";

type Sql = RawBuilder<unknown>;
export type StoredPerson = {
  readonly id: number;
  readonly name: string;
  readonly document: string;
  readonly kind: "cpf" | "foreign";
  readonly role: string;
  readonly admission: IsoDay;
  readonly salaryCents: number | null;
};
/** A pendency with a sent document and the data that the document contains. */
export type SentPendency = {
  readonly contractorId: number;
  readonly id: number;
  readonly providerId: number;
  readonly status: PendencyStatus;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  /** Time of the last status change. */
  readonly changedAt: Date;
  readonly month: IsoDay | null;
  readonly typeId: number;
  readonly code: string | null;
  readonly title: string;
  readonly category: DocumentCategory;
  readonly expires: boolean;
  readonly corrections: readonly Correction[];
  readonly worker: StoredPerson | null;
  readonly contractorCnpj: string;
  readonly providerCnpj: string;
  readonly project: string;
  readonly contract: string | null;
};

const person = sql`json_build_object('id', w.id, 'name', w.name, 'document', w.document, 'kind', w.document_kind, 'role', w.role,
  'admission', w.admission_date, 'salaryCents', w.salary_cents)`;

/** Filter for the open pendencies of a company; documents of the others may be drawn later. */
export const ofContractorWaiting = (cnpj: string): Sql =>
  sql`p.contractor_id = (select id from company where cnpj = ${cnpj})
    and p.status in ('IN_REVISION', 'PRE_ANALYSIS', 'PRE_REJECTED', 'OPEN', 'NEXT_DUE_DATE')`;
export const ofProvider = (providerId: number): Sql => sql`p.provider_id = ${providerId}`;

/** Pendencies without drawn documents that no other job has locked, longest waiting first like the lists. */
export const undrawn = async (tx: Tx, which: Sql, limit: number): Promise<readonly SentPendency[]> => {
  const { rows } = await sql<SentPendency>`select p.contractor_id as "contractorId", p.id, p.provider_id as "providerId", p.status,
      p.issue_date as "issueDate", p.expiration_date as "expirationDate", p.updated_at as "changedAt", p.reference_month as "month",
      d.id as "typeId", d.code, v.name as title, v.category, v.validity_kind <> 'none' as expires,
      (select coalesce(json_agg(json_build_object('question', c.question, 'reason', c.reason, 'gap', c.gap, 'action', c.action)
          order by c.question, c.position), '[]')
        from document_correction c where c.owner_id = v.owner_id and c.document_type_id = v.document_type_id and c.version = v.version) as corrections,
      case when w.id is not null then ${person} end as worker,
      contractor.cnpj as "contractorCnpj", provider.cnpj as "providerCnpj", j.name as project, j.contract_number as contract
    from pendency p
      join document_type d on d.owner_id = p.type_owner_id and d.id = p.type_id
      join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
      join project j on j.contractor_id = p.contractor_id and j.id = p.project_id
      join company contractor on contractor.id = p.contractor_id
      join company provider on provider.id = p.provider_id
      left join worker w on w.provider_id = p.provider_id and w.id = p.worker_id
    where ${which} and p.active and p.sent_documents > 0 and p.round = 0
      and not exists (select from attachment a where a.contractor_id = p.contractor_id and a.pendency_id = p.id)
    order by p.updated_at, p.id limit ${limit} for update of p skip locked`.execute(tx);
  return rows;
};

const SHOWN_COLLEAGUES = 9;
/** Some workers of each of these suppliers. */
export const peopleOf = async (tx: Tx, providerIds: readonly number[]): Promise<ReadonlyMap<number, readonly StoredPerson[]>> => {
  const { rows } = await sql<{ providerId: number; people: StoredPerson[] }>`
    select w.provider_id as "providerId", json_agg(${person} order by w.id) as people
    from (select *, row_number() over (partition by provider_id order by id) as nth from worker where provider_id = any (${providerIds})) w
    where w.nth <= ${SHOWN_COLLEAGUES} group by w.provider_id`.execute(tx);
  return new Map(rows.map(({ providerId, people }) => [providerId, people]));
};

/** Suppliers with documents to draw. */
export const undrawnProviders = async (tx: Tx): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`select distinct p.provider_id as id from pendency p
    where p.active and p.sent_documents > 0 and p.round = 0 order by id`.execute(tx);
  return rows.map(({ id }) => id);
};
