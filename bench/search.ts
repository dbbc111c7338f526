import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { people } from "./data/cast.ts";
import { fillPendencies } from "./data/pendencies.ts";
import type { Size } from "./data/sizes.ts";
import { fillWorkers } from "./data/workers.ts";
import { type BenchRequest, measureBesideFloor } from "./measuring/beside-floor.ts";
import { type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";

const FLOORS_MAX = 15;
const WORD_FLOORS_MAX = 25;

type Text = { readonly name: string; readonly q: string; readonly floorsMax: number };
const texts = (cnpj: string): readonly Text[] => [
  { name: "part of a document", q: "00123", floorsMax: FLOORS_MAX },
  { name: "a whole document", q: "00000001234", floorsMax: FLOORS_MAX },
  { name: "a CNPJ", q: cnpj, floorsMax: FLOORS_MAX },
  { name: "part of a contract", q: "000123", floorsMax: FLOORS_MAX },
  { name: "a text that matches nothing", q: "wanderley", floorsMax: FLOORS_MAX },
  { name: "first and middle name", q: "ana almeida", floorsMax: FLOORS_MAX },
  { name: "a document type", q: "ficha de epi", floorsMax: FLOORS_MAX },
  { name: "part of a common name", q: "silv", floorsMax: WORD_FLOORS_MAX },
  { name: "part of a last name", q: "damas", floorsMax: WORD_FLOORS_MAX },
  { name: "two letters", q: "an", floorsMax: WORD_FLOORS_MAX },
  { name: "a word of projects", q: "correias", floorsMax: WORD_FLOORS_MAX },
  { name: "a word of suppliers", q: "andaimes", floorsMax: WORD_FLOORS_MAX },
];

const someSupplier = async ({ database }: ProductBench): Promise<string> => {
  const owner = await openClient(database.ownerUrl);
  const { rows } = await owner.query<{ cnpj: string }>(
    "select c.cnpj from company c join project_company pc on pc.provider_id = c.id group by c.id order by count(*) desc limit 1",
  );
  await owner.end();
  return rows[0]?.cnpj ?? "";
};

/** The search of the command palette, with the workers and pendencies of a market (small, the default: a tenth). */
export const benchSearch = (size: Size = "small"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      const cnpj = await someSupplier(bench);
      const requests: readonly (BenchRequest & { readonly floorsMax: number })[] = people.flatMap((person) =>
        texts(cnpj).map(({ name, q, floorsMax }) => ({
          name: `${person}: ${name}`,
          person,
          path: `/api/search?${new URLSearchParams({ q })}`,
          floorsMax,
        })),
      );
      const { table, floorsOf } = await measureBesideFloor(bench, `GET /search, ${size} data`, requests);
      const budgets = requests.map(({ name, floorsMax }) =>
        atMost(`the search of ${name} takes, in HTTP floors,`, floorsOf(name), floorsMax),
      );
      return { bench: "search", tables: [table], budgets };
    },
    async (owner) => {
      await fillWorkers(owner, size);
      await fillPendencies(owner, size);
    },
  );
