import type { Person } from "../data/cast.ts";
import { measureBesideFloor } from "../measuring/beside-floor.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atMost, type Measured } from "../measuring/report.ts";

const LIST_FLOORS_MAX = 8;
const EMPLOYEE_FLOORS_MAX = 30;
const people: { readonly [P in Person]: string } = {
  owner: "the largest contractor",
  supplier: "the largest supplier",
  restricted: "a user restricted to 40 projects",
};
const shapes = [
  { name: "all", query: "", floorsMax: LIST_FLOORS_MAX },
  { name: "page 10", query: "&page=10", floorsMax: LIST_FLOORS_MAX },
  { name: "scheduled", query: "&status=scheduled", floorsMax: LIST_FLOORS_MAX },
  { name: "suspended", query: "&status=suspended", floorsMax: LIST_FLOORS_MAX },
  { name: "cancelled", query: "&status=cancelled", floorsMax: LIST_FLOORS_MAX },
  { name: "part of a project's name", query: "&projectName=pintura", floorsMax: EMPLOYEE_FLOORS_MAX },
  { name: "employee, part of a common name", query: "&employeeName=silv", floorsMax: EMPLOYEE_FLOORS_MAX },
  { name: "employee, whole name", query: "&employeeName=ana%20almeida%20brandao%209216", floorsMax: EMPLOYEE_FLOORS_MAX },
  { name: "employee, first and middle name", query: "&employeeName=ana%20almeida", floorsMax: EMPLOYEE_FLOORS_MAX },
  { name: "employee in no schedule", query: "&employeeName=wanderley", floorsMax: EMPLOYEE_FLOORS_MAX },
] as const;
const requests = (["owner", "supplier", "restricted"] as const).flatMap((person) =>
  shapes.map(({ name, query, floorsMax }) => ({
    ...{ person, floorsMax, name: `${people[person]}: ${name}` },
    path: `/api/risk-schedule?itemsPerPage=20${query}`,
  })),
);

/** The list of both sides in its usual filters, and searching an employee. */
export const measureScheduleLists = async (bench: ProductBench): Promise<Measured> => {
  const { table, floorsOf } = await measureBesideFloor(bench, "risk schedules over HTTP", requests);
  return {
    tables: [table],
    budgets: requests.map(({ name, floorsMax }) => atMost(`${name} takes, in HTTP floors,`, floorsOf(name), floorsMax)),
  };
};
