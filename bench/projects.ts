import type { Size } from "./data/sizes.ts";
import { measureBesideFloor } from "./measuring/beside-floor.ts";
import { withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";

const FLOORS_MAX = 3;
const RESTRICTED = "somebody restricted to 40";
const OWNER = "owner of the largest contractor";
const SUPPLIER = "largest supplier, all contractors";
const SEARCHING = "… searching a contract number";
const budgeted = [RESTRICTED, OWNER, SUPPLIER, SEARCHING] as const;
const list = (search = "") => `/api/projects?itemsPerPage=20${search}`;

const asked = [
  { name: RESTRICTED, person: "restricted", path: list() },
  { name: OWNER, person: "owner", path: list() },
  { name: "… on page 40", person: "owner", path: list("&page=40") },
  { name: "… by end, newest first", person: "owner", path: list("&orderBy=END_DATE_DESC") },
  { name: "… searching a word that a seventh of them share", person: "owner", path: list("&query=correias") },
  { name: SEARCHING, person: "owner", path: list("&query=000123") },
  { name: SUPPLIER, person: "supplier", path: list() },
] as const;

/** Measures the project list for users with few and with all projects. */
export const benchProjects = (size: Size = "large"): Promise<Report> =>
  withProductBench(size, async (bench) => {
    const { table, floorsOf } = await measureBesideFloor(bench, `GET /projects, ${size} data`, asked);
    const budgets = budgeted.map((name) => atMost(`the project list, ${name}, takes, in HTTP floors,`, floorsOf(name), FLOORS_MAX));
    return { bench: "projects", tables: [table], budgets };
  });
