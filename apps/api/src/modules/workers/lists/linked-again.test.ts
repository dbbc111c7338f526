import { expect, test } from "vitest";
import { demand, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newSupplied } from "../../../../test/fixtures/new-worker.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);

/** A worker with a monthly document in a project, transferred away ten days ago and back in two days. */
const thereAndBack = async () => {
  const place = await newSupplied(world, { startDate: "2026-01-01" });
  const { contractorId, providerId, projectId, supplier } = place;
  const elsewhere = await newProject(world, { contractorId, providerIds: [providerId], startDate: "2026-01-01" });
  const id = await newWorkerRow(world, { providerId, links: [place] });
  await demand(world, place, { plan: "STP", frequency: "monthly", from: `${day(-10).slice(0, 7)}-01` });
  const transfer = async (from: number, to: number, startDate: string) => {
    const told = { movementType: "transfer", status: "active", projectId: to, fromProjectId: from, startDate, endDate: null } as const;
    expect((await supplier.api("POST /companies/employees/{id}/movements")({ id, body: told })).status).toBe(201);
    await reconciled(world, place);
  };
  await transfer(projectId, elsewhere, day(-10));
  await transfer(elsewhere, projectId, day(2));
  const owner = world.database.ownerPool();
  const { rows } = await owner.query("select from pendency where worker_id = $1 and project_id = $2 and active", [id, projectId]);
  expect(rows.length).toBeGreaterThan(0);
  return { ...place, id, asked: rows.length };
};

test("every link of a worker to a project has the same figures", async () => {
  const { id, asked, projectId, supplier } = await thereAndBack();
  const { answer } = await supplier.api("GET /companies/employees/{id}")({ id });
  const links = answer.projects.filter((project) => project.id === projectId);
  expect(links.map(({ pendencyTotal, statusSTP }) => [pendencyTotal, statusSTP])).toEqual([
    [asked, "OPEN"],
    [asked, "OPEN"],
  ]);
});

test("the list of a restricted user counts a project once", async () => {
  const { id, asked, projectId, contractorId } = await thereAndBack();
  // The update of a pendency recomputes the figures of both links.
  await world.database.ownerPool().query("update pendency set status = 'EXPIRED' where worker_id = $1", [id]);
  const { api } = await newPerson(world, { companyId: contractorId, keys: "all", onlyProjects: [projectId] });
  const { answer } = await api("GET /employees")();
  expect(answer.results).toMatchObject([{ id, statusSTP: "EXPIRED", pendencyTotal: asked }]);
});
