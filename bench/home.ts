import { fillPendencies } from "./data/pendencies.ts";
import type { Size } from "./data/sizes.ts";
import { fillWorkers } from "./data/workers.ts";
import { interleave } from "./measuring/measure.ts";
import { FLOOR_PATH, type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";
import { addPeople, connectAll, MANY_PROJECTS, type Person, people } from "./pendencies/list-people.ts";

const ROUNDS = { rounds: 400, warmUp: 30, secondsMax: 120 };
const FLOORS_MAX = 8;
const MANY_FLOORS_MAX = 15;
const names: { readonly [P in Person]: string } = {
  restricted: "who sees 40 projects",
  many: `who sees ${MANY_PROJECTS} projects`,
  owner: "who sees all",
  supplier: "of the largest supplier",
  median: "of a median contractor",
};

const timeStrips = async (bench: ProductBench) => {
  const connections = await connectAll(bench);
  const request = (person: Person, path: string) => () => connections.get(person)?.get(path) ?? Promise.reject(new Error(person));
  const timings = await interleave(
    [
      { name: "floor", run: request("restricted", FLOOR_PATH) },
      ...people.map((person) => ({ name: names[person], run: request(person, "/api/home") })),
    ],
    ROUNDS,
  );
  for (const connection of connections.values()) connection.close();
  return timings;
};

/** The figures of the home page, with the workers and pendencies of a market (small, the default: a tenth). */
export const benchHome = (size: Size = "small"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      await addPeople(bench);
      const timings = await timeStrips(bench);
      const medianOf = (name: string): number => timings.find((timing) => timing.name === name)?.median ?? Number.NaN;
      const rows = timings.map(({ name, median, p95, p99 }) => ({
        request: name,
        ms: median,
        p95,
        p99,
        "× floor": median / medianOf("floor"),
      }));
      const budgets = people.map((person) =>
        atMost(
          `the home page of a user ${names[person]} takes, in HTTP floors,`,
          medianOf(names[person]) / medianOf("floor"),
          person === "many" ? MANY_FLOORS_MAX : FLOORS_MAX,
        ),
      );
      return { bench: "home", tables: [{ title: `GET /home, ${size} data`, rows }], budgets };
    },
    async (owner) => {
      await fillWorkers(owner, size);
      await fillPendencies(owner, size);
    },
  );
