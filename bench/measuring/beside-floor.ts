import type { Person } from "../data/cast.ts";
import { openConnection } from "./http-connection.ts";
import { interleave, type Operation, type Timing } from "./measure.ts";
import { FLOOR_PATH, type ProductBench } from "./product-bench.ts";
import type { Table } from "./report.ts";
import { openReplay, statementsOf } from "./sent-statements.ts";

export type BenchRequest = { readonly name: string; readonly person: Person; readonly path: string };
export type BesideFloor = {
  readonly table: Table /** How many HTTP floors a request takes, by the medians. */;
  readonly floorsOf: (name: string) => number;
};

const ROUNDS = { rounds: 400, warmUp: 30, secondsMax: 90 };
const FLOOR: BenchRequest = { name: "floor: 20 rows by primary key", person: "restricted", path: FLOOR_PATH };

type Pair = { readonly asked: BenchRequest; readonly operations: readonly Operation[]; readonly close: () => Promise<void> };

/** A request over HTTP and its SQL, on separate connections. */
const openPair = async ({ server, task, tokens }: ProductBench, asked: BenchRequest): Promise<Pair> => {
  const { name, person, path } = asked;
  const token = tokens[person];
  const http = await openConnection(server.address, token);
  const replay = await openReplay(task, await statementsOf(task, { path, token }));
  return {
    asked,
    operations: [
      { name: `HTTP ${name}`, run: () => http.get(path) },
      { name: `SQL ${name}`, run: replay.run },
    ],
    close: async () => {
      http.close();
      await replay.close();
    },
  };
};

const find = (timings: readonly Timing[], name: string): Timing => {
  const timing = timings.find((candidate) => candidate.name === name);
  if (!timing) throw new Error(`nothing was measured under ${name}`);
  return timing;
};
/** Measures all requests and the floor, each over HTTP and as SQL, interleaved in one run. */
export const measureBesideFloor = async (bench: ProductBench, title: string, asked: readonly BenchRequest[]): Promise<BesideFloor> => {
  const pairs: Pair[] = [];
  for (const one of [FLOOR, ...asked]) pairs.push(await openPair(bench, one));
  const timings = await interleave(
    pairs.flatMap(({ operations }) => operations),
    ROUNDS,
  );
  for (const { close } of pairs) await close();
  const httpFloor = find(timings, `HTTP ${FLOOR.name}`);
  const sqlFloor = find(timings, `SQL ${FLOOR.name}`);
  const rows = pairs.map(({ asked: { name } }) => {
    const http = find(timings, `HTTP ${name}`);
    const sql = find(timings, `SQL ${name}`);
    return {
      request: name,
      "HTTP ms": http.median,
      p95: http.p95,
      p99: http.p99,
      "× floor": http.median / httpFloor.median,
      "SQL ms": sql.median,
      "SQL p95": sql.p95,
      "SQL p99": sql.p99,
      "× SQL floor": sql.median / sqlFloor.median,
    };
  });
  return { table: { title, rows }, floorsOf: (name) => find(timings, `HTTP ${name}`).median / httpFloor.median };
};
