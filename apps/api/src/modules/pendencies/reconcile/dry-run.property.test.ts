import type { Plan } from "@emdia/contract/limits.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newWorkerRow } from "../../../../test/new-worker-row.ts";
import { reconcileAll } from "../../../../test/pendency-jobs.ts";
import { linkNow, makeProject, openWorkshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const CHANGES = 6;
const write = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);

/** Which pendencies of a project are at work. */
const atWork = async (projectId: number): Promise<ReadonlySet<number>> => {
  const { rows } = await write("select id from pendency where project_id = $1 and active", [projectId]);
  return new Set(rows.map(({ id }) => id));
};
const without = (one: ReadonlySet<number>, other: ReadonlySet<number>): number => [...one].filter((id) => !other.has(id)).length;

test("what the dry run tells of a change is what comes and goes when it is saved", async () => {
  const workshop = await openWorkshop(world);
  const { api } = workshop.person;
  const { id } = await makeProject(workshop, ["SSMA", "STP"]);
  await linkNow(world, { id });
  const { contractorId, supplierId: providerId } = workshop;
  for (let count = 0; count < 3; count += 1) await newWorkerRow(world, { providerId, links: [{ contractorId, projectId: id }] });
  await reconcileAll(world);
  const { answer: types } = await api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: id });
  const of = (plan: Plan) => types.filter((type) => type.plan === plan).map((type) => type.id);
  const some = (plan: Plan) => fc.subarray(of(plan), { minLength: 1, maxLength: 12 });

  for (const [ssma, stp] of fc.sample(fc.tuple(some("SSMA"), some("STP")), { numRuns: CHANGES, seed: 42 })) {
    const chosen = (plan: Plan, ids: readonly number[]) =>
      of(plan).map((type) => ({ systemPendencyId: type, isChecked: ids.includes(type) }));
    const [pendencies, stpPendencies] = [chosen("SSMA", ssma), chosen("STP", stp)];
    const body = { from: dayInSaoPaulo(world.clock.now()), pendencies, stpPendencies };
    const { answer: told } = await api("POST /projects/{id}/dry-run")({ id, body });

    const before = await atWork(id);
    const read = async () => (await api("GET /projects/{id}")({ id })).answer;
    const { version, analysisDays, reAnalysisDays, startReference, endReference } = await read();
    const days = { analysisDays: analysisDays ?? 5, reAnalysisDays: reAnalysisDays ?? 3 };
    await api("PATCH /projects/{id}/pendencies")({ id, body: { pendencies, ...days, version } });
    await linkNow(world, { id });
    const months = { startReference: startReference ?? "2026-03", endReference };
    const stpBody = { pendencies: stpPendencies, ...months, version: (await read()).version };
    await api("PATCH /projects/{id}/stp/pendencies")({ id, body: stpBody });
    await linkNow(world, { id });
    await reconcileAll(world);
    const after = await atWork(id);
    expect({ appears: told.appears + told.returns, vanishes: told.vanishes }).toEqual({
      appears: without(after, before),
      vanishes: without(before, after),
    });
  }
}, 120_000);
