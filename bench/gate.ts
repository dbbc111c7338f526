import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { deviceKeys, hashOfSecret } from "../apps/api/src/platform/http/device-key.ts";
import { insertBadges } from "./data/badges.ts";
import { fillWorkers } from "./data/workers.ts";
import { type HttpConnection, openConnection } from "./measuring/http-connection.ts";
import { interleave } from "./measuring/measure.ts";
import { FLOOR_PATH, type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";
import { median, percentile } from "./measuring/statistics.ts";

const DEVICES = 50;
const PER_SECOND = 100;
const SECONDS = 20;
const WARM_UP_SECONDS = 2;
const FLOORS_MAX = 3;
const P99_MAX_MS = 50;
const BADGES = 1_000;
const DECISIONS = "/api/gate/decisions";
const ROUNDS = { rounds: 300, warmUp: 30, secondsMax: 60 };

/** Workers of the largest contractor with badges. */
const fill = async (owner: pg.Client): Promise<void> => {
  await fillWorkers(owner, "small");
  await insertBadges(owner);
  await owner.query("vacuum analyze");
};

type Place = { readonly contractorId: number; readonly projectId: number; readonly codes: readonly string[] };
/** The project with the most badges of workers who are linked today. */
const busiestPlace = async (owner: pg.Client): Promise<Place> => {
  const { rows } = await owner.query<Place>(
    `select pw.contractor_id as "contractorId", pw.project_id as "projectId", (array_agg(b.code))[1:$1] as codes
     from project_worker pw join badge b on b.provider_id = pw.provider_id and b.worker_id = pw.worker_id
     join project p on p.contractor_id = pw.contractor_id and p.id = pw.project_id and p.state = 'active' and not p.is_draft
       and p.start_date <= current_date and (p.end_date is null or p.end_date >= current_date)
     where pw.hiring_date <= current_date and pw.end_date is null group by 1, 2 order by count(*) desc limit 1`,
    [BADGES],
  );
  const [place] = rows;
  if (!place) throw new Error("no project has badges");
  return place;
};

/** Devices with keys that the server accepts. */
const enrolDevices = async ({ database }: ProductBench): Promise<{ readonly place: Place; readonly keys: readonly string[] }> => {
  const owner = await openClient(database.ownerUrl);
  const place = await busiestPlace(owner);
  const issuer = deviceKeys(database.secret);
  const keys = Array.from({ length: DEVICES }, () => issuer.issue());
  await owner.query(
    `with made as (insert into gate_device (contractor_id, name, created_at, key_hash, enrolled_at)
       select $1, 'Portaria', now(), h, now() from unnest($2::text[]) h returning contractor_id, id)
     insert into gate_device_project (contractor_id, device_id, project_id) select contractor_id, id, $3 from made`,
    [place.contractorId, keys.map(hashOfSecret), place.projectId],
  );
  await owner.end();
  return { place, keys };
};

type Decide = (device: number) => Promise<void>;
/** Each device asks in turn, at a fixed rate. A device waits for its earlier answer, and this wait counts. */
const answerTimes = async (decide: Decide): Promise<readonly number[]> => {
  const times: number[] = [];
  const running: Promise<void>[] = Array.from({ length: DEVICES }, () => Promise.resolve());
  const begun = performance.now();
  for (let sent = 0; sent < PER_SECOND * (SECONDS + WARM_UP_SECONDS); sent += 1) {
    const due = begun + (sent * 1_000) / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const isMeasured = sent >= PER_SECOND * WARM_UP_SECONDS;
    const device = sent % DEVICES;
    const ask = async () => {
      await decide(device);
      if (isMeasured) times.push(performance.now() - due);
    };
    running[device] = (running[device] ?? Promise.resolve()).then(ask);
    running[device].catch(() => undefined); // rejects at the end, in `Promise.all`
  }
  await Promise.all(running);
  return times;
};

const measure = async (bench: ProductBench): Promise<Omit<Report, "bench">> => {
  const { place, keys } = await enrolDevices(bench);
  const { address } = bench.server;
  const bodyOf = (at: number) => ({ badge: place.codes[at % place.codes.length] ?? "", projectId: place.projectId });
  const member = await openConnection(address, bench.tokens.restricted);
  const devices: HttpConnection[] = await Promise.all(keys.map((key) => openConnection(address, key)));
  let asked = 0;
  const decide: Decide = async (device) => {
    asked += 1;
    await devices[device]?.post(DECISIONS, bodyOf(asked));
  };
  const [floor, decision] = await interleave(
    [
      { name: "floor: 20 rows by primary key", run: () => member.get(FLOOR_PATH) },
      { name: "decision with a device key", run: () => decide(asked % DEVICES) },
    ],
    ROUNDS,
  );
  const times = await answerTimes(decide);
  for (const connection of [member, ...devices]) connection.close();
  const p99 = percentile(times, 0.99);
  const rush = { requests: times.length, "median ms": median(times), "p99 ms": p99, "longest ms": Math.max(...times) };
  return {
    tables: [
      { title: "One decision", rows: [floor, decision].flatMap((row) => (row ? [{ ...row }] : [])) },
      { title: `${PER_SECOND} decisions per second from ${DEVICES} devices`, rows: [rush] },
    ],
    budgets: [
      atMost("a decision takes, in HTTP floors,", (decision?.median ?? 0) / (floor?.median ?? 1), FLOORS_MAX),
      atMost("p99 of a decision in ms", p99, P99_MAX_MS),
    ],
  };
};

/** The gate: one decision beside the floor, and many devices at a fixed rate. */
export const benchGate = async (): Promise<Report> => ({ bench: "gate", ...(await withProductBench("small", measure, fill)) });
