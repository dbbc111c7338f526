import type { Plan } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import fc from "fast-check";
import { Kysely, PostgresDialect } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { begin, data, linkNow, makeProject, openWorkshop, saveAt, type Workshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays, addMonths, type IsoDay } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/tables.gen.ts";
import { projectDataFrom } from "../project-data.ts";
import { factsOf } from "../project-facts.ts";
import { standing } from "../rules/dry-run.ts";
import { reconcile } from "../rules/reconcile/reconcile.ts";
import { lockProject } from "../store/projects.ts";

const world = openWorld();
const scene: { workshop?: Workshop; project?: Project; types: { id: number; plan: Plan }[]; activities: number[] } = {
  types: [],
  activities: [],
};
const of = () => {
  const { workshop, project } = scene;
  if (!workshop || !project) throw new Error("the scene is not set yet");
  return { workshop, project, api: workshop.person.api };
};
const today = () => dayInSaoPaulo(world.clock.now());

/** The facts from the data stored now. */
const factsNow = async (
  day: IsoDay,
  { id }: Pick<Project, "id"> = of().project,
  { contractorId }: Pick<Workshop, "contractorId"> = of().workshop,
) => {
  const tx = new Kysely<Database>({ dialect: new PostgresDialect({ pool: world.database.ownerPool() }) });
  const row = await tx.transaction().execute((inside) => lockProject(inside, { contractorId, id }));
  if (!row) throw new Error("the project is gone");
  return (await factsOf(tx, row, { today: day, ...projectDataFrom([]) })).facts;
};

beforeAll(async () => {
  const workshop = await openWorkshop(world);
  const made = await makeProject(workshop, ["SSMA", "STP"]);
  await linkNow(world, made);
  const others = await Promise.all([newCompany(world, "provider"), newCompany(world, "provider")]);
  const plans: readonly Plan[][] = [["STP"], ["SSMA"]];
  const companies = [
    { companyId: workshop.supplierId, plans: ["SSMA", "STP"] as Plan[] },
    ...others.map((companyId, at) => ({ companyId, plans: plans[at] ?? [] })),
  ];
  const { answer } = await saveAt(workshop.person, made, { step: 3, companies, invitedCompanies: [] });
  await linkNow(world, answer);
  const { answer: types } = await workshop.person.api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: made.id });
  const { answer: activities } = await workshop.person.api("GET /risk-activities/project/{id}")({ id: made.id });
  Object.assign(scene, { workshop, project: answer, types, activities: activities.map(({ id }) => id) });
});

describe("the dry run", () => {
  test("an unsaved change is counted per supplier and saves nothing", async () => {
    const { project, api } = of();
    const checked = new Set([...project.pendencies, ...project.stpPendencies].map(({ systemPendencyId }) => systemPendencyId));
    const stp = scene.types
      .filter(({ plan, id }) => plan === "STP" && !checked.has(id))
      .map(({ id }) => ({ systemPendencyId: id, isChecked: true }));
    const from = addDays(today(), 1);
    const { answer } = await api("POST /projects/{id}/dry-run")({ id: project.id, body: { from, stpPendencies: stp } });
    expect(answer.suppliers).toHaveLength(3);
    expect(answer.appears).toBeGreaterThan(0);
    expect(answer.appears).toBe(answer.suppliers.reduce((sum, { appears }) => sum + appears, 0));
    expect(answer).toMatchObject({ vanishes: 0, returns: 0 });
    expect((await api("GET /projects/{id}")({ id: project.id })).answer.stpPendencies).toEqual(project.stpPendencies);
    const nothing = await api("POST /projects/{id}/dry-run")({ id: project.id, body: { from } });
    expect(nothing.answer).toMatchObject({ appears: 0, vanishes: 0, returns: 0 });
  });

  test("unknown types and activities, and days too far ahead, are refused", async () => {
    const { project, api } = of();
    const unknown = [{ systemPendencyId: 8_999_999, isChecked: true }];
    const dry = (body: object) => api("POST /projects/{id}/dry-run")({ id: project.id, body: { from: today(), ...body } });
    for (const body of [{ pendencies: unknown }, { stpPendencies: unknown }])
      expect((await dry(body)).refused.code).toBe("project.requirement_unknown");
    expect((await dry({ riskActivities: [8_999_999] })).refused.code).toBe("project.activity_unknown");
    expect((await dry({ from: "9999-12-31" })).refused.code).toBe("project.day_too_far");
  });

  test("the dry run equals the reconciliation after the change is saved", async () => {
    const { workshop, api } = of();
    const choice = fc.record({ at: fc.nat(scene.types.length - 1), isChecked: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(choice, { minLength: 1, maxLength: 12, selector: ({ at }) => at }),
        fc.subarray(scene.activities.slice(0, 4)),
        async (choices, riskActivities) => {
          const ticks = (asked: Plan) =>
            choices.flatMap(({ at, isChecked }) => {
              const type = scene.types[at];
              return type?.plan === asked ? [{ systemPendencyId: type.id, isChecked }] : [];
            });
          const { id } = of().project;
          const before = await factsNow(today());
          const body = { from: today(), riskActivities, pendencies: ticks("SSMA"), stpPendencies: ticks("STP") };
          const { answer: told } = await api("POST /projects/{id}/dry-run")({ id, body });

          const read = async () => (await api("GET /projects/{id}")({ id })).answer;
          const locations = (await read()).locations.map(({ facilityId, departments }) => ({
            facilityId,
            departmentIds: departments.map((one) => one.id),
          }));
          const steps = [
            { step: 2 as const, locations, riskActivities },
            { step: 4 as const, pendencies: body.pendencies, analysisDays: 5, reAnalysisDays: 3 },
            { step: 5 as const, pendencies: body.stpPendencies, startReference: "2026-03", endReference: null },
          ];
          for (const step of steps) {
            expect((await saveAt(workshop.person, await read(), step)).status).toBe(200);
            await linkNow(world, { id });
          }
          const { create, deactivate, reactivate } = reconcile(await factsNow(today()), standing(before));
          expect([told.appears, told.vanishes, told.returns]).toEqual([create.length, deactivate.length, reactivate.length]);
          for (const { companyId, appears } of told.suppliers)
            expect(appears).toBe(create.filter(({ supplierId }) => supplierId === companyId).length);
        },
      ),
      { numRuns: 15 },
    );
  });

  test("the dry run of a draft counts from the project's first day", async () => {
    const workshop = await openWorkshop(world);
    const { person, place, supplierId } = workshop;
    const startDate = addMonths(today(), -6);
    const drafted = await begin(workshop, { startDate });
    const id = drafted.id;
    const read = async () => (await person.api("GET /projects/{id}")({ id })).answer;
    const save = async (body: Parameters<typeof saveAt>[2]) => expect((await saveAt(person, await read(), body)).status).toBe(200);
    await save({ step: 2, locations: [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }], riskActivities: [] });
    await save({ step: 3, companies: [{ companyId: supplierId, plans: ["SSMA", "STP"] }], invitedCompanies: [] });
    const ofPlan = (plan: Plan) => scene.types.filter((type) => type.plan === plan).map((type) => type.id);
    const ticks = (isChecked: boolean) => ofPlan("SSMA").map((systemPendencyId) => ({ systemPendencyId, isChecked }));
    const dry = async (pendencies: ReturnType<typeof ticks>) =>
      (await person.api("POST /projects/{id}/dry-run")({ id, body: { from: today(), pendencies } })).answer;

    const chosen = await dry(ticks(true));
    await save({ step: 4, pendencies: ticks(true), analysisDays: 5, reAnalysisDays: 3 });
    expect(await dry(ticks(false))).toMatchObject({ appears: 0, vanishes: chosen.appears });
    await save({ step: 1, ...data, startDate: addMonths(startDate, -2) });
    const begunSooner = await dry(ticks(false));
    expect(begunSooner.vanishes).toBeGreaterThan(chosen.appears);

    const stp = ofPlan("STP").map((systemPendencyId) => ({ systemPendencyId, isChecked: true }));
    await save({ step: 5, pendencies: stp, startReference: today().slice(0, 7), endReference: null });
    expect((await read()).isDraft).toBe(false);
    const created = reconcile(await factsNow(today(), { id }, workshop), []).create;
    expect(created.filter(({ typeId }) => ofPlan("SSMA").includes(typeId))).toHaveLength(begunSooner.vanishes);
  });
});
