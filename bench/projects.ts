import type { Size } from "./data/sizes.ts";
import { measureBesideFloor } from "./measuring/beside-floor.ts";
import { withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";

const FLOORS_MAX = 3;
const RESTRICTED = "somebody restricted to 40";
const OWNER = "owner of the largest contractor";
const SUPPLIER = "largest supplier, all contractors";
const SEARCHING = "… searching a contract number";
const SUPPLIERS_FLOORS_MAX = 8;
const suppliersOf = ["owner", "restricted"] as const;
const suppliers = suppliersOf.flatMap((person) =>
  [
    { name: "by name", query: "" },
    { name: "by expired documents", query: "&orderBy=EXPIRED_DESC" },
    { name: "of projects with a word", query: "&projectName=correias" },
    { name: "with an open document", query: "&pendencies=OPEN" },
  ].map(({ name, query }) => ({
    name: `suppliers of the ${person}, ${name}`,
    person,
    path: `/api/companies/providers?itemsPerPage=20${query}`,
  })),
);
const budgeted = [RESTRICTED, OWNER, SUPPLIER, SEARCHING] as const;
const projectPath = (search = "") => `/api/projects?itemsPerPage=20${search}`;

const asked = [
  { name: RESTRICTED, person: "restricted", path: projectPath() },
  { name: OWNER, person: "owner", path: projectPath() },
  { name: "… on page 40", person: "owner", path: projectPath("&page=40") },
  { name: "… by end, newest first", person: "owner", path: projectPath("&orderBy=END_DATE_DESC") },
  { name: "… searching a word that a seventh of them share", person: "owner", path: projectPath("&query=correias") },
  { name: SEARCHING, person: "owner", path: projectPath("&query=000123") },
  { name: SUPPLIER, person: "supplier", path: projectPath() },
] as const;

/** Measures the project list and the supplier list for users with few and with all projects. */
export const benchProjects = (size: Size = "large"): Promise<Report> =>
  withProductBench(size, async (bench) => {
    const { table, floorsOf } = await measureBesideFloor(bench, `GET /projects, ${size} data`, asked);
    const list = await measureBesideFloor(bench, `GET /companies/providers, ${size} data`, suppliers);
    const budgets = [
      ...budgeted.map((name) => atMost(`the project list, ${name}, takes, in HTTP floors,`, floorsOf(name), FLOORS_MAX)),
      ...suppliers.map(({ name }) => atMost(`the list of ${name}, takes, in HTTP floors,`, list.floorsOf(name), SUPPLIERS_FLOORS_MAX)),
    ];
    return { bench: "projects", tables: [table, list.table], budgets };
  });
