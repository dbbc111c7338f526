// Audit job at the end of its day.
import { pino } from "pino";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { auditProjectJob } from "./audit-job.ts";

const world = openWorld();
const DAY_MS = 86_400_000;

/** Job context with a clock that passes midnight after the given number of compared suppliers, and its log lines. */
const handUntilMidnight = (comparedUntilThen: number) => {
  const [hand, now] = [jobHand(world), world.clock.now()];
  const told: unknown[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void told.push(JSON.parse(line)) });
  let left = comparedUntilThen + 1; // the first transaction reads the suppliers of the project
  const inScopeOf: JobContext["inScopeOf"] = async (owner, work) => {
    const answer = await hand.inScopeOf(owner, work);
    left -= 1;
    return answer;
  };
  const clock = { now: () => (left > 0 ? now : new Date(now.getTime() + DAY_MS)) };
  return { day: dayInSaoPaulo(now), told, context: { ...hand, inScopeOf, clock, log } };
};

const projectOfThree = async () => {
  const contractorId = await newCompany(world, "contractor");
  const providerIds = await Promise.all([1, 2, 3].map(() => newCompany(world, "provider")));
  const projectId = await newProject(world, { contractorId, providerIds });
  return { project: { contractorId, projectId }, providerIds };
};

test("the audit logs the number of suppliers not compared before midnight", async () => {
  const { project } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(1);
  await auditProjectJob.run(context, { ...project, day });
  expect(told).toMatchObject([{ level: 40, ...project, day, suppliers: 2, msg: "suppliers were not compared before their day was over" }]);
});

test("an audit that starts after its day compares no supplier", async () => {
  const { project } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(0);
  await auditProjectJob.run(context, { ...project, day: addDays(day, -1) });
  expect(told).toMatchObject([{ ...project, day: addDays(day, -1), suppliers: 3 }]);
});

test("the audit logs no warning if it compared every supplier", async () => {
  const { project } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(3);
  await auditProjectJob.run(context, { ...project, day });
  expect(told).toEqual([]);
});

test("the audit of one supplier logs it as not compared after midnight", async () => {
  const { project, providerIds } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(0);
  await auditProjectJob.run(context, { ...project, providerId: providerIds[0], day: addDays(day, -1) });
  expect(told).toMatchObject([{ ...project, suppliers: 1 }]);
});

test("a failed supplier does not stop the audit and is retried later", async () => {
  const { project, providerIds } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(4);
  const reached: number[] = [];
  // The first call reads the suppliers of the project; each later call compares one supplier.
  const inScopeOf: JobContext["inScopeOf"] = (owner, work) => {
    reached.push(owner);
    return reached.length === 2 ? Promise.reject(new Error("its facts cannot be read")) : context.inScopeOf(owner, work);
  };
  await world.database.ownerPool().query("delete from graphile_worker._private_jobs");
  await auditProjectJob.run({ ...context, inScopeOf }, { ...project, day });
  expect(reached).toHaveLength(5);
  const [first] = providerIds.toSorted((one, other) => one - other);
  expect(told).toMatchObject([
    { level: 40, ...project, providerId: first, msg: "a supplier could not be compared, and will be by itself" },
  ]);
  const { rows } = await world.database.ownerPool().query("select payload, run_at > now() as is_later from graphile_worker._private_jobs");
  expect(rows).toMatchObject([{ payload: { ...project, providerId: first, day }, is_later: true }]);
});

test("the audit of a single supplier fails so that the queue retries", async () => {
  const { project, providerIds } = await projectOfThree();
  const { context } = handUntilMidnight(3);
  const inScopeOf: JobContext["inScopeOf"] = () => Promise.reject(new Error("its facts cannot be read"));
  const alone = auditProjectJob.run({ ...context, inScopeOf }, { ...project, providerId: providerIds[0] });
  await expect(alone).rejects.toThrow("its facts cannot be read");
});
