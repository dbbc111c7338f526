import { type RawBuilder, sql } from "kysely";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { alignDocumentDates } from "../documents/agreeing-dates.ts";
import { isChosen } from "./chosen-lives.ts";

type Sql = RawBuilder<unknown>;
type Answers = "OK" | "one INVALID" | "NOT_APPLICABLE" | null;
/** A scenario of a pendency: share in percent, status and dependent fields. */
type Life = {
  readonly share: number;
  readonly status: string;
  readonly answers: Answers;
  /** Range of days from today until the expiry. */
  readonly expires?: readonly [number, number];
  readonly waits?: true;
  readonly returnsTo?: string;
  readonly note?: string;
};

const lives: readonly Life[] = [
  { share: 58, status: "DONE", answers: "OK", expires: [40, 330] },
  { share: 7, status: "NEXT_DUE_DATE", answers: "OK", expires: [0, 9] },
  { share: 4, status: "EXPIRED", answers: "OK", expires: [-60, -1] },
  { share: 9, status: "IN_REVISION", answers: null, expires: [40, 330], waits: true },
  { share: 2, status: "PRE_ANALYSIS", answers: null, expires: [40, 330], waits: true },
  { share: 2, status: "PRE_REJECTED", answers: "one INVALID", expires: [40, 330], waits: true },
  { share: 2, status: "SUPPORT", answers: null, returnsTo: "OPEN" },
  { share: 5, status: "NOT_APPLICABLE", answers: "NOT_APPLICABLE", note: "Não se aplica à função que a pessoa exerce." },
  { share: 3, status: "OPEN", answers: "one INVALID", note: "Falta a assinatura do responsável na última página." },
];
const HUNDRED = 100;

/** A pseudo-random number from the pendency's position and a salt, the same in every installation. */
const drawn = (salt: number, below: number): Sql =>
  sql`(abs(hashint8((p.id - (select min(id) from pendency)) * 31 + ${salt}::bigint)) % ${below}::integer)`;

const answersOf = (answers: NonNullable<Answers>): Sql =>
  answers === "one INVALID" ? sql`case when q.position = first.position then 'INVALID' else 'OK' end` : sql`${answers}`;

/** Whether the worker has a certificate of a class, with which a job completes the pendency after the start. */
const isCertified = sql`exists (select from training_certificate t where t.contractor_id = p.contractor_id and t.provider_id = p.provider_id
  and t.worker_id = p.worker_id and t.document_owner_id = p.type_owner_id and t.document_type_id = p.type_id)`;

/** The first scenario, an approval, for chosen pendencies. */
const percent = sql`(case when ${isChosen} then 0 else ${drawn(1, HUNDRED)} end)`;
/** Pendencies of a scenario, by range of percent. */
const among = (from: number, until: number): Sql =>
  sql`p.active and not ${isCertified} and ${percent} >= ${from} and ${percent} < ${until}`;
/** Chosen documents were approved before the risk schedules of the demo were planned. */
const CHOSEN_HOURS = 400;

/** Document types with a validity; others are never near expiry or expired. */
const expiring = sql`exists (select from document_type_version v where v.owner_id = p.type_owner_id and v.document_type_id = p.type_id
  and v.version = p.type_version and v.validity_kind <> 'none')`;

/** The supplier has users who can ask and answer. */
const hasPeople = sql`exists (select from membership m where m.company_id = p.provider_id)`;
/** The contractor asks a third of the questions. */
const asker = sql`case when ${drawn(5, 3)} = 0 then 'contractor' else 'provider' end`;

const writeLife = async (
  tx: Tx,
  life: Life,
  { from, today, now }: { readonly from: number; readonly today: string; readonly now: Date },
) => {
  const until = from + life.share;
  const [first, last] = life.expires ?? [0, 0];
  const needsDate = life.status === "NEXT_DUE_DATE" || life.status === "EXPIRED";
  const isSent = life.status !== "NOT_APPLICABLE" && life.status !== "SUPPORT";
  // A rejected document is due again some business days after the rejection.
  const isAskedAgain = (life.status === "OPEN" || life.status === "PRE_REJECTED") && life.answers !== null;
  const isRejected = isAskedAgain && life.status === "OPEN";
  const expiry = sql`${today}::date + ${first}::integer + ${drawn(2, last - first + 1)}`;
  const changed = sql`${now}::timestamptz - make_interval(hours => 2 + ${drawn(3, 600)} + case when ${isChosen} then ${CHOSEN_HOURS}::integer else 0 end)`;
  await sql`update pendency p set status = ${life.status}, returns_to = ${life.returnsTo ?? null},
      question_side = ${life.returnsTo ? asker : null}, note = ${life.note ?? null},
      sent_documents = ${isSent ? 1 : 0}, updated_at = ${changed},
      expiration_date = case when ${life.expires !== undefined} and ${expiring} then ${expiry} end,
      next_due_on = case when ${life.expires !== undefined} and ${expiring} then ${expiry} - coalesce((select v.next_due_days from document_type_version v
        where v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version), 10) end,
      issue_date = case when ${isSent} then ${today}::date - 200 - ${drawn(4, 100)} end,
      approved_until = case when ${life.status === "DONE" || needsDate} then case when ${life.expires !== undefined} and ${expiring} then ${expiry} else date '9999-12-31' end end,
      created_at = ${changed} - interval '20 days',
      rejected_at = case when ${isRejected} then ${changed} end, send_by = null, asked_again_on = case when ${isAskedAgain} then ((${changed}) at time zone 'America/Sao_Paulo')::date end,
      revision_date = case when ${life.waits === true} then ((${changed}) at time zone 'America/Sao_Paulo')::date end
    where ${among(from, until)} and (${!needsDate} or ${expiring}) and (${!life.returnsTo} or ${hasPeople})`.execute(tx);
  if (life.answers)
    await sql`update pendency_question q set status = ${answersOf(life.answers)},
        justification = case when ${life.answers === "one INVALID"} and q.position = first.position then ${life.note ?? "O documento está ilegível."} end
      from pendency p, lateral (select min(x.position) as position from pendency_question x
        where x.contractor_id = p.contractor_id and x.pendency_id = p.id) first
      where q.contractor_id = p.contractor_id and q.pendency_id = p.id and p.status = ${life.status} and ${among(from, until)}`.execute(tx);
};

/** The note of a rejection is the catalogue's text of the correction. */
const justifyRejections = (tx: Tx) =>
  sql`update pendency p set note = c.gap
    from pendency_question q, document_question d
      join document_correction c on c.owner_id = d.owner_id and c.document_type_id = d.document_type_id and c.version = d.version
        and c.question = d.position and c.position = 1
    where p.active and p.status = 'OPEN' and p.note is not null and q.contractor_id = p.contractor_id and q.pendency_id = p.id
      and q.status = 'INVALID' and d.owner_id = p.type_owner_id and d.document_type_id = p.type_id and d.version = p.type_version
      and d.position = q.position`.execute(tx);

/**
 * Last transition of each status: action, previous status and side. For a question, the pendency has the side; transitions by date or by
 * the analysis have no actor.
 */
const deeds = sql`(values ('IN_REVISION', 'pendency.send', 'OPEN', 'provider'), ('PRE_ANALYSIS', 'pendency.send', 'OPEN', 'provider'),
  ('SUPPORT', 'pendency.question', 'OPEN', null), ('NOT_APPLICABLE', 'pendency.not_applicable', 'OPEN', 'contractor'),
  ('DONE', 'pendency.finish', 'IN_REVISION', 'contractor'), ('PRE_REJECTED', 'pendency.pre_reject', 'PRE_ANALYSIS', null),
  ('OPEN', 'pendency.reject', 'IN_REVISION', 'contractor'), ('NEXT_DUE_DATE', 'pendency.near_expiry', 'DONE', null), ('EXPIRED', 'pendency.expire', 'NEXT_DUE_DATE', null)) deed (status, action, before, side)`;
const doer = sql`(select m.company_id, min(a.id) as id from membership m join account a on a.id = m.account_id group by m.company_id) by`;

/** History entries: the status change, then the note of the decision. */
const entries = sql`(values (deed.action, 'status', deed.before, p.status), ('pendency.noted', 'note', null, p.note)) entry (action, field, before, after)`;

/** Writes the transitions to the history, with an actor if the company has users. An open pendency without a note has no transition. */
const tellMoves = (tx: Tx, now: Date) =>
  sql`insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id, account_name,
      action, field, old_value, new_value)
    select p.contractor_id, p.provider_id, 'pendency', p.id, 'pendency', p.id, d.name, least(p.updated_at, ${now}::timestamptz), a.id, a.display_name,
      entry.action, entry.field, entry.before, entry.after
    from pendency p join document_type d on d.owner_id = p.type_owner_id and d.id = p.type_id join ${deeds} on deed.status = p.status
      left join ${doer} on by.company_id = case coalesce(deed.side, p.question_side) when 'provider' then p.provider_id when 'contractor' then p.contractor_id end
      left join account a on a.id = by.id cross join lateral ${entries}
    where p.active and entry.after is not null and (p.status <> 'OPEN' or p.note is not null) order by p.id, entry.field desc`.execute(tx);

/** Dates transitions by date at midnight of their day, after the request, the sending and the approval. */
const turnAtMidnight = (tx: Tx) =>
  sql`update pendency p set updated_at = at.midnight, created_at = least(p.created_at, at.midnight - interval '20 days')
    from (select id, (case status when 'EXPIRED' then expiration_date + 1 else next_due_on end + time '00:01') at time zone 'America/Sao_Paulo' as midnight
      from pendency where active and status in ('EXPIRED', 'NEXT_DUE_DATE')) at
    where p.id = at.id`.execute(tx);

/** Gives every pendency a scenario: status, dates and answers. */
export const writeLives = async (tx: Tx, now: Date): Promise<void> => {
  const today = dayInSaoPaulo(now);
  let from = 0;
  for (const life of lives) {
    await writeLife(tx, life, { from, today, now });
    from += life.share;
  }
  await alignDocumentDates(tx, { today, now });
  await turnAtMidnight(tx);
  await justifyRejections(tx);
  await tellMoves(tx, now);
};
