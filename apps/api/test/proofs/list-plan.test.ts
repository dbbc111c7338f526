import { beforeAll, describe, expect, test } from "vitest";
import { keptAs } from "../../src/platform/database/kept-plan.ts";
import { companyNamed } from "../fixtures/new-company.ts";
import { oneConnection } from "../one-connection.ts";
import { openWorld } from "../world.ts";

const world = openWorld();
const PROJECTS = 30_000;
const ASKED = 20;
/** A changed plan takes tens of times as long; noise does not reach this factor in the fastest of five runs. */
const SLOWER_MAX = 3;

beforeAll(async () => {
  const owner = world.database.ownerPool();
  await owner.query(
    `with made as (
       insert into project (contractor_id, name, contract_number, start_date, end_date, provider_count)
       select $1, 'Obra ' || md5(n::text), 'C-' || n, date '2024-01-01' + n % 900, date '2027-01-01' + n % 900, 1 from generate_series(1, $3) n
       returning id)
     insert into project_company (contractor_id, project_id, provider_id) select $1, id, $2 from made where id % 5 = 0`,
    [await companyNamed(world, "Serra Azul Mineração"), await companyNamed(world, "Ipê Andaimes"), PROJECTS],
  );
  await owner.query("vacuum analyze project, project_company");
});

const onOneConnection = oneConnection(world);
const projects = (search = "") => `/projects${search}`;

describe("project list with thirty thousand projects", () => {
  test.for(["admin", "site", "supplier"] as const)("the list of %s is not slower after twenty requests", async (role) => {
    await onOneConnection(async (list, connection) => {
      const times: number[] = [];
      for (let time = 0; time < ASKED; time += 1) times.push(await list(role, projects()));
      expect(Math.min(...times.slice(-5)) / Math.min(...times.slice(0, 5)), times.join(" ")).toBeLessThan(SLOWER_MAX);

      const { rows: kept } = await connection.query<{ statement: string }>(
        "select statement from pg_prepared_statements where generic_plans > 0",
      );
      expect(kept.filter(({ statement }) => keptAs(statement) === undefined)).toEqual([]);
      expect((await connection.query("show plan_cache_mode")).rows).toEqual([{ plan_cache_mode: "force_custom_plan" }]);
    });
  });

  test("a supplier's page scans its links in order and few projects", async () => {
    const looks = async () => {
      const { rows } = await world.database.ownerPool().query<{ ordered: number; projects: number }>(
        `select (select sum(idx_scan) from pg_stat_user_indexes where indexrelname like 'project_company_by_%')::int as ordered,
         (select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) from pg_stat_user_tables where relname = 'project')::int as projects`,
      );
      return rows[0] ?? { ordered: 0, projects: 0 };
    };
    const before = await looks();
    const orders = ["NAME_ASC", "START_DATE_DESC", "END_DATE_ASC"];
    await onOneConnection(async (list) => {
      for (const order of orders) await list("supplier", projects(`?orderBy=${order}&itemsPerPage=10`));
    });
    const after = await looks();
    expect(after.ordered - before.ordered).toBeGreaterThanOrEqual(orders.length);
    // Of the 6,000 projects of the supplier, only those on the page are fetched.
    expect(after.projects - before.projects).toBeLessThan(PROJECTS / 100);
  });

  test.for(["admin", "supplier"] as const)("a text search of %s uses the trigram index without a scan", async (role) => {
    const looks = async () => {
      const { rows } = await world.database.ownerPool().query<{ byText: number; whole: number }>(
        `select (select idx_scan from pg_stat_user_indexes where indexrelname = 'project_text') as "byText",
           (select seq_scan from pg_stat_user_tables where relname = 'project') as whole`,
      );
      return rows[0] ?? { byText: 0, whole: 0 };
    };
    const before = await looks();
    await onOneConnection(async (list, connection) => {
      await list(role, projects("?query=3f2c1"));
      await connection.query("select pg_stat_force_next_flush()");
    });
    const { byText, whole } = await looks();
    expect(byText).toBeGreaterThan(before.byText);
    expect(whole).toBe(before.whole);
  });
});
