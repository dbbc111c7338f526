import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { riskScheduleStatuses } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { describe, expect, test } from "vitest";
import { planAutomaticJob } from "../../src/modules/risk-schedule/index.ts";
import { openFileStore } from "../../src/platform/files/file-store.ts";
import { jobHand } from "../../test/pendency-jobs.ts";
import { settleAllSchedules } from "../../test/schedule-jobs.ts";
import { openWorld } from "../../test/world.ts";
import { cast, RESTRICTED_PROJECT } from "../accounts/cast.ts";
import { issuePermitsJob } from "./issue-permits-job.ts";

const world = openWorld();
const rows = async <Row extends object>(text: string): Promise<readonly Row[]> => (await world.database.ownerPool().query<Row>(text)).rows;
const schedulesOf = async (role: "admin" | "stranger" | "supplier" | "site") =>
  (await (await world.as(role))("GET /risk-schedule")({ query: { itemsPerPage: 100 } })).answer.results;

describe("demo risk schedules", () => {
  test("have every status, and each user sees those of own companies and projects", async () => {
    const [ours, theirs] = [await schedulesOf("admin"), await schedulesOf("stranger")];
    expect(ours.length + theirs.length).toBe(64);
    expect(new Set(ours.map(({ status }) => status))).toEqual(new Set(riskScheduleStatuses));
    expect(new Set(theirs.map(({ status }) => status))).toEqual(new Set(riskScheduleStatuses.filter((status) => status !== "suspended")));
    expect(new Set((await schedulesOf("supplier")).map(({ company }) => company.name)).size).toBe(2);
    const onSite = await schedulesOf("site");
    expect(onSite).toHaveLength(5);
    expect(new Set(onSite.map(({ project }) => project.name))).toEqual(new Set([RESTRICTED_PROJECT]));
  });

  test("are in every area of both contractors", async () => {
    const empty = await rows(
      `select d.name from department d join company c on c.id = d.contractor_id where c.trading_name in ('Serra Azul Mineração', 'Horizonte Energia')
         and not exists (select from risk_schedule s where s.contractor_id = d.contractor_id and s.department_id = d.id)`,
    );
    expect(empty).toEqual([]);
  });

  test("include accepted conflicts: hot work beside flammables, and lifting above a team", async () => {
    const conflicts = await rows(
      `select distinct k.level, k.scope, a.code, b.code as other, k.accepted_at is not null as accepted, r.reason is not null as reasoned
       from risk_schedule_conflict k join risk_activity a on a.id = k.own_activity_id join risk_activity b on b.id = k.other_activity_id
         left join risk_conflict_acceptance r on r.contractor_id = k.contractor_id and r.signature = k.signature
       where a.code < b.code order by 1`,
    );
    expect(conflicts).toEqual([
      { level: "forbidden", scope: "area", code: "ALTURA", other: "ICAMENTO", accepted: true, reasoned: true },
      { level: "restricted", scope: "unit", code: "A-QUENTE", other: "INFLAMAVEIS", accepted: true, reasoned: false },
    ]);
  });

  test("include a night over midnight, and a worker of Ipê planned by both contractors", async () => {
    const nights = await rows("select id from risk_schedule where ends_at::date = starts_at::date + 1 and ends_at::time < time '07:00'");
    expect(nights).toHaveLength(1);
    const twice = await rows(
      `select p.worker_id from risk_schedule_person p join risk_schedule_person q on q.worker_id = p.worker_id and q.contractor_id > p.contractor_id
         and q.starts_at < p.over_at and p.starts_at < q.over_at join company c on c.id = p.provider_id where c.trading_name = 'Ipê Andaimes'`,
    );
    expect(twice).toHaveLength(1);
  });

  test("are suspended by an expired NR-35 with a class tomorrow, and by a rejected ASO", async () => {
    const stories = await rows(
      `select k.reason, k.note, (select c.starts_at::date - (now() at time zone 'America/Sao_Paulo')::date from training_participant t
           join training_class c on c.contractor_id = t.contractor_id and c.id = t.class_id where t.worker_id = k.worker_id) between 0 and 1 as class_near,
         (select count(*)::int from notice n where n.about_kind = 'risk_schedule' and n.about_id = k.schedule_id) > 1 as told
       from risk_schedule_cause k order by k.reason`,
    );
    expect(stories).toEqual([
      { reason: "documents", note: expect.stringContaining("ASO"), class_near: null, told: true },
      { reason: "training", note: expect.stringContaining("NR-35"), class_near: true, told: true },
    ]);
  });

  test("keep their causes when the jobs compute them again", async () => {
    const causes = "select schedule_id, worker_id, reason, holds_from from risk_schedule_cause order by 1, 2, 3";
    const before = await rows(causes);
    await rows(`select enqueue('schedules.settle-causes', json_build_object('contractorId', contractor_id, 'providerId', provider_id, 'id', id),
      'schedules.settle-causes ' || id) from risk_schedule where not is_cancelled and over_at > now() at time zone 'America/Sao_Paulo'`);
    await rows(`select enqueue('schedules.settle-conflicts', json_build_object('contractorId', contractor_id, 'id', id),
      'schedules.settle-conflicts ' || contractor_id || ' ' || id) from risk_schedule where not is_cancelled and over_at > now() at time zone 'America/Sao_Paulo'`);
    await settleAllSchedules(world);
    expect(await rows(causes)).toEqual(before);
  });

  test("include a permit that a second print replaced", async () => {
    const coming = (await schedulesOf("admin")).filter(
      ({ department, status }) => department.name === "Silos de carregamento" && status === "scheduled",
    );
    const height = coming.find(({ activities }) => activities[0]?.name === "Trabalho em altura");
    const [account] = await rows<{ id: number }>(`select id from account where email = '${cast.admin.email}'`);
    const folder = await mkdtemp(join(tmpdir(), "emdia-demo-permits-"));
    const files = await openFileStore({
      storageUrl: pathToFileURL(folder).href,
      dataDir: folder,
      secret: "of this test",
      clock: world.clock,
    });
    const job = issuePermitsJob({ files, publicUrl: "http://emdia.test" });
    const payload = { contractorId: height?.company.id, accountId: Number(account?.id), scheduleId: height?.id, day: height?.start.day };
    // The second run finds the permits.
    for (let run = 0; run < 2; run += 1) await job.run(jobHand(world), payload);
    await rm(folder, { recursive: true, force: true });
    const { answer } = await (await world.as("admin"))("GET /risk-schedule/{id}/permits")({ id: height?.id ?? 0 });
    expect(answer.results.map(({ kind, state, issuedBy }) => [kind, state, issuedBy])).toEqual([
      ["pt", "in_force", "Helena Prado"],
      ["pt", "replaced", "Helena Prado"],
    ]);
    const code = answer.results[1]?.publicUrl.split("/").at(-1) ?? "";
    expect((await world.anonymous()("GET /work-permits/{code}")({ code })).answer).toMatchObject({
      state: "replaced",
      facilityName: "Terminal Ferroviário",
    });
  });

  test("are planned automatically for Horizonte, whose setting has a history", async () => {
    const api = await world.as("stranger");
    const companyId = (await schedulesOf("stranger"))[0]?.company.id ?? 0;
    const setting = async () => (await api("GET /companies/{companyId}/risk-schedule-config")({ companyId })).answer;
    expect(await setting()).toMatchObject({ autoGenerateRiskSchedule: true, version: 3, weekdays: [2, 4], lastRun: { finishedAt: null } });
    const { answer: history } = await api("GET /companies/{companyId}/risk-schedule-config/history")({ companyId });
    expect(history.results.map(({ field }) => field).toSorted()).toEqual(["autoGenerateRiskSchedule", "end", "start", "weekdays"]);
    await planAutomaticJob.run(jobHand(world), { contractorId: companyId, occasion: "v3" });
    const made = (await setting()).lastRun?.made ?? 0;
    expect(made).toBeGreaterThan(0);
    expect((await schedulesOf("stranger")).filter(({ isAutomatic }) => isAutomatic)).toHaveLength(made);
  });
});
