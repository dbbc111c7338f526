import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importRegistry } from "../apps/api/src/modules/companies/index.ts";
import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { writeRegistryFiles } from "./data/registry-files.ts";
import type { Size } from "./data/sizes.ts";
import { openConnection } from "./measuring/http-connection.ts";
import { interleave, type Timing } from "./measuring/measure.ts";
import { type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atLeast, atMost, type Report } from "./measuring/report.ts";
import { parsingSpeeds } from "./parsing-speed.ts";

const establishments: { readonly [S in Size]: number } = { small: 100_000, large: 1_000_000 };
const ROUNDS = { rounds: 1_000, warmUp: 30, secondsMax: 120 };
const ASKED_NUMBERS = 2_000;

const FIND_P99_MS = 10;
const SEARCH_P95_MS = 80;
const PARSED_ROWS_A_SECOND = 100_000;

/** Typical searches: whole names, prefixes in any order, with and without accents, and very common words. */
const typed = [
  "andaimes baba",
  "manutenção de máquinas",
  "manutencao maq",
  "lale transp",
  "joão ba",
  "refeicoes ltda",
  "comércio de epi",
  "engenharia",
  "servicos limp sa",
  "vigilancia patrimonial goma",
  "10.000.1",
  "ninguém assim",
];

const importAll = async ({ database }: ProductBench, folder: string): Promise<number> => {
  const begun = performance.now();
  await importRegistry(database.ownerUrl, folder, { say: () => undefined });
  return (performance.now() - begun) / 1000;
};

/** A sample of existing CNPJs. */
const someNumbers = async ({ database }: ProductBench): Promise<readonly string[]> => {
  const owner = await openClient(database.ownerUrl);
  const { rows } = await owner.query<{ cnpj: string }>(`select cnpj from registry.establishment order by md5(cnpj) limit ${ASKED_NUMBERS}`);
  await owner.query("vacuum analyze registry.establishment, registry.company, registry.simples, registry.searched");
  await owner.end();
  return rows.map(({ cnpj }) => cnpj);
};

/** Rotates through the paths. */
const inTurn = (name: string, paths: readonly string[], get: (path: string) => Promise<string>) => {
  let turn = 0;
  return {
    name,
    run: () => {
      turn += 1;
      return get(paths[turn % paths.length] ?? "");
    },
  };
};

const measure = async (bench: ProductBench): Promise<readonly Timing[]> => {
  const numbers = await someNumbers(bench);
  const http = await openConnection(bench.server.address, bench.tokens.owner);
  const find = numbers.map((cnpj) => `/api/projects/companies/find-cnpj/${cnpj}`);
  const search = typed.map((query) => `/api/companies/search?${new URLSearchParams({ query })}`);
  const timings = await interleave([inTurn("find by CNPJ", find, http.get), inTurn("search by name", search, http.get)], ROUNDS);
  http.close();
  return timings;
};

/** Measures the import of the registry, and searches over HTTP. */
export const benchRegistry = async (size: Size = "large"): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), "emdia-bench-registry-"));
  try {
    await writeRegistryFiles(folder, establishments[size]);
    const parsed = await parsingSpeeds(folder);
    return await withProductBench("small", async (bench) => {
      const seconds = await importAll(bench, folder);
      const timings = await measure(bench);
      const [find, search] = timings;
      const slowest = Math.min(...parsed.map((speed) => speed["rows a second"]));
      return {
        bench: "registry",
        tables: [
          { title: `Parsing on one core, ${size} files`, rows: parsed },
          { title: "Import with its indexes", rows: [{ establishments: establishments[size], seconds }] },
          { title: "Over HTTP, milliseconds", rows: timings.map(({ name, median, p95, p99 }) => ({ request: name, median, p95, p99 })) },
        ],
        budgets: [
          atLeast("rows parsed a second, of the slowest file,", slowest, PARSED_ROWS_A_SECOND),
          atMost("finding a company by CNPJ takes, at the 99th percentile in ms,", find?.p99 ?? Number.NaN, FIND_P99_MS),
          atMost("finding companies by name takes, at the 95th percentile in ms,", search?.p95 ?? Number.NaN, SEARCH_P95_MS),
        ],
      };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
