import type pg from "pg";
import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { openConnection } from "../measuring/http-connection.ts";
import { interleave, type Timing } from "../measuring/measure.ts";
import { FLOOR_PATH, type ProductBench } from "../measuring/product-bench.ts";
import { atMost, type Measured } from "../measuring/report.ts";

const ROUNDS = { rounds: 200, warmUp: 20, secondsMax: 120 };
const OPEN_MAX = 4;
const DECIDE_MAX = 6;

const WAITING = `create temporary table bench_waiting as
  select p.contractor_id, p.provider_id, p.id from pendency p
  where p.contractor_id = (select contractor_id from project group by 1 order by count(*) desc limit 1) and p.status = 'IN_REVISION' and p.active
  order by p.id * 7919 % 10007, p.id limit $1`;
const QUESTIONS = `insert into pendency_question (contractor_id, pendency_id, provider_id, position, status)
  select contractor_id, id, provider_id, n, 'OK' from bench_waiting cross join generate_series(1, 4) n`;
const DOCUMENTS = `
  with made as (insert into file (provider_id, hash, size, type, pages, verdict, created_at)
    select provider_id, lpad(to_hex(id), 64, '0'), 300000, 'application/pdf', 3, 'clean', now() from bench_waiting returning provider_id, id, hash)
  insert into attachment (contractor_id, pendency_id, provider_id, file_id, name, from_round, created_at, created_by_name, sent_at)
  select w.contractor_id, w.id, w.provider_id, made.id, 'ASO.pdf', 1, now(), 'Rita', now()
  from bench_waiting w join pendency p on p.contractor_id = w.contractor_id and p.id = w.id
    join made on made.provider_id = w.provider_id and made.hash = lpad(to_hex(w.id), 64, '0')`;
const SENT = `update pendency p set sent_documents = 1, round = 1 from bench_waiting w where p.contractor_id = w.contractor_id and p.id = w.id`;

/** Pendencies of the largest contractor that wait for review, each with a sent document and answered questions. */
const waitingOnes = async (owner: pg.Client, many: number): Promise<readonly number[]> => {
  await owner.query("set emdia.asks_at_the_end = 'on'");
  await owner.query(WAITING, [many]);
  for (const statement of [QUESTIONS, DOCUMENTS, SENT]) await owner.query(statement);
  await owner.query("vacuum analyze file, attachment, pendency_question");
  const { rows } = await owner.query<{ id: string }>("select id from bench_waiting");
  return rows.map(({ id }) => Number(id));
};

/** Opens and finishes pendencies one after the other. */
export const measureReview = async ({ database, server, tokens }: ProductBench): Promise<Measured> => {
  const owner = await openClient(database.ownerUrl);
  const ids = await waitingOnes(owner, ROUNDS.rounds + ROUNDS.warmUp);
  await owner.end();
  const http = await openConnection(server.address, tokens.owner);
  const floorConnection = await openConnection(server.address, tokens.restricted);
  let at = -1;
  const next = () => {
    at += 1;
    return ids[at % ids.length];
  };
  const timings = await interleave(
    [
      { name: "floor", run: () => floorConnection.get(FLOOR_PATH) },
      { name: "opening it", run: () => http.get(`/api/pendencies/${next()}`) },
      { name: "its documents", run: () => http.get(`/api/pendencies/${ids[at]}/documents`) },
      { name: "finishing it", run: () => http.put(`/api/pendencies/${ids[at]}`, { status: "DONE", action: "finish" }) },
    ],
    ROUNDS,
  );
  for (const { close } of [http, floorConnection]) close();
  const [floor, opening, documents, finishing] = timings as readonly [Timing, Timing, Timing, Timing];
  const floorsOf = ({ median }: Timing) => median / floor.median;
  const rows = timings.map((timing) => ({ request: timing.name, ms: timing.median, p95: timing.p95, "× floor": floorsOf(timing) }));
  return {
    tables: [{ title: "reviewing one after the other", rows }],
    budgets: [
      atMost("opening a pendency takes, in HTTP floors,", floorsOf(opening), OPEN_MAX),
      atMost("its documents take, in HTTP floors,", floorsOf(documents), OPEN_MAX),
      atMost("deciding on it takes, in HTTP floors,", floorsOf(finishing), DECIDE_MAX),
    ],
  };
};
