// Reconcile after a project pause.
import { expect, test } from "vitest";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { audited, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { linkNow, makeProject, openWorkshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { addMonths } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const write = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);
/** First day of the month that is the given number of months ago. */
const month = (back: number): string => addMonths(`${dayInSaoPaulo(world.clock.now()).slice(0, 7)}-01`, -back);

test("an inactive project owes no documents for the months of its pause [R-252] [R-438]", async () => {
  const workshop = await openWorkshop(world, "all");
  const { contractorId, supplierId: providerId, person } = workshop;
  const { api } = person;
  const { id, version } = await makeProject(workshop, ["STP"]);
  const project = { contractorId, projectId: id };
  await newWorkerRow(world, { providerId, links: [project] });
  const { answer: known } = await api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: id });
  const payslip = known.find(({ name }) => name === "Holerite (contracheque)")?.id ?? 0;
  await linkNow(world, { id });
  const pendencies = [{ systemPendencyId: payslip, isChecked: true }];
  const body = { version, pendencies, analysisDays: 5, reAnalysisDays: 3, startReference: month(8).slice(0, 7), endReference: null };
  expect((await api("PATCH /projects/{id}/stp/pendencies")({ id, body })).status).toBe(200);
  await write("update project_company set linked_from = $2 where project_id = $1", [id, month(8)]);
  await write("update project_requirement set holds_from = $2 where project_id = $1", [id, month(8)]);
  await write("update project set start_date = $2, end_date = null where id = $1", [id, month(8)]);
  await linkNow(world, { id });
  const asked = async () => {
    await reconcileAll(world);
    expect(await audited(world, project)).toEqual([]);
    const { rows } = await write(
      "select reference_month as month from pendency where project_id = $1 and type_id = $2 and active order by reference_month",
      [id, payslip],
    );
    return rows.map((row) => row.month);
  };
  expect(await asked()).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0].map(month));
  expect((await api("PUT /projects/{id}/inactivate")({ id })).status).toBe(200);
  expect(await asked()).toEqual([]);
  // Moves the start of the pause to the middle of a month, half a year ago.
  await write("update project_pause set paused_on = $2 where project_id = $1", [id, `${month(6).slice(0, 7)}-10`]);
  expect((await api("PUT /projects/{id}/reactivate")({ id })).status).toBe(200);
  expect(await asked()).toEqual([8, 7, 6, 0].map(month));
  // Reactivated by mistake and inactivated again on the same day.
  expect((await api("PUT /projects/{id}/inactivate")({ id })).status).toBe(200);
  const { rows: pauses } = await write("select resumed_on from project_pause where project_id = $1", [id]);
  expect(pauses).toEqual([{ resumed_on: null }]);
});
