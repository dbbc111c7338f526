// Records before the first night: the same as counters of a model that follows every change.
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newPanelWorld } from "../../../../test/fixtures/panel-world.ts";
import { recordPanelsOn } from "../../../../test/record-panels.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";

const world = openWorld();
const FIRST_NIGHT = "2026-03-20";
const FIRST_DAY = "2026-03-01";
const DAYS = 19;
/** Steps are hours apart from the creation, so that some fall right before and after 00:20 in São Paulo. */
const fateDrawn = fc.record({
  bornHour: fc.integer({ min: 0, max: 200 }),
  steps: fc.array(
    fc.record({
      hours: fc.integer({ min: 1, max: 40 }),
      to: fc.constantFrom(...pendencyStatuses.filter((one) => one !== "SUPPORT"), "rest", "back"),
    }),
    { maxLength: 5 },
  ),
  removedAfterHours: fc.option(fc.integer({ min: 1, max: 200 })),
});
type Fate = {
  readonly bornHour: number;
  readonly steps: readonly { readonly hours: number; readonly to: string }[];
  readonly removedAfterHours: number | null;
};
type State = { readonly at: number; readonly status: string; readonly isActive: boolean };
const HOUR_MS = 3_600_000;
const start = Date.parse(`${FIRST_DAY}T03:00:00Z`);

const removalOf = (fate: Fate | undefined): Date | null =>
  fate && fate.removedAfterHours !== null ? new Date(start + (fate.bornHour + fate.removedAfterHours) * HOUR_MS) : null;
/** Whether a state is the removal, which the row has instead of a line of the history. */
const isRemoval = (fate: Fate | undefined, at: number): boolean => removalOf(fate)?.getTime() === at;

/** States of a pendency in order; a step that changes nothing has no state. */
const statesOf = ({ bornHour, steps, removedAfterHours }: Fate): readonly State[] => {
  const born = start + bornHour * HOUR_MS;
  const removed = removedAfterHours === null ? Number.POSITIVE_INFINITY : born + removedAfterHours * HOUR_MS;
  const states: State[] = [{ at: born, status: "OPEN", isActive: true }];
  let at = born;
  for (const { hours, to } of steps) {
    at += hours * HOUR_MS;
    const before = states.at(-1);
    if (!before || at >= removed) break;
    const isTurn = to === "rest" || to === "back";
    const next = isTurn ? { ...before, at, isActive: to === "back" } : { ...before, at, status: to };
    if (next.status !== before.status || next.isActive !== before.isActive) states.push(next);
  }
  const last = states.at(-1);
  return last && removed < Number.POSITIVE_INFINITY ? [...states, { ...last, at: removed, isActive: false }] : states;
};

type Place = {
  readonly id: number;
  readonly projectId: number;
  readonly providerId: number;
  readonly plan: string;
  readonly states: readonly State[];
};
const midnight = (day: string): number => Date.parse(`${day}T03:20:00Z`);
const totalsAt = (places: readonly Place[], day: string): readonly string[] => {
  const counted = places.flatMap(({ projectId, providerId, plan, states }) => {
    const state = states.findLast(({ at }) => at < midnight(day));
    if (!state?.isActive) return [];
    const levels = [`${projectId}/0`, `0/${providerId}`, "0/0"];
    return levels.map((level) => `${level} pendencies.${plan} ${state.status}`);
  });
  return [...Map.groupBy(counted, (key) => key)].map(([key, own]) => `${key} ${own.length}`).toSorted();
};

test("filled records equal the counters of every midnight", async () => {
  const { contractors, providers } = await newPanelWorld(world, 5);
  const [contractor = 0] = contractors;
  const owner = world.database.ownerPool();
  const { rows } = await owner.query<Omit<Place, "states">>(
    `update pendency set removed_at = null, rest_for = null, rest_reason = null, rejected_at = null, returns_to = null, question_side = null, status = 'OPEN'
       where contractor_id = $1 returning id, project_id as "projectId", provider_id as "providerId", plan`,
    [contractor],
  );
  const fates = fc.sample(fateDrawn, { seed: 7, numRuns: rows.length });
  const places = rows.map((row, at) => ({ ...row, fate: fates[at], states: fates[at] ? statesOf(fates[at]) : [] }));
  for (const { id, fate, states } of places) {
    const [born, ...later] = states;
    const moves = later.map((state, at) => ({ ...state, before: states[at] })).filter(({ at }) => !isRemoval(fate, at));
    for (const { at, status, isActive, before } of moves) {
      const isMove = before?.status !== status;
      const turn = isActive ? "pendency.come_back" : "pendency.rest_for_a_time";
      await owner.query(
        `insert into history (owner_id, about_kind, about_id, subject_kind, subject_id, at, action, field, old_value, new_value)
           values ($1, 'pendency', $2, 'pendency', $2, $3, $4, $5, $6, $7)`,
        [
          contractor,
          id,
          new Date(at),
          isMove ? "pendency.finish" : turn,
          isMove ? "status" : null,
          isMove ? before?.status : null,
          isMove ? status : null,
        ],
      );
    }
    const last = moves.at(-1) ?? born;
    await owner.query(
      `update pendency set created_at = $2, status = $3, rest_for = case when $4 then null else 'a_time' end,
           rest_reason = case when $4 then null else 'project_inactive' end, removed_at = $5 where id = $1`,
      [id, new Date(born?.at ?? 0), last?.status, last?.isActive, removalOf(fate)],
    );
  }
  await recordPanelsOn(world.database, FIRST_NIGHT);

  const recordedAt = async (day: string, companies: string) =>
    (
      await owner.query<{ line: string }>(
        `select concat(r.project_id, '/', r.provider_id, ' ', r.figure, ' ', t.key, ' ', t.value) as line
           from (select distinct on (project_id, provider_id, figure) * from panel_record where ${companies} and figure like 'pendencies.%' and day <= $1
             order by project_id, provider_id, figure, day desc) r cross join lateral jsonb_each_text(r.totals) t (key, value)`,
        [day],
      )
    ).rows
      .map(({ line }) => line)
      .toSorted();
  for (let day = FIRST_DAY; day <= FIRST_NIGHT; day = addDays(day, 1))
    expect([day, await recordedAt(day, `contractor_id = ${contractor}`)]).toEqual([day, totalsAt(places, day)]);

  // A supplier of this contractor alone has the same record over all its contractors.
  const { rows: alone } = await owner.query<{ id: number }>(
    `select provider_id as id from project_company where provider_id = any ($1) group by 1 having bool_and(contractor_id = $2)`,
    [providers, contractor],
  );
  for (const { id } of alone)
    expect(await recordedAt(addDays(FIRST_DAY, DAYS - 5), `contractor_id = 0 and provider_id = ${id}`)).toEqual(
      totalsAt(places, addDays(FIRST_DAY, DAYS - 5)).filter((line) => line.startsWith(`0/${id} `)),
    );
  expect(alone.length).toBeGreaterThan(0);
  const spans = await owner.query(
    "select first_day, last_day, covers_work from panel_recorded where company_id = $1 and side = 'contractor' order by 1",
    [contractor],
  );
  expect(spans.rows).toMatchObject([
    { last_day: addDays(FIRST_NIGHT, -1), covers_work: false },
    { first_day: FIRST_NIGHT, last_day: FIRST_NIGHT, covers_work: true },
  ]);
}, 120_000);
