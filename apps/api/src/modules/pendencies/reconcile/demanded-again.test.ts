// Documents that are withdrawn and demanded again.
import { expect, test } from "vitest";
import { asked, demanded } from "../../../../test/facts/demanded.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { audited, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { linkNow, makeProject, openWorkshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const settings = { analysisDays: 5, reAnalysisDays: 3 };
const months = { startReference: "2026-03", endReference: null };

/** A project with one permanent and one monthly document, a supplier and a worker. */
const arranged = async () => {
  const workshop = await openWorkshop(world, "all");
  const { contractorId, supplierId: providerId, person } = workshop;
  const { id } = await makeProject(workshop, ["SSMA", "STP"]);
  const project = { contractorId, projectId: id };
  await newWorkerRow(world, { providerId, links: [project] });
  const { answer: known } = await person.api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: id });
  const standing = known.find(({ plan, isChecked, frequency }) => plan === "SSMA" && isChecked && frequency === "always_valid")?.id ?? 0;
  const monthly = known.find(({ plan, type, frequency }) => plan === "STP" && type === "PROVIDER" && frequency === "monthly")?.id ?? 0;
  const demand = async (isChecked: boolean) => {
    const tick = (systemPendencyId: number) => [{ systemPendencyId, isChecked }];
    const version = async () => (await person.api("GET /projects/{id}")({ id })).answer.version;
    await linkNow(world, { id });
    await person.api("PATCH /projects/{id}/pendencies")({
      id,
      body: { version: await version(), pendencies: tick(standing), ...settings },
    });
    await linkNow(world, { id });
    await person.api("PATCH /projects/{id}/stp/pendencies")({
      id,
      body: { version: await version(), pendencies: tick(monthly), ...months },
    });
    await reconcileAll(world);
  };
  const rows = async (type: number) => {
    const { rows: found } = await world.database
      .ownerPool()
      .query<{ id: number; status: string; active: boolean }>(
        "select id, status, active, reference_month from pendency where project_id = $1 and type_id = $2 order by id",
        [id, type],
      );
    return found;
  };
  await demand(true);
  // Moves the demand into the past, because a document that is withdrawn on its first day was never owed.
  const since = (table: string, column: string) =>
    world.database.ownerPool().query(`update ${table} set ${column} = '2026-08-10' where project_id = $1`, [id]);
  await since("project_company", "linked_from");
  await since("project_requirement", "holds_from");
  await reconcileAll(world);
  return { person, project, demand, ids: [standing, monthly], standing: () => rows(standing), monthly: () => rows(monthly) };
};

test("a document demanded again is created once and keeps its approval [R-275] [R-438]", async () => {
  const { person, project, demand, standing, monthly } = await arranged();
  const [months, [document]] = [await monthly(), await standing()];
  expect([months.length > 3, document]).toMatchObject([true, { status: "OPEN", active: true }]);
  const approve = "update pendency set status = 'DONE', sent_documents = 1, approved_until = '9999-12-31' where id = $1";
  await world.database.ownerPool().query(approve, [document?.id]);

  await demand(false);
  expect(await standing()).toMatchObject([{ status: "DONE", active: false }]);
  expect(await monthly()).toEqual(months);

  await demand(true);
  expect(await standing()).toMatchObject([{ id: document?.id, status: "DONE", active: true }]);
  expect(await monthly()).toEqual(months);
  const { answer: history } = await person.api("GET /pendencies/{id}/history")({ id: document?.id ?? 0 });
  expect(history.results.map(({ action }) => action)).toEqual(["pendency.come_back", "pendency.rest_for_good"]);
  expect(await asked(world, project)).toEqual(await demanded(world, project));
  expect(await audited(world, project)).toEqual([]);
});

test("an excepted supplier stays excepted when the document is demanded again [R-287]", async () => {
  const { person, project, demand, ids } = await arranged();
  const { projectId } = project;
  const { answer: suppliers } = await person.api("GET /projects/{id}/companies")({ id: projectId });
  await linkNow(world, { id: projectId });
  for (const { id } of suppliers.results) {
    const { status } = await person.api("PATCH /projects/companies/{id}")({ id, body: { exceptions: ids } });
    expect(status).toBe(200);
    await linkNow(world, { id: projectId });
  }
  await reconcileAll(world);
  const spared = await asked(world, project);
  await demand(false);
  const day = dayInSaoPaulo(world.clock.now());
  const [standing = 0] = ids;
  const body = { from: day, pendencies: [{ systemPendencyId: standing, isChecked: true }] };
  const { answer } = await person.api("POST /projects/{id}/dry-run")({ id: projectId, body });
  expect(answer).toMatchObject({ appears: 0, vanishes: 0, returns: 0 });
  await demand(true);
  expect(await asked(world, project)).toEqual(spared);
  expect(await audited(world, project)).toEqual([]);
});
