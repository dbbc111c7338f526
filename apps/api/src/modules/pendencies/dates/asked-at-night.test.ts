// Nightly sweeps of pendencies.
import { pino } from "pino";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const write = (statement: string, values: readonly unknown[] = []) => world.database.ownerPool().query(statement, [...values]);
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);

type Payload = { readonly contractorId: number; readonly projectId?: number; readonly providerId?: number | null };
/** Jobs that a sweep enqueues on an empty queue. Runs the sweep twice, as after a restart, to prove deduplication. */
const enqueuedBy = async (name: string, job: string): Promise<readonly Payload[]> => {
  await write("delete from graphile_worker._private_jobs");
  const sweep = sweeps.find((one) => one.name === name);
  const context = sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) });
  for (let run = 0; run < 2; run += 1) await sweep?.run(context);
  const { rows } = await write(
    "select t.identifier, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id",
  );
  expect(new Set(rows.map(({ identifier }) => identifier))).toEqual(new Set([job]));
  return rows.map(({ payload }) => payload);
};

/** Pendencies by status and dates, and whether each is due. */
const cases = {
  "was valid until yesterday": { status: "DONE", expires: -1, near: null, isDue: true },
  "was near its expiry, and past it since yesterday": { status: "NEXT_DUE_DATE", expires: -1, near: -11, isDue: true },
  "comes near its expiry today": { status: "DONE", expires: 10, near: 0, isDue: true },
  "comes near an expiry that it does not tell": { status: "DONE", expires: null, near: 0, isDue: true },
  "comes near its expiry tomorrow": { status: "DONE", expires: 11, near: 1, isDue: false },
  "is near its expiry, and valid for one more day": { status: "NEXT_DUE_DATE", expires: 0, near: -10, isDue: false },
  "never expires": { status: "DONE", expires: null, near: null, isDue: false },
  "is expired already": { status: "EXPIRED", expires: -1, near: -11, isDue: false },
  "was sent once more": { status: "IN_REVISION", expires: -1, near: -11, isDue: false },
  "rests for a time": { status: "DONE", expires: -1, near: -11, rest: "project_inactive", isDue: false },
  "was taken back": { status: "DONE", expires: -1, near: -11, isRemoved: true, isDue: false },
} as const;

test("the midnight sweep enqueues the job only for contractors with due pendencies [CD-159]", async () => {
  const contractors = new Map<string, number>();
  for (const [name, stand] of Object.entries(cases)) {
    const { contractorId, pendencyId } = await newPendency(world);
    const { status, expires, near, rest, isRemoved } = { rest: null, isRemoved: false, ...stand };
    await write(
      `update pendency set status = $2, expiration_date = $3, next_due_on = $4, rest_for = case when $5::text is not null then 'a_time' end,
         rest_reason = $5, removed_at = case when $6 then now() end where id = $1`,
      [pendencyId, status, expires === null ? null : day(expires), near === null ? null : day(near), rest, isRemoved],
    );
    contractors.set(name, contractorId);
  }
  const asked = await enqueuedBy("platform.turn-pendencies", "pendencies.turn-due");
  const timesEnqueued = (name: string) => asked.filter(({ contractorId }) => contractorId === contractors.get(name)).length;
  expect(Object.keys(cases).map((name) => [name, timesEnqueued(name)])).toEqual(
    Object.entries(cases).map(([name, { isDue }]) => [name, isDue ? 1 : 0]),
  );
});

/** A contractor with a project in every state, and the projects that a sweep enqueues. */
const projectsEnqueued = async (name: string, job: string) => {
  const contractorId = await newCompany(world, "contractor");
  const made = {
    active: await newProject(world, { contractorId }),
    inactive: await newProject(world, { contractorId, state: "inactive" }),
    removed: await newProject(world, { contractorId, state: "removed" }),
    draft: await newProject(world, { contractorId, draftAt: 3 }),
    "still linking": await newProject(world, { contractorId, pipeline: "linking" }),
  };
  const payloads = (await enqueuedBy(name, job)).filter((payload) => payload.contractorId === contractorId);
  const nameOf = (id: number | undefined) => Object.entries(made).find(([, projectId]) => projectId === id)?.[0];
  return payloads.map(({ projectId, ...payload }) => ({ ...payload, project: nameOf(projectId) }));
};
const inOrder = (asked: readonly { readonly project: string | undefined }[]) => asked.map(({ project }) => project).toSorted();

test("the daily sweep enqueues reconcile for all projects except drafts and removed [R-438]", async () => {
  const asked = await projectsEnqueued("platform.reconcile-projects", "pendencies.reconcile-project");
  expect(inOrder(asked)).toEqual(["active", "inactive", "still linking"]);
  expect(asked.every((payload) => "providerId" in payload && payload.providerId === null)).toBe(true);
});

test("the nightly audit covers all projects, including removed ones, except drafts [R-438]", async () => {
  const asked = await projectsEnqueued("platform.audit-projects", "pendencies.audit-project");
  expect(inOrder(asked)).toEqual(["active", "inactive", "removed", "still linking"]);
});
