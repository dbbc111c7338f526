import { pino } from "pino";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/new-company.ts";
import { newProject } from "../../../../test/new-project.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { auditProjectJob } from "./audit-job.ts";

const world = openWorld();
const DAY_MS = 86_400_000;

/** A hand whose day is over as soon as so many suppliers are compared, and what it is told of. */
const handUntilMidnight = (comparedUntilThen: number) => {
  const [hand, now] = [jobHand(world), world.clock.now()];
  const told: unknown[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void told.push(JSON.parse(line)) });
  let left = comparedUntilThen + 1; // who works in the project is read first
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

test("whoever runs the product is told how many suppliers of a project the comparison of the night did not reach", async () => {
  const { project } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(1);
  await auditProjectJob.run(context, { ...project, day });
  expect(told).toMatchObject([{ level: 40, ...project, day, suppliers: 2, msg: "suppliers were not compared before their day was over" }]);
});

test("a comparison that begins when its day is over reaches nobody, and says so", async () => {
  const { project } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(0);
  await auditProjectJob.run(context, { ...project, day: addDays(day, -1) });
  expect(told).toMatchObject([{ ...project, day: addDays(day, -1), suppliers: 3 }]);
});

test("a comparison that reaches everybody tells of nothing", async () => {
  const { project } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(3);
  await auditProjectJob.run(context, { ...project, day });
  expect(told).toEqual([]);
});

test("of a supplier that was left for later alone it is told that nobody compared it", async () => {
  const { project, providerIds } = await projectOfThree();
  const { day, told, context } = handUntilMidnight(0);
  await auditProjectJob.run(context, { ...project, providerId: providerIds[0], day: addDays(day, -1) });
  expect(told).toMatchObject([{ ...project, suppliers: 1 }]);
});
