import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Kysely, PostgresDialect, sql } from "kysely";
import { pino } from "pino";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/platform/database/tables.gen.ts";
import { type FileStore, openFileStore } from "../../src/platform/files/file-store.ts";
import { jobContext } from "../../src/platform/jobs/job-context.ts";
import { openWorld } from "../../test/world.ts";
import { drawDocumentsJob } from "./draw-documents-job.ts";
import { printedOf } from "./printed-of.ts";
import { undrawn } from "./sent-pendencies.ts";
import { roundsFor } from "./write-documents.ts";

const world = openWorld();
const opened: { folder?: string; files?: FileStore } = {};
const EVERYTHING = 10_000;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "emdia-demo-files-"));
  const { clock } = world;
  opened.folder = folder;
  opened.files = await openFileStore({ storageUrl: pathToFileURL(folder).href, dataDir: folder, secret: "of this test", clock });
});
afterAll(async () => {
  if (opened.folder) await rm(opened.folder, { recursive: true, force: true });
});
const files = (): FileStore => {
  if (!opened.files) throw new Error("the files of this test are not open yet");
  return opened.files;
};
const rows = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
  (await world.database.ownerPool().query<Row>(text, [...values])).rows;

const plans = async () => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: world.database.ownerPool() }) });
  const pendencies = await db.transaction().execute((tx) => undrawn(tx, sql`true`, EVERYTHING));
  return pendencies.map((pendency) => ({ pendency, rounds: roundsFor(pendency, printedOf(pendency, [])) }));
};

test("one in five sent documents of the demo world has a fault", async () => {
  const sendings = (await plans()).flatMap(({ rounds }) => rounds.sendings);
  const share = sendings.filter(({ flaw }) => flaw !== null).length / sendings.length;
  expect(share).toBeGreaterThan(0.17);
  expect(share).toBeLessThan(0.23);
});

test("the INVALID answer of a pendency matches its document's fault", async () => {
  const answered = await rows<{ id: number; position: number }>(
    "select p.id, q.position from pendency p join pendency_question q on q.pendency_id = p.id where q.status = 'INVALID' and p.sent_documents > 0",
  );
  const caught = new Map((await plans()).map(({ pendency, rounds }) => [pendency.id, rounds.sendings.at(-1)?.flaw?.question]));
  expect(answered.length).toBeGreaterThan(50);
  expect(answered.filter(({ id, position }) => caught.get(id) !== position)).toEqual([]);
});

test("documents are issued before their sending and after their month", async () => {
  const unlikely = await rows(
    `select id, status, reference_month, issue_date, expiration_date, updated_at from pendency where active and sent_documents > 0
      and (issue_date is null or issue_date > updated_at or expiration_date < issue_date or updated_at > now()
        or (expiration_date is null and issue_date < (reference_month + interval '1 month')::date and reference_month + interval '1 month 10 days' < now()))`,
  );
  expect(unlikely).toEqual([]);
});

test("the job draws a batch of one supplier and queues the next", async () => {
  const [ipe] = await rows<{ id: number }>("select id from company where trading_name = 'Ipê Andaimes'");
  const context = jobContext(world.database.appPool(), { clock: world.clock, log: pino({ level: "silent" }) });
  await drawDocumentsJob(files()).run(context, { providerIds: [ipe?.id ?? 0] });

  const drawn = await rows<{
    hash: string;
    worker: string | null;
    supplier: string;
    type: string;
    round: number;
    status: string;
    until_round: number | null;
  }>(
    `select f.hash, f.type, w.name as worker, c.name as supplier, p.round, p.status, a.until_round from attachment a
      join file f on f.id = a.file_id join pendency p on p.id = a.pendency_id join company c on c.id = p.provider_id left join worker w on w.id = p.worker_id
      order by a.id`,
  );
  expect(new Set(drawn.map(({ supplier }) => supplier)).size).toBe(1);
  expect(drawn.filter(({ until_round }) => until_round === null).length).toBe(100);
  expect(drawn.every(({ round }) => round >= 1)).toBe(true);
  const right = drawn.filter(({ status, type, until_round }) => status === "DONE" && type === "application/pdf" && until_round === null);
  for (const { hash, worker, supplier } of right.slice(0, 8)) {
    const bytes = await (await files().read(hash))?.toArray();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(bytes ?? []))), { mergePages: true });
    expect(text).toContain(supplier);
    if (worker) expect(text).toContain(worker);
  }
  const late = await rows(
    "select id, issue_date, sent_at from attachment where issue_date >= (sent_at at time zone 'America/Sao_Paulo')::date",
  );
  expect(late).toEqual([]);
  const asked = await rows<{ payload: unknown }>(
    "select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'demo.draw-documents'",
  );
  expect(asked.map(({ payload }) => payload)).toEqual([{ providerIds: [ipe?.id] }]);
});
