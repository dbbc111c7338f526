import type pg from "pg";
import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { fillPendencies } from "./data/pendencies.ts";
import type { Size } from "./data/sizes.ts";
import { fillWorkers } from "./data/workers.ts";
import { interleave, type Timing } from "./measuring/measure.ts";
import { type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";
import { measurePanelFiles } from "./panel-files.ts";
import { addPeople, connectAll, type Person, people } from "./pendencies/list-people.ts";

const ROUNDS = { rounds: 60, warmUp: 2, secondsMax: 40 };
const P95_MAX_MS = 300;
/** For 100,000 projects. */
const RECORD_MAX_SECONDS = 300;
const reports = [
  "management/pendencies",
  "management/projects",
  "management/employees",
  "management/pendencies-conformity",
  "management/comparison",
  "pendencies/stp",
  "pendencies/ssma",
  "irregular-pendency/rank",
  "irregular-pendency-provider/rank",
] as const;
/** Neither day is the end of a month, so that two partial months are counted row by row. */
const PERIOD = "startDate=2025-06-10&endDate=2025-12-20";

/** A department with a tenth of the projects of the largest contractor, and its largest supplier. */
const findFilters = async ({ database }: ProductBench) => {
  const owner = await openClient(database.ownerUrl);
  const { rows } = await owner.query<{ department: string; supplier: string }>(
    `with largest as (select contractor_id as id from project group by 1 order by count(*) desc limit 1),
      unit as (insert into facility (contractor_id, name) select id, 'Painel' from largest returning contractor_id, id),
      area as (insert into department (contractor_id, facility_id, name) select contractor_id, id, 'Painel' from unit returning contractor_id, facility_id, id),
      placed as (insert into project_location (contractor_id, project_id, facility_id, department_id)
        select a.contractor_id, p.id, a.facility_id, a.id from area a join project p on p.contractor_id = a.contractor_id and p.id % 10 = 0 returning project_id)
     select (select id from area) as department,
       (select provider_id from pendency_count c join largest l on l.id = c.contractor_id where c.project_id = 0 and c.provider_id > 0
        group by 1 order by sum(total) desc limit 1) as supplier, (select count(*) from placed)`,
  );
  await owner.query("vacuum analyze facility, department, project_location");
  await owner.end();
  const [{ department, supplier } = { department: "0", supplier: "0" }] = rows;
  return { "no filter": "", period: PERIOD, department: `departmentIds=${department}`, supplier: `provider=${supplier}` };
};

type Measured = Timing & { readonly person: Person; readonly filter: string };
const timeReports = async (bench: ProductBench): Promise<readonly Measured[]> => {
  const filters = Object.entries(await findFilters(bench));
  // After the filters: the server closes connections that idle while they are read.
  const connections = await connectAll(bench);
  const measured: Measured[] = [];
  for (const [person, connection] of connections)
    for (const [filter, query] of filters) {
      const operations = reports.map((name) => ({ name, run: () => connection.get(`/api/reports/${name}?${query}`) }));
      measured.push(...(await interleave(operations, ROUNDS)).map((timing) => ({ ...timing, person, filter })));
    }
  for (const connection of connections.values()) connection.close();
  return measured;
};

/** Seconds of the record of all companies, as of some days ago. */
const timeRecord = async (owner: pg.Client, daysAgo: number): Promise<number> => {
  const { rows: contractors } = await owner.query<{ id: string }>("select distinct contractor_id as id from project");
  const day = `(now() at time zone 'America/Sao_Paulo')::date - ${daysAgo}`;
  const begun = performance.now();
  for (const { id } of contractors) await owner.query(`select record_contractor_panels($1, ${day})`, [id]);
  for (let last: string | null = "0"; last !== null; ) {
    const { rows }: { rows: { last: string | null }[] } = await owner.query(`select record_supplier_panels($1, 500, ${day}) as last`, [
      last,
    ]);
    last = rows[0]?.last ?? null;
  }
  return (performance.now() - begun) / 1_000;
};

/** The first record of every company, thirty days ago, where the comparison finds it. */
const timeFirstNight = async ({ database }: ProductBench): Promise<number> => {
  const owner = await openClient(database.ownerUrl);
  const seconds = await timeRecord(owner, 30);
  await owner.query("vacuum analyze panel_record, panel_recorded");
  await owner.end();
  return seconds;
};

/** The record of a night after a tenth of the approved documents changed. Runs last, because the changes slow the reports down. */
const timeNextNight = async ({ database }: ProductBench) => {
  const owner = await openClient(database.ownerUrl);
  await owner.query("update pendency set status = 'IN_REVISION' where id % 10 = 0 and status = 'DONE' and active");
  const seconds = await timeRecord(owner, 29);
  const { rows } = await owner.query<{ records: string; projects: string }>(
    "select (select count(*) from panel_record) as records, (select count(*) from project) as projects",
  );
  await owner.end();
  return { seconds, records: Number(rows[0]?.records), projects: Number(rows[0]?.projects) };
};

/** The reports of the management panels, with the workers and pendencies of a market (small, the default: a tenth). */
export const benchPanels = (size: Size = "small"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      await addPeople(bench);
      const firstSeconds = await timeFirstNight(bench);
      const measured = await timeReports(bench);
      const rows = measured.map(({ name, person, filter, median, p95 }) => ({ request: name, person, filter, ms: median, p95 }));
      const budgets = people.map((person) => {
        const slowest = Math.max(...measured.filter((one) => one.person === person).map(({ p95 }) => p95));
        return atMost(`the p95 of the slowest report of the user "${person}" takes, in ms,`, slowest, P95_MAX_MS);
      });
      const files = await measurePanelFiles(bench);
      const { seconds, ...stored } = await timeNextNight(bench);
      return {
        bench: "panels",
        tables: [
          { title: `GET /reports, ${size} data`, rows },
          {
            title: "record of the figures of all companies",
            rows: [{ "first night, s": firstSeconds, "next night, s": seconds, ...stored }],
          },
          ...files.tables,
        ],
        budgets: [
          ...budgets,
          atMost("the record of a night takes, in seconds,", Math.max(firstSeconds, seconds), RECORD_MAX_SECONDS),
          ...files.budgets,
        ],
      };
    },
    async (owner) => {
      await fillWorkers(owner, size);
      await fillPendencies(owner, size);
    },
  );
