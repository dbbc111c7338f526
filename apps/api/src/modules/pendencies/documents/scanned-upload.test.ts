import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { aPdf, documentForm } from "../../../../test/fixtures/new-document.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { asClamd, EICAR } from "../../../../test/services/clamd.ts";
import { openWorld } from "../../../../test/world.ts";
import { openFileStore } from "../../../platform/files/file-store.ts";
import { noScanner, openScanner, type Scanner } from "../../../platform/files/scanner.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";
import { scanFileJob } from "./scan-file-job.ts";

const folder = await mkdtemp(join(tmpdir(), "emdia-scanned-"));
const storageUrl = pathToFileURL(folder).href;
const world = openWorld({ scans: true, storageUrl: () => storageUrl });
const asked = askedOf(world);
const jobs = ownJobs(world.database);
const clamd = createServer(asClamd);
beforeAll(async () => {
  clamd.listen(0, "127.0.0.1");
  await once(clamd, "listening");
});
afterAll(async () => {
  clamd.close();
  await rm(folder, { recursive: true, force: true });
});
const scannerThere = (): Scanner => openScanner(`clamd://127.0.0.1:${(clamd.address() as AddressInfo).port}`);
const filesThere = () => openFileStore({ storageUrl, dataDir: folder, secret: "a secret", clock: world.clock });
const takeScans = async (scanner: Scanner) => jobs.take({ jobs: [scanFileJob({ files: await filesThere(), scanner })] });

type Fixture = Awaited<ReturnType<typeof asked>>;
const sent = async ({ sender, id }: Fixture, remark: string): Promise<number> => {
  const bytes = new Blob([await aPdf(String(Math.random())).text(), `%${remark}\n`]);
  return (await sender("POST /pendencies/{id}/documents")({ id, body: documentForm(bytes, { issueDate: dayFromNow(-3) }) })).answer.id;
};
const verdictOf = async ({ sender, id }: Fixture, docId: number) =>
  (await sender("GET /pendencies/{id}/documents/{docId}")({ id, docId })).answer.verdict;
const untilVerdict = (pendency: Fixture, docId: number) =>
  expect.poll(() => verdictOf(pendency, docId), { timeout: 20_000, interval: 200 });

test("the scan job reads files from the storage and blocks infected ones", async () => {
  const pendency = await asked();
  const [clean, harmful] = [await sent(pendency, "nada de mais"), await sent(pendency, EICAR)];
  expect([await verdictOf(pendency, clean), await verdictOf(pendency, harmful)]).toEqual(["waiting", "waiting"]);
  await takeScans(scannerThere());
  await untilVerdict(pendency, clean).toBe("clean");
  await untilVerdict(pendency, harmful).toBe("infected");
  const open = (id: number) => pendency.sender("GET /documents/{id}")({ id });
  expect((await open(clean)).status).toBe(200);
  expect((await open(harmful)).refused).toMatchObject({ code: "document.not_available", details: { verdict: "infected" } });
  expect((await pendency.send()).refused).toMatchObject({ code: "pendency.documents_held" });
});

/** Simulates jobs that used up their attempts while the scanner was down. */
const forgetJobs = () => world.database.ownerPool().query("delete from graphile_worker._private_jobs");
const askAgain = () => {
  const sweep = sweeps.find(({ name }) => name === "platform.ask-scanner-again");
  return sweep?.run(sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) }));
};

test("the sweep scans a file again after its attempts are exhausted", async () => {
  const pendency = await asked();
  const harmful = await sent(pendency, EICAR);
  await forgetJobs();
  await askAgain();
  await takeScans(scannerThere());
  await untilVerdict(pendency, harmful).toBe("infected");
});

test("unscanned files become clean when no scanner is configured any more", async () => {
  const pendency = await asked();
  const waiting = await sent(pendency, "espera");
  await forgetJobs();
  await askAgain();
  await takeScans(noScanner);
  await untilVerdict(pendency, waiting).toBe("clean");
});
