// The review queue over HTTP: due dates, age, pace and forecast.
import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { foldPendencyChanges } from "../../../../test/notice-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { addBusinessDays, noLocalHolidays } from "../../calendar/rules/index.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const asked = askedOf(world);
const owner = () => world.database.ownerPool();
const today = (): IsoDay => dayInSaoPaulo(world.clock.now());
const businessDays = (count: number) => addBusinessDays(today(), count, noLocalHolidays);
/** The first of the ten business days before today. */
const firstDay = () => addBusinessDays(addDays(today(), -1), -9, noLocalHolidays);
const queueOf = async ({ api }: Pick<Person, "api">) => (await api("GET /pendencies/review-queue")()).answer;

type Place = { readonly id: number; readonly projectId?: number };
/** Copies a pendency into the review queue, once per due date, received on a day. */
const waiting = ({ id, projectId }: Place, due: readonly IsoDay[], receivedOn: IsoDay) =>
  owner().query(
    `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version,
       status, revision_date, review_from, review_days, review_by)
     select contractor_id, coalesce($4, project_id), provider_id, worker_id, requirement_id, (random() * 1e9)::bigint, plan, kind, type_owner_id, type_id,
       type_version, 'IN_REVISION', $3::date, $3::date, 5, d::date from pendency cross join unnest($2::date[]) d where id = $1`,
    [id, due, receivedOn, projectId ?? null],
  );
const anotherProject = async (projectId: number): Promise<number> => {
  const { rows } = await owner().query<{ id: number }>(
    "insert into project (contractor_id, name, start_date) select contractor_id, 'Segunda obra', start_date from project where id = $1 returning id",
    [projectId],
  );
  return rows[0]?.id ?? 0;
};
const reviewerOf = (contractorId: number, onlyProjects?: readonly number[]) =>
  newPerson(world, { companyId: contractorId, keys: ["see_pendency"], ...(onlyProjects && { onlyProjects }) });

test("the queue counts due dates and ages per project and in all", async () => {
  const pendency = await asked();
  const other = await anotherProject(pendency.projectId);
  const sunday = addDays(today(), (7 - new Date(today()).getUTCDay()) % 7);
  await waiting(pendency, [addDays(today(), -1), today(), sunday], businessDays(-6));
  await waiting(
    { id: pendency.id, projectId: other },
    [addDays(today(), -9), addDays(today(), -8), addDays(today(), 30)],
    businessDays(-2),
  );
  await waiting({ id: pendency.id, projectId: other }, [addDays(sunday, 1)], businessDays(-8));
  const { total, results, meta } = await queueOf(await reviewerOf(pendency.contractorId));
  const dueThisWeek = sunday === today() ? 0 : 1;
  const dueToday = sunday === today() ? 2 : 1;
  expect(total).toMatchObject({ waiting: 7, overdue: 3, dueToday, dueThisWeek, oldestDays: 8, medianDays: 6 });
  expect([meta.totalResults, results.map(({ project }) => project.id)]).toEqual([2, [other, pendency.projectId]]);
  expect(results).toMatchObject([
    { project: { name: "Segunda obra" }, waiting: 4, overdue: 2, dueToday: 0, dueThisWeek: 0, oldestDays: 8, medianDays: 2 },
    { contractor: { id: pendency.contractorId }, waiting: 3, overdue: 1, dueToday, dueThisWeek, oldestDays: 6, medianDays: 6 },
  ]);
});

test("the queue shows only projects and companies that the user sees", async () => {
  const pendency = await asked();
  const { contractorId, projectId, providerId } = pendency;
  const other = await anotherProject(projectId);
  await waiting(pendency, [today()], today());
  await waiting({ id: pendency.id, projectId: other }, [today(), today()], today());
  await owner().query(
    "insert into review_day (contractor_id, project_id, day, received, decided) values ($1, 0, $4, 5, 30), ($1, $2, $4, 5, 10), ($1, $3, $4, 0, 20)",
    [contractorId, projectId, other, businessDays(-1)],
  );
  const restricted = await queueOf(await reviewerOf(contractorId, [other]));
  expect(restricted.total).toMatchObject({ waiting: 2, receivedPerDay: 0, decidedPerDay: 2, forecast: "on_day", emptyOn: businessDays(1) });
  expect(restricted.results.map(({ project, decidedPerDay }) => [project.id, decidedPerDay])).toEqual([[other, 2]]);
  expect((await queueOf(await reviewerOf(contractorId))).total).toMatchObject({ waiting: 3, receivedPerDay: 0.5, decidedPerDay: 3 });

  const elsewhere = await asked();
  for (const who of [
    await reviewerOf(elsewhere.contractorId),
    await newPerson(world, { companyId: providerId, keys: ["see_pendency"] }),
    await reviewerOf(contractorId, []),
  ]) {
    const { total, results } = await queueOf(who);
    expect([total.waiting, total.decidedPerDay, total.forecast, results]).toEqual([0, 0, "empty", []]);
  }
  const blind = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  expect((await blind.api("GET /pendencies/review-queue")()).status).toBe(403);

  const both = await newPerson(
    world,
    { companyId: contractorId, keys: ["see_pendency"] },
    { companyId: elsewhere.contractorId, keys: ["see_pendency"] },
  );
  await waiting(elsewhere, [today()], today());
  expect((await queueOf(both)).total).toMatchObject({ waiting: 4 });
  const chosen = (await both.api("GET /pendencies/review-queue")({}, { companyId: elsewhere.contractorId })).answer;
  expect(chosen.results.map(({ contractor }) => contractor.id)).toEqual([elsewhere.contractorId]);
});

test("sent and decided documents set the pace of the next days", async () => {
  const pendency = await asked();
  const { contractorId, send, reject, withdraw } = pendency;
  const reviewer = await reviewerOf(contractorId);
  const pace = async () => {
    const { total, results } = await queueOf(reviewer);
    const [first] = results;
    return [total.receivedPerDay, total.decidedPerDay, first?.receivedPerDay, first?.decidedPerDay];
  };
  await newDraft(pendency);
  expect((await send()).status).toBe(200);
  expect((await withdraw()).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect((await reject()).status).toBe(200);
  await waiting(pendency, [today()], today());
  expect(await pace()).toEqual([0, 0, 0, 0]);
  await owner().query("update review_move set day = $2 where contractor_id = $1", [contractorId, firstDay()]);
  expect(await pace()).toEqual([0.1, 0.1, 0.1, 0.1]);
  await foldPendencyChanges(jobs, world);
  expect((await owner().query("select from review_move")).rowCount).toBe(0);
  expect(await pace()).toEqual([0.1, 0.1, 0.1, 0.1]);
  await owner().query("update review_day set day = $2 where contractor_id = $1", [contractorId, addDays(firstDay(), -1)]);
  expect(await pace()).toEqual([0, 0, 0, 0]);
});

test("the pages of the queue list the projects with most overdue reviews first", async () => {
  const pendency = await asked();
  const other = await anotherProject(pendency.projectId);
  await waiting(pendency, [today(), today()], today());
  await waiting({ id: pendency.id, projectId: other }, [addDays(today(), -1)], today());
  const { api } = await reviewerOf(pendency.contractorId);
  const page = async (number: number) => {
    const { results, meta, total } = (await api("GET /pendencies/review-queue")({ query: { page: number, itemsPerPage: 1 } })).answer;
    return [results.map(({ project }) => project.id), meta.lastPage, total.waiting];
  };
  expect([await page(1), await page(2), await page(3)]).toEqual([
    [[other], 2, 3],
    [[pendency.projectId], 2, 3],
    [[], 2, 3],
  ]);
});
