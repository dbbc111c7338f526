// Two schedules that are suspended: by a certificate that expired, and by a document that was rejected last night.
import { sql } from "kysely";
import { addDays, type IsoDay } from "../../src/kernel/dates.ts";
import { settleSchedule } from "../../src/modules/risk-schedule/index.ts";
import { dayInSaoPaulo, dayStart } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { type PastOptions, pastScopes, setCompanies } from "../past-scopes.ts";
import type { SeededConfigs } from "../trainings/configs.ts";
import { seedClass } from "../trainings/seed-class.ts";
import type { StoryWorker } from "./crews.ts";
import type { PlannedSchedule } from "./plan-schedules.ts";

const NR35_CERTIFICATE = 335;
const PERIODIC_ASO = 302;
const EXPIRED_DAYS_AGO = 2;
const VALIDITY = "24 months";
/** Midnight of today minus this is last night. */
const BEFORE_MIDNIGHT_MS = 140 * 60_000;
const MINUTE_MS = 60_000;

type Story = { readonly tx: Tx; readonly options: PastOptions; readonly schedule: PlannedSchedule; readonly workerId: number };
type Turn = { readonly workerId: number; readonly projectId: number; readonly typeId: number };
const isDocument = ({ workerId, projectId, typeId }: Turn) =>
  sql`p.active and p.worker_id = ${workerId} and p.project_id = ${projectId} and p.type_owner_id = 0 and p.type_id = ${typeId}`;

const settleAt = async ({ tx, schedule: { crew, id } }: Story, at: Date): Promise<void> => {
  await setCompanies(tx, [crew.contractorId, crew.providerId]);
  await settleSchedule(tx, { contractorId: crew.contractorId, id }, at);
};

type Entry = {
  readonly at: Date;
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
  readonly field?: string;
  readonly by?: { readonly id: number; readonly name: string };
};
const recordEntry = (tx: Tx, turn: Turn, { at, action, from, to, field = "status", by }: Entry) =>
  sql`insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id, account_name, action,
      field, old_value, new_value)
    select p.contractor_id, p.provider_id, 'pendency', p.id, 'pendency', p.id, d.name, ${at}, ${by?.id ?? null}::bigint, ${by?.name ?? null}, ${action},
      ${field}, ${from}, ${to}
    from pendency p join document_type d on d.owner_id = p.type_owner_id and d.id = p.type_id where ${isDocument(turn)}`.execute(tx);

/** The certificate expired, like by the nightly job. The new one follows from a class of tomorrow. */
const expireCertificate = async (story: Story, configs: SeededConfigs): Promise<void> => {
  const { tx, options, schedule, workerId } = story;
  const { contractorId, providerId, projectId } = schedule.crew;
  const today = dayInSaoPaulo(options.clock.now());
  const last: IsoDay = addDays(today, -EXPIRED_DAYS_AGO);
  const midnight = new Date(dayStart(addDays(last, 1)).getTime() + MINUTE_MS);
  const turn = { workerId, projectId, typeId: NR35_CERTIFICATE };
  await sql`update pendency p set status = 'EXPIRED', expiration_date = ${last}::date, approved_until = ${last}::date, next_due_on = ${last}::date - 10,
      issue_date = (${last}::date - ${VALIDITY}::interval)::date, updated_at = ${midnight}, created_at = ${midnight}::timestamptz - interval '60 days'
    where ${isDocument(turn)}`.execute(tx);
  await recordEntry(tx, turn, { at: midnight, action: "pendency.expire", from: "NEXT_DUE_DATE", to: "EXPIRED" });
  await settleAt(story, midnight);

  const config = configs.get("nr35");
  if (!config) throw new Error("the demo world has no configuration of NR-35");
  const { name } = await tx.selectFrom("worker").select("name").where("id", "=", workerId).executeTakeFirstOrThrow();
  const place = {
    contractorId,
    contractorName: "",
    config,
    providerIds: null,
    today,
    ...pastScopes(tx, options, schedule.crew.seed.contractor),
  };
  const seed = { config: "nr35", name: "NR-35: reciclagem de amanhã", kind: "periodic", vacancy: 10 } as const;
  await seedClass(place, { ...seed, schedule: { from: 1, keepsDay: true } }, { own: [{ workerId, providerId, name }], bySuppliers: [] });
};

/** A reviewer opened the approved document again, and rejected the new one of the supplier with the catalogue's text. */
const rejectDocument = async (story: Story): Promise<void> => {
  const { tx, options, schedule, workerId } = story;
  const turn = { workerId, projectId: schedule.crew.projectId, typeId: PERIODIC_ASO };
  const { ago, supplierAgo } = pastScopes(tx, options, schedule.crew.seed.contractor);
  const [{ account }, { account: sender }] = [await ago(0), await supplierAgo(schedule.crew.providerId, 0)];
  const at = new Date(dayStart(dayInSaoPaulo(options.clock.now())).getTime() - BEFORE_MIDNIGHT_MS);
  const correction = sql`document_question d join document_correction c on c.owner_id = d.owner_id and c.document_type_id = d.document_type_id
    and c.version = d.version and c.question = d.position and c.position = 1`;
  const isFirst = sql`d.owner_id = p.type_owner_id and d.document_type_id = p.type_id and d.version = p.type_version and d.position = 1`;
  await sql`update pendency_question q set status = 'INVALID', justification = c.gap, reason = c.reason, action = c.action, example = d.example
    from pendency p, ${correction} where ${isDocument(turn)} and q.contractor_id = p.contractor_id and q.pendency_id = p.id and ${isFirst}
      and q.position = d.position`.execute(tx);
  const { rows } = await sql<{
    gap: string;
  }>`update pendency p set status = 'OPEN', note = c.gap, approved_until = null, expiration_date = null,
      next_due_on = null, updated_at = ${at}, rejected_at = ${at}, asked_again_on = (${at}::timestamptz at time zone 'America/Sao_Paulo')::date
    from ${correction} where ${isDocument(turn)} and ${isFirst} returning c.gap`.execute(tx);
  const reopened = new Date(at.getTime() - 22 * MINUTE_MS);
  const sent = new Date(at.getTime() - 9 * MINUTE_MS);
  await recordEntry(tx, turn, { at: reopened, action: "pendency.reopen", from: "DONE", to: "OPEN", by: account });
  await recordEntry(tx, turn, { at: sent, action: "pendency.send", from: "OPEN", to: "IN_REVISION", by: sender });
  await recordEntry(tx, turn, { at, action: "pendency.reject", from: "IN_REVISION", to: "OPEN", by: account });
  await recordEntry(tx, turn, { at, action: "pendency.noted", from: null, to: rows[0]?.gap ?? "", field: "note", by: account });
  await settleAt(story, reopened);
};

/** Suspends the schedules of the two workers by the job of the product, at the moment of their cause. */
export const suspendStories = async (
  tx: Tx,
  options: PastOptions,
  { schedules, configs }: { readonly schedules: readonly PlannedSchedule[]; readonly configs: SeededConfigs },
): Promise<void> => {
  const storyOf = (worker: StoryWorker): Story => {
    const schedule = schedules.find(({ planned }) => planned.worker === worker);
    const workerId = schedule?.crew.story.get(worker);
    if (!schedule || workerId === undefined) throw new Error(`the demo world has no schedule of the worker "${worker}"`);
    return { tx, options, schedule, workerId };
  };
  await expireCertificate(storyOf("training expired"), configs);
  await rejectDocument(storyOf("document rejected"));
};
