import type { Plan } from "@emdia/contract/limits.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { reconcileAll } from "../../../../test/pendency-jobs.ts";
import { linkNow, makeProject, openWorkshop, saveAt, type Workshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { addMonths } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const CHANGES = 8;
const RISKS = [1, 2, 3];
const write = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);

/** All pendencies of a project, and the active ones. */
const standing = async (projectId: number) => {
  const { rows } = await write("select id, active from pendency where project_id = $1", [projectId]);
  const ids = (those: readonly { id: number }[]) => new Set(those.map(({ id }) => id));
  return { all: ids(rows), atWork: ids(rows.filter(({ active }) => active)) };
};
type Stood = Awaited<ReturnType<typeof standing>>;
const many = (ids: ReadonlySet<number>, isOne: (id: number) => boolean): number => [...ids].filter(isOne).length;
/** Number of pendencies that appeared, vanished and returned between two states. */
const between = (before: Stood, after: Stood) => ({
  appears: many(after.atWork, (id) => !before.all.has(id)),
  vanishes: many(before.atWork, (id) => !after.atWork.has(id)),
  returns: many(after.atWork, (id) => before.all.has(id) && !before.atWork.has(id)),
});

/** Adds three workers, two of them with dangerous activities. */
const staffed = async ({ contractorId, supplierId: providerId }: Workshop, projectId: number): Promise<void> => {
  const workers: number[] = [];
  for (let count = 0; count < 3; count += 1) workers.push(await newWorkerRow(world, { providerId, links: [{ contractorId, projectId }] }));
  for (const [at, risks] of [RISKS, RISKS.slice(0, 1)].entries()) {
    const made = await write("insert into activity_type (provider_id, name) values ($1, $2) returning id", [providerId, `Montagem ${at}`]);
    const kind = made.rows[0].id;
    await write(
      "insert into activity_type_risk (provider_id, activity_type_id, activity_owner_id, activity_id) select $1, $2, 0, unnest($3::bigint[])",
      [providerId, kind, risks],
    );
    await write("insert into worker_activity_type (provider_id, worker_id, activity_type_id) values ($1, $2, $3)", [
      providerId,
      workers[at],
      kind,
    ]);
  }
};

const scene = async (plans: readonly Plan[] = ["SSMA", "STP"]) => {
  const workshop = await openWorkshop(world);
  const { api } = workshop.person;
  const { id } = await makeProject(workshop, plans);
  await linkNow(world, { id });
  await staffed(workshop, id);
  await reconcileAll(world);
  const { answer: types } = await api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: id });
  const { answer: links } = await api("GET /projects/{id}/companies")({ id });
  return { ...workshop, id, api, types, link: links.results[0]?.id ?? 0 };
};
type Scene = Awaited<ReturnType<typeof scene>>;
type Drawn = { readonly ids: readonly number[]; readonly risks: readonly number[]; readonly excepted: readonly number[] };

/** A different choice of documents and risks, with exceptions for the supplier. */
const bodyOf = async ({ api, id, types, supplierId }: Scene, { ids, risks, excepted }: Drawn) => {
  const chosen = (plan: Plan) =>
    types.filter((type) => type.plan === plan).map((type) => ({ systemPendencyId: type.id, isChecked: ids.includes(type.id) }));
  const { pendencies, stpPendencies } = (await api("GET /projects/{id}")({ id })).answer;
  const demanded = [...pendencies, ...stpPendencies].filter(({ isChecked }) => isChecked).map((one) => one.systemPendencyId);
  return {
    from: dayInSaoPaulo(world.clock.now()),
    pendencies: chosen("SSMA"),
    stpPendencies: chosen("STP"),
    riskActivities: [...risks],
    supplier: { companyId: supplierId, exceptions: demanded.filter((_, at) => excepted.includes(at)) },
  };
};

/** Saves the same choice step by step like the screens, and reconciles. */
const save = async ({ api, id, person, link }: Scene, body: Awaited<ReturnType<typeof bodyOf>>): Promise<void> => {
  const read = async () => (await api("GET /projects/{id}")({ id })).answer;
  await api("PATCH /projects/companies/{id}")({ id: link, body: { exceptions: body.supplier.exceptions } });
  await linkNow(world, { id });
  const places = (await read()).locations.map(({ facilityId, departments }) => ({
    facilityId,
    departmentIds: departments.map((one) => one.id),
  }));
  const steps = [
    { step: 2 as const, locations: places, riskActivities: body.riskActivities },
    { step: 4 as const, pendencies: body.pendencies, analysisDays: 5, reAnalysisDays: 3 },
    { step: 5 as const, pendencies: body.stpPendencies, startReference: "2026-03", endReference: null },
  ];
  for (const step of steps) {
    expect((await saveAt(person, await read(), step)).status).toBe(200);
    await linkNow(world, { id });
  }
  await reconcileAll(world);
};

test("the dry run counts match the saved change [R-286]", async () => {
  const there = await scene();
  const all = there.types.map(({ id }) => id);
  const drawn = fc.record({
    ids: fc.subarray(all, { minLength: Math.floor(all.length / 2) }),
    risks: fc.subarray(RISKS),
    excepted: fc.uniqueArray(fc.nat(8), { maxLength: 4 }),
  });
  const seen = { appears: 0, vanishes: 0, returns: 0 };
  for (const draw of fc.sample(drawn, { numRuns: CHANGES, seed: 42 })) {
    const body = await bodyOf(there, draw);
    const { answer: told } = await there.api("POST /projects/{id}/dry-run")({ id: there.id, body });
    const before = await standing(there.id);
    await save(there, body);
    const happened = between(before, await standing(there.id));
    expect({ appears: told.appears, vanishes: told.vanishes, returns: told.returns }).toEqual(happened);
    for (const what of ["appears", "vanishes", "returns"] as const) seen[what] += happened[what];
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
}, 240_000);

test("the dry run counts match when a plan is added after months [R-286]", async () => {
  const today = dayInSaoPaulo(world.clock.now());
  for (const startReference of ["2026-01", addMonths(today, 12).slice(0, 7)]) {
    const { api, person, id, link, supplierId, types } = await scene(["SSMA"]);
    const monthly = types.filter(({ plan }) => plan === "STP").map((type) => ({ systemPendencyId: type.id, isChecked: true }));
    await saveAt(person, (await api("GET /projects/{id}")({ id })).answer, {
      step: 5,
      pendencies: monthly,
      startReference,
      endReference: null,
    });
    await linkNow(world, { id });
    await write("update project set start_date = '2025-11-01' where id = $1", [id]);
    await write("update project_requirement set holds_from = '2025-12-01' where project_id = $1", [id]);
    await write("update project_company set linked_from = '2025-12-01' where project_id = $1", [id]);
    await reconcileAll(world);
    const before = await standing(id);
    const plans: Plan[] = ["SSMA", "STP"];
    const body = { from: today, supplier: { companyId: supplierId, plans } };
    const { answer: told } = await api("POST /projects/{id}/dry-run")({ id, body });
    expect((await api("PATCH /projects/companies/{id}")({ id: link, body: { plans } })).status).toBe(200);
    await linkNow(world, { id });
    await reconcileAll(world);
    expect({ appears: told.appears, vanishes: told.vanishes, returns: told.returns }).toEqual(between(before, await standing(id)));
    if (startReference < today) expect(told.appears).toBeGreaterThan(monthly.length);
    else expect(told.appears).toBe(0);
  }
}, 120_000);
