import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { participantStatuses } from "@emdia/contract/trainings/vocabulary.ts";
import { describe, expect, test } from "vitest";
import { type FileStore, openFileStore } from "../../src/platform/files/file-store.ts";
import { settleAllCertificates } from "../../test/certificate-jobs.ts";
import { jobHand } from "../../test/pendency-jobs.ts";
import { openWorld } from "../../test/world.ts";
import { WORKS_FOR_TWO } from "../workers/people.ts";
import { drawFileText } from "./class-files.ts";
import { storeClassFilesJob } from "./store-class-files-job.ts";

const world = openWorld();
const rows = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
  (await world.database.ownerPool().query<Row>(text, [...values])).rows;
const withFiles = async (work: (files: FileStore) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "emdia-demo-classes-"));
  const files = await openFileStore({
    storageUrl: pathToFileURL(folder).href,
    dataDir: folder,
    secret: "of this test",
    clock: world.clock,
  });
  await work(files).finally(() => rm(folder, { recursive: true, force: true }));
};
/** The day for which the world was built. */
const BUILT = "(select starts_at::date from training_class where name = 'Integração da mina: turma de hoje')";

describe("demo classes", () => {
  test("have every result, state and kind of entry", async () => {
    const statuses = await rows<{ status: string }>("select distinct status from training_participant");
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([...participantStatuses].toSorted());
    const [found] = await rows(
      `select count(*) filter (where taken = vacancy) as "full", count(*) filter (where cancelled_at is not null) as cancelled,
         count(*) filter (where is_retroactive) as retroactive, count(*) filter (where starts_at::date > ${BUILT} and taken < vacancy and cancelled_at is null) > 0 as free
       from training_class`,
    );
    expect(found).toEqual({ full: 1, cancelled: 1, retroactive: 1, free: true });
  });

  test("count their participants, all of suppliers to which they are open", async () => {
    const wrong = await rows(
      `select c.id from training_class c where c.taken <> (select count(*) from training_participant p where p.contractor_id = c.contractor_id
         and p.class_id = c.id and p.status <> 'removed')
       union all select p.id from training_participant p join training_class c on c.contractor_id = p.contractor_id and c.id = p.class_id
         join worker w on w.id = p.worker_id where w.admission_date > c.ends_at::date or not exists (select from project_company pc
           where pc.contractor_id = p.contractor_id and pc.provider_id = p.provider_id)
         or not (c.open_to_all or exists (select from training_class_supplier s where s.class_id = c.id and s.provider_id = p.provider_id))`,
    );
    expect(wrong).toEqual([]);
  });

  test("issued forty certificates with numbers in the order of their days", async () => {
    const certificates = await rows<{ state: string; year: number; number: number; created: string; contractor: number }>(
      `select state, year, number, created_at::text as created, contractor_id as contractor from training_certificate order by contractor_id, created_at, number`,
    );
    expect(certificates).toHaveLength(40);
    expect(certificates.every(({ state }) => state === "valid")).toBe(true);
    for (const [, ofYear] of Map.groupBy(certificates, ({ contractor, year }) => `${contractor} ${year}`))
      expect(ofYear.map(({ number }) => number)).toEqual(ofYear.map((_, at) => at + 1));
  });

  test("of today have half of their people in the first session", async () => {
    const people = await rows<{ status: string; sessions: number }>(
      `select p.status, (select count(*) from training_attendance a where a.contractor_id = p.contractor_id and a.participant_id = p.id)::int as sessions
       from training_participant p join training_class c on c.contractor_id = p.contractor_id and c.id = p.class_id where c.starts_at::date = ${BUILT}`,
    );
    const present = people.filter(({ status }) => status === "present");
    expect([people.length, present.length]).toEqual([12, 6]);
    expect(present.every(({ sessions }) => sessions === 1)).toBe(true);
  });
});

describe("demo workers in classes", () => {
  test("include one with an NR-35 that ends in twelve days", async () => {
    const ends = await rows<{ days: number }>(
      `select t.valid_until - ${BUILT} as days from training_certificate t where t.document_type_id = 335 and t.valid_until - ${BUILT} between 0 and 30`,
    );
    expect(ends.length).toBeGreaterThan(0);
    // Two years before the 29th of February is the 28th.
    expect(ends.every(({ days }) => days === 12 || days === 11)).toBe(true);
  });

  test("include one who failed twice", async () => {
    const failed = await rows(
      `select p.worker_id from training_participant p join training_class c on c.contractor_id = p.contractor_id and c.id = p.class_id
       where p.status = 'failed' group by p.worker_id, c.config_id having count(*) = 2`,
    );
    expect(failed).toHaveLength(1);
  });

  test("include one who returned from 190 days of leave after a training", async () => {
    const returned = await rows<{ days: number; ago: number; status: string }>(
      `select m.end_date - m.start_date + 1 as days, ${BUILT} - m.end_date as ago, w.status from movement m join worker w on w.id = m.worker_id
         join training_certificate t on t.worker_id = m.worker_id and t.issued_on < m.start_date
         join pendency p on p.contractor_id = t.contractor_id and p.worker_id = t.worker_id and p.type_id = t.document_type_id and p.active
       where m.kind = 'leave' and m.end_date - m.start_date > 180`,
    );
    expect(returned[0]).toEqual({ days: 190, ago: 7, status: "active" });
  });

  test("include one person enrolled by two suppliers [CD-146]", async () => {
    const twice = await rows<{ enrolled_side: string; by: string }>(
      `select p.enrolled_side, p.enrolled_by_name as by from training_participant p join worker w on w.id = p.worker_id
         join training_class c on c.id = p.class_id where w.document = $1 and c.name = 'Regras de ouro: turma geral' order by 2`,
      [WORKS_FOR_TWO.document.number],
    );
    expect(twice).toEqual([
      { enrolled_side: "provider", by: "Ana Ipiranga" },
      { enrolled_side: "provider", by: "Rafael Torres" },
    ]);
  });
});

describe("demo logins", () => {
  const classesOf = async (role: "supplier" | "staff" | "stranger" | "site") => {
    const api = await world.as(role);
    const { answer } = await api("GET /integrations/training-classes")({ query: { all: true, itemsPerPage: 100 } });
    return { api, classes: answer.results };
  };

  test("of suppliers see their own participants only, and no note", async () => {
    const { api, classes } = await classesOf("supplier");
    const full = classes.find(({ name }) => name === "NR-35: turma lotada");
    const { answer } = await api("GET /integrations/{companyId}/training-classes/{id}/employees")({
      companyId: full?.companyId ?? 0,
      id: full?.id ?? 0,
    });
    expect(full?.taken).toBe(8);
    expect(new Set(answer.results.map(({ provider }) => provider.name))).toEqual(new Set(["Ipê Andaimes"]));
    expect(answer.results.some(({ hasNote }) => hasNote)).toBe(false);
    expect((await classesOf("staff")).classes.map(({ name }) => name)).toContain("NR-10 básico: eletricistas da usina");
    expect(classes.map(({ name }) => name)).not.toContain("NR-10 básico: eletricistas da usina");
  });

  test("of contractors see their classes, restricted users fewer participants", async () => {
    const { classes: theirs } = await classesOf("stranger");
    expect(theirs.map(({ name }) => name).toSorted()).toEqual([
      "Subida em aerogerador: campanha de inspeção",
      "Subida em aerogerador: equipe de manutenção",
    ]);
    const { api, classes } = await classesOf("site");
    const seen: string[] = [];
    for (const { id, companyId } of classes)
      seen.push(
        ...(await api("GET /integrations/{companyId}/training-classes/{id}/employees")({ companyId, id })).answer.results.map(
          ({ name }) => name,
        ),
      );
    const [all] = await rows<{ count: number }>("select count(*)::int as count from training_participant where status <> 'removed'");
    expect(classes).toHaveLength(13);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(all?.count ?? 0);
  });
});

test("demo suppliers have unread notices of the coming classes only", async () => {
  const { answer } = await (await world.as("supplier"))("GET /notices")({ query: { itemsPerPage: 100 } });
  const ofClasses = answer.results.filter(({ about }) => about.kind === "training_class");
  const unread = ofClasses.filter(({ isRead }) => !isRead);
  expect(unread.length).toBeLessThan(ofClasses.length);
  const ids = unread.map(({ about }) => about.id);
  const coming = await rows(`select distinct starts_at::date > ${BUILT} as coming from training_class where id = any ($1)`, [ids]);
  expect(coming).toEqual([{ coming: true }]);
});

test("the job stores a class file with the hash of the build", async () => {
  const text = { title: "Lista de presença", author: "Serra Azul", lines: ["1. Ana · assinado"], madeAt: "2026-03-10T12:00:00.000Z" };
  const hash = createHash("sha256")
    .update(await drawFileText(text))
    .digest("hex");
  await withFiles(async (files) => {
    await storeClassFilesJob(files).run(jobHand(world), { texts: [text] });
    expect(await files.exists(hash)).toBe(true);
  });
});

test("demo certificates complete the pendencies of their workers", async () => {
  await rows(`select enqueue('trainings.settle-certificates', json_build_object('contractorId', contractor_id, 'providerId', provider_id, 'workerId', worker_id),
    'settle ' || contractor_id || ' ' || worker_id, null) from training_certificate`);
  await withFiles((files) => settleAllCertificates(world, { files }));
  const [done] = await rows(
    "select count(*) filter (where hash is not null) as drawn, count(*) filter (where settled) as settled from training_certificate",
  );
  expect(done).toEqual({ drawn: 40, settled: 40 });
  const completed = await rows<{ status: string }>(
    `select p.status from training_certificate t join pendency p on p.contractor_id = t.contractor_id and p.worker_id = t.worker_id
       and p.type_owner_id = t.document_owner_id and p.type_id = t.document_type_id where p.active and p.type_owner_id = 0`,
  );
  expect(completed.length).toBeGreaterThan(20);
  expect(completed.filter(({ status }) => status !== "DONE" && status !== "NEXT_DUE_DATE")).toEqual([]);
});
