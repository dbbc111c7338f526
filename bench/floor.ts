import type { Size } from "./data/sizes.ts";
import { type HttpConnection, openConnection } from "./measuring/http-connection.ts";
import { requestsPerSecond } from "./measuring/measure.ts";
import { FLOOR_PATH, type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atLeast, type Report } from "./measuring/report.ts";
import { median } from "./measuring/statistics.ts";
import { forkServer, type ServerTask } from "./servers/fork-server.ts";

const CONNECTIONS = 16;
const REQUESTS = 3_000;
const REPEATS = 7;
const SHARE_MIN = 1 / 3;

type Contender = {
  readonly name: string;
  readonly connections: readonly HttpConnection[];
  readonly measured: number[];
  readonly stop: () => Promise<void>;
};

const connect = (address: string, token?: string) => Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(address, token)));

/** Connection URL of the application's role with fixed companies, without a request scope. */
const asRoleWithout = ({ databaseUrl, floor }: ServerTask): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set("options", `-c app.companies={${floor.contractorId}}`);
  return url.href;
};

const contend = async ({ database, server, task, tokens }: ProductBench): Promise<readonly Contender[]> => {
  const bound = await forkServer("bare", { ...task, databaseUrl: asRoleWithout(task) });
  const unbound = await forkServer("bare", { ...task, databaseUrl: database.ownerUrl });
  const nothing = async () => undefined;
  return [
    { name: "the product", connections: await connect(server.address, tokens.restricted), measured: [], stop: nothing },
    { name: "bare route, row-level security on", connections: await connect(bound.address), measured: [], stop: bound.stop },
    { name: "bare route, as the owner", connections: await connect(unbound.address), measured: [], stop: unbound.stop },
  ];
};

const measure = async (contenders: readonly Contender[]) => {
  for (const { connections } of contenders) await requestsPerSecond(connections, FLOOR_PATH, REQUESTS);
  for (let repeat = 0; repeat < REPEATS; repeat += 1)
    for (const { connections, measured } of contenders) measured.push(await requestsPerSecond(connections, FLOOR_PATH, REQUESTS));
};

/** Compares the product's overhead per request with a bare route. */
export const benchFloor = (size: Size = "small"): Promise<Report> =>
  withProductBench(size, async (bench) => {
    const contenders = await contend(bench);
    await measure(contenders);
    for (const { connections, stop } of contenders) {
      for (const connection of connections) connection.close();
      await stop();
    }
    const rates = contenders.map(({ name, measured }) => ({ name, rate: median(measured) }));
    const [product, bound] = rates;
    if (!product || !bound) throw new Error("nothing was measured");
    const rows = rates.map(({ name, rate }) => ({ server: name, "requests/s": Math.round(rate), "product's share": product.rate / rate }));
    return {
      bench: "floor",
      tables: [{ title: `20 rows by primary key, ${CONNECTIONS} connections`, rows }],
      budgets: [atLeast(`the product answers, of the requests that a ${bound.name} answers,`, product.rate / bound.rate, SHARE_MIN)],
    };
  });
