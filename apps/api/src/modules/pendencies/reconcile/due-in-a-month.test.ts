// Due month of the 13th salary.
import { expect, test } from "vitest";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { audited, jobHand, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { linkNow, makeProject, openWorkshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { daysBetween } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { reconcileProjectJob } from "../index.ts";

const world = openWorld();
const write = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);
const today = () => dayInSaoPaulo(world.clock.now());
const next = Number(today().slice(0, 4)) + 1;

/**
 * A project without an end date that demands the first instalment of the 13th salary since January, of a worker who stays and one who
 * leaves in October. From 2 November on the contractor's own figure sets the due date to mid-December.
 */
const arranged = async () => {
  const workshop = await openWorkshop(world, "all");
  const { contractorId, supplierId: providerId, person } = workshop;
  const { id, version } = await makeProject(workshop, ["STP"]);
  const project = { contractorId, projectId: id };
  const stays = await newWorkerRow(world, { providerId, links: [project] });
  await newWorkerRow(world, { providerId, links: [{ ...project, until: `${next}-10-30` }] });
  const { answer: known } = await person.api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: id });
  const thirteenth = known.find(({ name }) => name === "13º salário, primeira parcela")?.id ?? 0;
  await linkNow(world, { id });
  const pendencies = [{ systemPendencyId: thirteenth, isChecked: true }];
  const body = { version, pendencies, analysisDays: 5, reAnalysisDays: 3, startReference: "2026-03", endReference: null };
  expect((await person.api("PATCH /projects/{id}/stp/pendencies")({ id, body })).status).toBe(200);
  const own = { key: "thirteenth.first.due", value: 1215, source: "Acordo coletivo", holdsFrom: `${next}-11-02` };
  expect((await person.api("POST /catalogue/norm-figures")({ body: own })).status).toBe(201);
  const january = `${next}-01-01`;
  await write("update project_company set linked_from = $2 where project_id = $1", [id, january]);
  await write("update project_requirement set holds_from = $2 where project_id = $1", [id, january]);
  await write("update project set end_date = null where id = $1", [id]);
  /** Pendencies of the year on the given day, after the nightly reconcile. */
  const askedOn = async (day: string) => {
    world.clock.forward({ days: daysBetween(today(), day) });
    await reconcileProjectJob.run(jobHand(world), { ...project, providerId: null });
    await reconcileAll(world);
    expect(await audited(world, project)).toEqual([]);
    const { rows } = await write(
      "select worker_id, reference_month from pendency where project_id = $1 and type_id = $2 and active order by worker_id",
      [id, thirteenth],
    );
    return rows;
  };
  return { askedOn, asked: { worker_id: stays, reference_month: january } };
};

test("the 13th salary is demanded from its due month, by contractor figure", async () => {
  const { askedOn, asked } = await arranged();
  expect(await askedOn(`${next}-10-31`)).toEqual([]);
  expect(await askedOn(`${next}-11-01`)).toEqual([asked]);
  expect(await askedOn(`${next}-11-30`)).toEqual([]);
  expect(await askedOn(`${next}-12-01`)).toEqual([asked]);
});
