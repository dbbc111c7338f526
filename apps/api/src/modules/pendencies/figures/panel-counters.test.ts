import { beforeAll, expect, test } from "vitest";
import { newPanelWorld } from "../../../../test/fixtures/panel-world.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const owner = () => world.database.ownerPool();
const contractors: number[] = [];
beforeAll(async () => {
  contractors.push(...(await newPanelWorld(world, 11)).contractors);
});

/** Number of wrong counters, which the repair corrects. */
const repaired = async (): Promise<readonly number[]> => {
  const { rows } = await owner().query<{ wrong: number }>("select mend_pendency_counts(c) as wrong from unnest($1::bigint[]) c", [
    contractors,
  ]);
  return rows.map(({ wrong }) => wrong);
};
/** Sum of the counters of all projects and suppliers. */
const sumOf = async (table: "pendency_month_count" | "pendency_type_count"): Promise<number> => {
  const { rows } = await owner().query<{ total: number }>(
    `select coalesce(sum(total), 0)::integer as total from ${table} where project_id = 0 and provider_id = 0 and contractor_id = any ($1)`,
    [contractors],
  );
  return rows[0]?.total ?? 0;
};
const countRows = async (where: string): Promise<number> => {
  const { rows } = await owner().query<{ total: number }>(
    `select count(*)::integer as total from pendency where active and contractor_id = any ($1) and ${where}`,
    [contractors],
  );
  return rows[0]?.total ?? 0;
};

test("counters with their deltas are right before and after a fold", async () => {
  const { rows } = await owner().query<{ waiting: number }>("select count(*)::integer as waiting from pendency_delta");
  expect(rows[0]?.waiting).toBeGreaterThan(0);
  expect(await repaired()).toEqual([0, 0]);
  await owner().query("select fold_pendency_deltas(1000000)");
  expect(await repaired()).toEqual([0, 0]);
  expect(await sumOf("pendency_month_count")).toBe(await countRows("true"));
  expect(await sumOf("pendency_type_count")).toBe(await countRows("status not in ('DONE', 'NEXT_DUE_DATE', 'NOT_APPLICABLE')"));
});

test("a suspended and a resumed pendency leave and enter the counters", async () => {
  const before = await sumOf("pendency_month_count");
  const turn = (set: string) =>
    owner().query(
      `update pendency set ${set} where id = (select min(id) from pendency where contractor_id = any ($1) and removed_at is null
      and rest_reason is distinct from 'no_longer_demanded')`,
      [contractors],
    );
  await turn("rest_for = 'a_time', rest_reason = 'project_inactive'");
  await owner().query("select fold_pendency_deltas(1000000)");
  expect(await sumOf("pendency_month_count")).toBe(before - 1);
  await turn("rest_for = null, rest_reason = null");
  await owner().query("select fold_pendency_deltas(1000000)");
  expect([await sumOf("pendency_month_count"), await repaired()]).toEqual([before, [0, 0]]);
});

test("the nightly repair corrects month and type counters", async () => {
  await owner().query("update pendency_month_count set total = total + 5 where contractor_id = $1 and project_id = 0", [contractors[0]]);
  await owner().query("delete from pendency_type_count where contractor_id = $1 and provider_id = 0", [contractors[0]]);
  const [wrong = 0, other] = await repaired();
  expect(wrong).toBeGreaterThan(1);
  expect(other).toBe(0);
  expect(await repaired()).toEqual([0, 0]);
  expect(await sumOf("pendency_month_count")).toBe(await countRows("true"));
});
