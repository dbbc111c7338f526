import type { Size } from "./data/sizes.ts";
import { fillWorkers, OF_CONTRACTOR, OF_SUPPLIER } from "./data/workers.ts";
import { measureBesideFloor } from "./measuring/beside-floor.ts";
import { withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";

const LIST_FLOORS_MAX = 3;
const SEARCH_FLOORS_MAX = 10;
const SUPPLIER = `a supplier with ${OF_SUPPLIER}`;
const CONTRACTOR = `a contractor who sees ${OF_CONTRACTOR}`;
const list = (search = "") => `/api/employees?itemsPerPage=20${search}`;

const asked = [
  { name: SUPPLIER, person: "supplier", path: list() },
  { name: "… searching a part of a name", person: "supplier", path: list("&nameOrDocument=damas") },
  { name: CONTRACTOR, person: "owner", path: list() },
  { name: "… on page 40", person: "owner", path: list("&page=40") },
  { name: "… who are away", person: "owner", path: list("&contractStatus=away") },
  { name: "… without a project", person: "owner", path: list("&withOutProject=true") },
  { name: "… searching a part of a common name", person: "owner", path: list("&nameOrDocument=silv") },
  { name: "… searching a part of a document", person: "owner", path: list("&nameOrDocument=00123") },
  { name: "somebody restricted to 40 projects", person: "restricted", path: list() },
] as const;

/** The list of workers, for those who see few of a million and for those who see many. */
export const benchWorkers = (size: Size = "large"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      const { table, floorsOf } = await measureBesideFloor(bench, `GET /employees, ${size} data`, asked);
      const budgets = [
        ...[SUPPLIER, CONTRACTOR].map((name) => atMost(`the list of ${name} takes, in HTTP floors,`, floorsOf(name), LIST_FLOORS_MAX)),
        ...["… searching a part of a name", "… searching a part of a common name", "… searching a part of a document"].map((name) =>
          atMost(`${name.slice(2)} takes, in HTTP floors,`, floorsOf(name), SEARCH_FLOORS_MAX),
        ),
      ];
      return { bench: "workers", tables: [table], budgets };
    },
    (owner) => fillWorkers(owner, size),
  );
