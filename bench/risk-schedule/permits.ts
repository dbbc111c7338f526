import type pg from "pg";
import { openConnection } from "../measuring/http-connection.ts";
import { interleave } from "../measuring/measure.ts";
import { FLOOR_PATH, type ProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Measured } from "../measuring/report.ts";

const ROUNDS = { rounds: 60, warmUp: 3, secondsMax: 60 };
const SECONDS_MAX = 1;
const SCHEDULES_MIN = 20;
const SECOND_MS = 1_000;

/** Schedules that the bench planned and whose workers may all work, with the day of their shift. */
const PRINTABLE = `select s.id, s.starts_at::date::text as day from risk_schedule s
  where s.created_by_id is not null and not s.is_cancelled and s.suspended_from is null and s.starts_at > now() at time zone 'America/Sao_Paulo'
  order by s.id limit 100`;

/** A permit of one kind, from the request to the stored file. Later rounds replace the permits of the first ones. */
export const measurePermits = async ({ server, tokens }: ProductBench, owner: pg.Client): Promise<Measured> => {
  const { rows } = await owner.query<{ id: string; day: string }>(PRINTABLE);
  const http = await openConnection(server.address, tokens.owner);
  let printed = 0;
  const print = () => {
    const schedule = rows[printed % rows.length];
    printed += 1;
    return http.post(`/api/risk-schedule/${schedule?.id}/permits`, { day: schedule?.day });
  };
  const timings = await interleave(
    [
      { name: "floor", run: () => http.get(FLOOR_PATH) },
      { name: "permit", run: print },
    ],
    ROUNDS,
  );
  http.close();
  return {
    tables: [{ title: "printing a work permit", rows: timings.map((timing) => ({ ...timing, schedules: rows.length })) }],
    budgets: [
      atLeast("schedules whose permit is printed", rows.length, SCHEDULES_MIN),
      atMost("a work permit is stored, p95 in seconds,", (timings[1]?.p95 ?? 0) / SECOND_MS, SECONDS_MAX),
    ],
  };
};
