import type pg from "pg";
import { FULL_WEEK } from "../data/risk-schedules.ts";
import { LARGEST } from "../data/trainings.ts";
import { measureBesideFloor } from "../measuring/beside-floor.ts";
import { openConnection } from "../measuring/http-connection.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Measured } from "../measuring/report.ts";

const NAME = "the largest contractor: a unit's week";
const FLOORS_MAX = 15;
const KILOBYTES_MAX = 400;
const KILOBYTE = 1_024;

/** Path of the week with the most schedules. */
const weekPath = async (owner: pg.Client): Promise<string> => {
  const { rows } = await owner.query<{ unit: string; from: string; until: string }>(
    `select facility_id as unit, min(starts_at)::date::text as from, max(starts_at)::date::text as until from risk_schedule
     where contractor_id = ${LARGEST} and starts_at >= current_date + ${FULL_WEEK.inDays} group by 1 order by count(*) desc limit 1`,
  );
  const [week] = rows;
  if (!week) throw new Error("the bench has no full week of a unit");
  return `/api/risk-schedule/calendar?unit=${week.unit}&from=${week.from}&until=${week.until}`;
};

/** The bars of a full week of one unit. */
export const measureCalendar = async (bench: ProductBench, owner: pg.Client): Promise<Measured> => {
  const path = await weekPath(owner);
  const http = await openConnection(bench.server.address, bench.tokens.owner);
  const body = await http.get(path);
  http.close();
  const { bars } = JSON.parse(body) as { readonly bars: readonly unknown[] };
  const { table, floorsOf } = await measureBesideFloor(bench, "calendar over HTTP", [{ name: NAME, person: "owner", path }]);
  return {
    tables: [table],
    budgets: [
      atLeast("bars of the week", bars.length, FULL_WEEK.schedules),
      atMost(`${NAME} takes, in HTTP floors,`, floorsOf(NAME), FLOORS_MAX),
      atMost(`${NAME} has kilobytes,`, Buffer.byteLength(body) / KILOBYTE, KILOBYTES_MAX),
    ],
  };
};
