import { sql } from "kysely";
import { reconcileSupplier } from "../../src/modules/pendencies/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";

/** Monthly STP documents of past months, from suppliers with users; per contractor the newest two months of one project. */
const candidates = (today: Date) => sql`(
  select c.*, row_number() over (partition by c.contractor_id order by c.month desc, c.project_id, c.provider_id) as place
  from (select distinct p.contractor_id, p.project_id, p.provider_id, p.reference_month as month from pendency p
      join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
    where p.active and p.plan = 'STP' and v.frequency = 'monthly'
      and p.reference_month < date_trunc('month', ${today}::timestamptz at time zone 'America/Sao_Paulo')::date
      and exists (select from membership m where m.company_id = p.provider_id)) c)`;

const user = (company: ReturnType<typeof sql>) => sql`lateral (select a.id, a.display_name as name from membership m
  join account a on a.id = m.account_id where m.company_id = ${company} order by a.id limit 1)`;

type Place = { readonly contractorId: number; readonly projectId: number; readonly providerId: number };

/** One declared and one confirmed month without service per contractor, with their history. The confirmed month is reconciled. */
export const seedServiceMonths = async (tx: Tx, now: Date): Promise<void> => {
  const { rows } = await sql<
    Place & { readonly state: string }
  >`insert into service_month as s (contractor_id, project_id, provider_id, month, state, action, note,
      declared_at, declared_by_id, declared_by_name, decided_at, decided_by_id, decided_by_name)
    select c.contractor_id, c.project_id, c.provider_id, c.month, case c.place when 1 then 'awaiting_decision' else 'confirmed' end, 'SERVICE_PROVIDED',
      case c.place when 1 then 'A frente de serviço ficou parada o mês inteiro.' else 'Sem equipe mobilizada neste mês.' end,
      ${now}::timestamptz - interval '3 days', declarer.id, declarer.name,
      case c.place when 2 then ${now}::timestamptz - interval '1 day' end, case c.place when 2 then decider.id end, case c.place when 2 then decider.name end
    from ${candidates(now)} c cross join ${user(sql`c.provider_id`)} declarer cross join ${user(sql`c.contractor_id`)} decider
    where c.place <= 2 order by c.contractor_id, c.place
    returning s.contractor_id as "contractorId", s.project_id as "projectId", s.provider_id as "providerId", s.state`.execute(tx);
  await writeHistory(tx);
  for (const { state, ...place } of rows) if (state === "confirmed") while (!(await reconcileSupplier(tx, place, { now })));
};

const writeHistory = (tx: Tx) =>
  sql`insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id, account_name,
      action, field, old_value, new_value)
    select s.contractor_id, s.provider_id, 'service_month', s.id, 'service_month', s.id, to_char(s.month, 'YYYY-MM'), entry.at, entry.account, entry.name,
      entry.action, entry.field, entry.before, entry.after
    from service_month s cross join lateral (values
      (1, s.declared_at, s.declared_by_id, s.declared_by_name, 'service_month.declared', 'state', null, 'awaiting_decision'),
      (2, s.declared_at, s.declared_by_id, s.declared_by_name, 'service_month.noted', 'note', null, s.note),
      (3, s.decided_at, s.decided_by_id, s.decided_by_name, 'service_month.confirmed', 'state', 'awaiting_decision', 'confirmed'))
      entry (place, at, account, name, action, field, before, after)
    where entry.at is not null order by s.id, entry.place`.execute(tx);
