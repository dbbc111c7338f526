import { Readable } from "node:stream";
import { documentUpload } from "@emdia/contract/pendencies/document-upload.ts";
import { sql } from "kysely";
import { addDays, type IsoDay } from "../../src/kernel/dates.ts";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { FileStore } from "../../src/platform/files/file-store.ts";
import { type DrawnFile, drawnFile } from "./drawn-file.ts";
import type { Printed } from "./printed.ts";
import { printedOf, seedOf } from "./printed-of.ts";
import { type Rounds, roundsOf, type Sending } from "./rounds.ts";
import { senderOf } from "./senders.ts";
import { peopleOf, type SentPendency } from "./sent-pendencies.ts";

const DAY_MS = 86_400_000;

type Drawn = {
  readonly pendency: SentPendency;
  readonly sending: Sending;
  readonly sentAt: Date;
  readonly issueDate: IsoDay;
  readonly file: DrawnFile & { readonly hash: string };
};
/** File store, and concurrency: high before the server starts, one while it serves requests. */
export type Drawing = { readonly files: FileStore; readonly atOnce: number };
type Planned = { readonly pendency: SentPendency; readonly printed: Printed; readonly rounds: Rounds };

const store = async (files: FileStore, { bytes, type, pages }: DrawnFile): Promise<string> => {
  const kept = await files.store(Readable.from([Buffer.from(bytes)]), { ...documentUpload, known: { type, pages } });
  if (!kept.ok) throw new Error(`a document of the demo world could not be kept: ${kept.code}`);
  return kept.value.hash;
};

/** Issue date of an earlier, withdrawn sending: before it was sent. */
const issuedBefore = (sentAt: Date, { issueDate }: Printed): IsoDay => {
  const dayBefore = addDays(dayInSaoPaulo(sentAt), -1);
  return issueDate < dayBefore ? issueDate : dayBefore;
};
const drawSending = async (files: FileStore, { pendency, printed }: Planned, sending: Sending): Promise<Drawn> => {
  const sentAt = new Date(pendency.changedAt.getTime() - sending.daysBefore * DAY_MS);
  const issueDate = issuedBefore(sentAt, printed);
  const file = await drawnFile({ ...printed, issueDate }, sending.flaw, sentAt);
  return { pendency, sending, sentAt, issueDate, file: { ...file, hash: await store(files, file) } };
};

/** Rounds depend on the project, so the same document may have different results in two projects. */
export const roundsFor = ({ corrections, status, project, contract }: SentPendency, printed: Printed): Rounds =>
  roundsOf(status, printed, { corrections, seed: seedOf(printed.seed, project, contract) });

/** Draws concurrently, so that drawing continues while files are written. */
const drawAll = async ({ files, atOnce }: Drawing, planned: readonly Planned[]): Promise<readonly Drawn[]> => {
  const wanted = planned.flatMap((plan) => plan.rounds.sendings.map((sending) => ({ plan, sending })));
  const drawn: Drawn[] = [];
  const queue = wanted.entries();
  const work = async () => {
    for (const [at, { plan, sending }] of queue) drawn[at] = await drawSending(files, plan, sending);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return drawn;
};

const writeRows = async (tx: Tx, drawn: readonly Drawn[]): Promise<void> => {
  const rows = drawn.map(({ pendency, sending, sentAt, issueDate, file }) => ({
    contractor_id: pendency.contractorId,
    pendency_id: pendency.id,
    provider_id: pendency.providerId,
    hash: file.hash,
    size: file.bytes.length,
    type: file.type,
    pages: file.pages,
    name: file.name,
    issue_date: pendency.issueDate && issueDate,
    expiration_date: pendency.expirationDate,
    from_round: sending.fromRound,
    until_round: sending.untilRound,
    opened_in: sending.openedIn,
    sent_at: sentAt,
    by: senderOf(pendency),
  }));
  await sql`with sent as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) r (contractor_id bigint, pendency_id bigint, provider_id bigint, hash text, size bigint,
        type text, pages integer, name text, issue_date date, expiration_date date, from_round integer, until_round integer, opened_in integer,
        sent_at timestamptz, by text)
    ), held as (
      insert into file as f (provider_id, hash, size, type, pages, verdict, created_at)
        select distinct on (provider_id, hash) provider_id, hash, size, type, pages, 'clean', sent_at from sent order by provider_id, hash, sent_at
        on conflict (provider_id, hash) do update set created_at = f.created_at
        returning f.provider_id, f.id, f.hash
    )
    insert into attachment (contractor_id, pendency_id, provider_id, file_id, name, issue_date, expiration_date, from_round, until_round, opened_in,
        created_at, created_by_name, sent_at)
      select s.contractor_id, s.pendency_id, s.provider_id, h.id, s.name, s.issue_date, s.expiration_date, s.from_round, s.until_round, s.opened_in,
        s.sent_at - interval '12 minutes', s.by, s.sent_at
      from sent s join held h on h.provider_id = s.provider_id and h.hash = s.hash order by s.pendency_id, s.from_round`.execute(tx);
};

const writeRounds = async (tx: Tx, planned: readonly Planned[]): Promise<void> => {
  const rows = planned.map(({ pendency, rounds }) => ({
    id: pendency.id,
    contractorId: pendency.contractorId,
    ...rounds,
    sendings: undefined,
  }));
  await sql`update pendency p set round = r.round, rejected_round = r."rejectedRound",
      sent_from = case when p.status in ('IN_REVISION', 'PRE_ANALYSIS', 'PRE_REJECTED') then 'OPEN' end
    from json_to_recordset(${JSON.stringify(rows)}::json) r ("contractorId" bigint, id bigint, round integer, "rejectedRound" integer)
    where p.contractor_id = r."contractorId" and p.id = r.id`.execute(tx);
};

/** Draws and stores the documents of pendencies and records the round of each. */
export const writeDocuments = async (tx: Tx, drawing: Drawing, pendencies: readonly SentPendency[]): Promise<number> => {
  const people = await peopleOf(tx, [...new Set(pendencies.map(({ providerId }) => providerId))]);
  const planned = pendencies.map((pendency): Planned => {
    const printed = printedOf(pendency, people.get(pendency.providerId) ?? []);
    return { pendency, printed, rounds: roundsFor(pendency, printed) };
  });
  const drawn = await drawAll(drawing, planned);
  await writeRows(tx, drawn);
  await writeRounds(tx, planned);
  return drawn.length;
};
