import { beforeAll, expect, test } from "vitest";
import { companyNamed } from "../new-company.ts";
import { oneConnection } from "../one-connection.ts";
import { openWorld } from "../world.ts";

const world = openWorld();
const onOneConnection = oneConnection(world);
const PENDENCIES = 40_000;
const ASKED = 20;
/** A plan that flips takes tens of times as long; what a busy machine adds does not reach this in the fastest of five. */
const SLOWER_MAX = 3;
/** Down to the end of page 50, and what it shows. */
const REACHED_MAX = 50 * 20 + 100;

beforeAll(async () => {
  const owner = await world.database.ownerPool().connect();
  const contractorId = await companyNamed(world, "Serra Azul Mineração");
  await owner.query("set session_replication_role = replica"); // the requirements that would ask for them are nobody's subject here
  await owner.query(
    `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, plan, kind, type_owner_id, type_id, type_version,
       status, expiration_date, updated_at)
     select p.contractor_id, p.project_id, p.provider_id, p.worker_id, 1000000 + n, p.plan, p.kind, p.type_owner_id, p.type_id, p.type_version,
       (array['OPEN', 'DONE', 'EXPIRED'])[1 + n % 3], date '2026-01-01' + n % 300, timestamptz '2026-01-01' + n * interval '1 minute'
     from (select * from pendency where contractor_id = $1 and active order by id limit 1) p cross join generate_series(1, $2::integer) n`,
    [contractorId, PENDENCIES],
  );
  await owner.query("set session_replication_role = origin");
  await owner.query("select mend_pendency_counts($1)", [contractorId]);
  await owner.query("vacuum analyze pendency, pendency_count");
  owner.release(true);
});

const read = async (): Promise<number> => {
  const { rows } = await world.database
    .ownerPool()
    .query<{ rows: number }>(
      "select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_user_tables where relname = 'pendency'",
    );
  return rows[0]?.rows ?? 0;
};

test.each([
  { page: "the first page", search: "?itemsPerPage=20" },
  { page: "page 50", search: "?itemsPerPage=20&page=50" },
  { page: "what expires last", search: "?itemsPerPage=20&orderBy=EXPIRATION_DATE_DESC" },
])(
  "among forty thousand pendencies $page takes as long the twentieth time as the first ones, and reads no further than its end",
  async (asked) => {
    const before = await read();
    await onOneConnection(async (list) => {
      const times: number[] = [];
      for (let time = 0; time < ASKED; time += 1) times.push(await list("admin", `/pendencies${asked.search}`));
      expect(Math.min(...times.slice(-5)) / Math.min(...times.slice(0, 5)), times.join(" ")).toBeLessThan(SLOWER_MAX);
    });
    expect((await read()) - before).toBeLessThan(ASKED * REACHED_MAX);
  },
);
