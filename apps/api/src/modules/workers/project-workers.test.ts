import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../test/fixtures/new-worker-row.ts";
import { settleAllStandings } from "../../../test/standing-jobs.ts";
import { openWorld } from "../../../test/world.ts";
import { addDays } from "../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";

const world = openWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const infos = "GET /projects/{id}/additional-infos";

/** Of the first supplier Ana may work, Bia is on leave, Caio's link ended and Davi is removed; of the second Eva may work. */
const place = async () => {
  const contractorId = await newCompany(world, "contractor");
  const [first, second] = [await newCompany(world, "provider"), await newCompany(world, "provider")];
  const projectId = await newProject(world, { contractorId, providerIds: [first, second], startDate: "2026-01-01" });
  const elsewhere = await newProject(world, { contractorId, providerIds: [first], startDate: "2026-01-01" });
  const link = { contractorId, projectId };
  const other = { contractorId, projectId: elsewhere };
  await newWorkerRow(world, { providerId: first, name: "Ana", links: [link, other] });
  const bia = await newWorkerRow(world, { providerId: first, name: "Bia", links: [link] });
  await newWorkerRow(world, { providerId: first, name: "Caio", links: [{ ...link, until: day(-1) }] });
  const davi = await newWorkerRow(world, { providerId: first, name: "Davi", links: [link] });
  await newWorkerRow(world, { providerId: second, name: "Eva", links: [link] });
  const owner = world.database.ownerPool();
  await owner.query("insert into movement (provider_id, worker_id, kind, status, start_date) values ($1, $2, 'leave', 'away', $3)", [
    first,
    bia,
    day(-3),
  ]);
  await owner.query("update worker set removed_at = now() where id = $1", [davi]);
  return { contractorId, first, second, projectId, elsewhere };
};

type Person = Pick<Awaited<ReturnType<typeof newPerson>>, "api">;
const workersIn = async ({ api }: Person, id: number) => (await api(infos)({ id })).answer.workers;

test("the project counts its workers by eligibility, each side its own", async () => {
  const { contractorId, first, second, projectId } = await place();
  const keys = ["see_projects", "see_employee"] as const;
  const contractor = await newPerson(world, { companyId: contractorId, keys });
  const [ofFirst, ofSecond] = [await newPerson(world, { companyId: first, keys }), await newPerson(world, { companyId: second, keys })];
  expect(await workersIn(contractor, projectId)).toEqual({ mayWork: 0, mayNotWork: 0, computing: 3 });
  await settleAllStandings(world);
  expect(await workersIn(contractor, projectId)).toEqual({ mayWork: 2, mayNotWork: 1, computing: 0 });
  expect(await workersIn(ofFirst, projectId)).toEqual({ mayWork: 1, mayNotWork: 1, computing: 0 });
  expect(await workersIn(ofSecond, projectId)).toEqual({ mayWork: 1, mayNotWork: 0, computing: 0 });
  for (const [mayWork, names] of [
    ["yes", ["Ana", "Eva"]],
    ["no", ["Bia"]],
  ] as const) {
    const { answer } = await contractor.api("GET /employees/project/{id}")({ id: projectId, query: { mayWork } });
    expect(answer.results.map(({ name }) => name)).toEqual(names);
  }
});

test("the project counts no workers for users without see_employee there", async () => {
  const { contractorId, projectId, elsewhere } = await place();
  await settleAllStandings(world);
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "see_pendency"] });
  const { status, answer } = await reader.api(infos)({ id: projectId });
  expect(status).toBe(200);
  expect(answer).not.toHaveProperty("workers");
  const keys = ["see_projects", "see_employee"] as const;
  const restricted = await newPerson(world, { companyId: contractorId, keys, onlyProjects: [elsewhere] });
  expect(await workersIn(restricted, elsewhere)).toEqual({ mayWork: 1, mayNotWork: 0, computing: 0 });
  expect((await restricted.api(infos)({ id: projectId })).status).toBe(404);
});
