import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import type { Person } from "./data/cast.ts";
import type { Size } from "./data/sizes.ts";
import { fillWorkerFigures, fillWorkers, OF_CONTRACTOR, OF_SUPPLIER } from "./data/workers.ts";
import { measureBesideFloor } from "./measuring/beside-floor.ts";
import { withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";

const LIST_FLOORS_MAX = 8;
const WORD_FLOORS_MAX = 15;
const people: { readonly [P in Person]: string } = {
  supplier: `a supplier with ${OF_SUPPLIER}`,
  owner: `a contractor who sees ${OF_CONTRACTOR}`,
  restricted: "a user restricted to 40 projects",
};

type Query = { readonly name: string; readonly query: string; readonly isWord?: true };
const firstPage: Query = { name: "page 1", query: "" };
const farPage: Query = { name: "page 40", query: "&page=40" };
const filters: readonly Query[] = [
  { name: "by admission, latest first", query: "&orderBy=ADMISSION_DATE_DESC" },
  { name: "away", query: "&contractStatus=away" },
  { name: "without a project", query: "&withOutProject=true" },
  { name: "with pendencies", query: "&hasPendencies=true" },
  { name: "may work", query: "&mayWork=yes" },
  { name: "may not work", query: "&mayWork=no" },
  { name: "may not work, by admission", query: "&mayWork=no&orderBy=ADMISSION_DATE_DESC" },
  { name: "SSMA expired", query: "&statusSSMA=EXPIRED" },
  { name: "STP in review, away", query: "&statusSTP=IN_REVISION&contractStatus=away" },
  { name: "a status that no worker has", query: "&statusSTP=PRE_REJECTED" },
];
const words: readonly Query[] = [
  { name: "part of a common name", query: "&nameOrDocument=silv", isWord: true },
  { name: "part of a common name, page 20", query: "&nameOrDocument=silv&page=20", isWord: true },
  { name: "part of a last name", query: "&nameOrDocument=damas", isWord: true },
  { name: "first and middle name", query: "&nameOrDocument=ana%20almeida", isWord: true },
  { name: "a name that no worker has", query: "&nameOrDocument=wanderley", isWord: true },
  { name: "part of a document", query: "&nameOrDocument=00123", isWord: true },
  { name: "one letter", query: "&nameOrDocument=a", isWord: true },
  { name: "two letters", query: "&nameOrDocument=an", isWord: true },
  { name: "a common name, with pendencies", query: "&nameOrDocument=silva&hasPendencies=true", isWord: true },
  { name: "word of a project", query: "&projectName=correias", isWord: true },
  { name: "two letters of a project", query: "&projectName=co", isWord: true },
  { name: "part of a contract", query: "&contract=000123", isWord: true },
  { name: "year of a contract", query: "&contract=2025", isWord: true },
  { name: "word of a project, SSMA expired", query: "&projectName=correias&statusSSMA=EXPIRED", isWord: true },
  { name: "word of a project and a common name", query: "&projectName=correias&nameOrDocument=silva", isWord: true },
];
const queries: { readonly [P in Person]: readonly Query[] } = {
  supplier: [firstPage, farPage, ...filters, ...words],
  owner: [firstPage, farPage, ...filters, ...words],
  restricted: [firstPage, ...filters, ...words],
};

type Request = { readonly name: string; readonly person: Person; readonly path: string; readonly floorsMax: number };
const requestsOf = (person: Person): readonly Request[] =>
  queries[person].map(({ name, query, isWord }) => ({
    name: `${people[person]}: ${name}`,
    person,
    path: `/api/employees?itemsPerPage=20${query}`,
    floorsMax: isWord ? WORD_FLOORS_MAX : LIST_FLOORS_MAX,
  }));
type Ids = { readonly projectId: number; readonly supplierId: number };
/** Filters by an id of the generated data, and the suppliers that the filter offers. */
const idRequestsOf = ({ projectId, supplierId }: Ids): readonly Request[] =>
  [
    { name: "of the largest supplier", path: `/api/employees?itemsPerPage=20&provider=${supplierId}` },
    { name: "of a project", path: `/api/employees/project/${projectId}?itemsPerPage=20` },
    { name: "of a project, may not work", path: `/api/employees/project/${projectId}?itemsPerPage=20&mayWork=no` },
    { name: "suppliers", path: "/api/employees/companies/providers?itemsPerPage=20" },
  ].map(({ name, path }) => ({ name: `${people.owner}: ${name}`, person: "owner", path, floorsMax: LIST_FLOORS_MAX }));

const largestSupplier = async (ownerUrl: string): Promise<number> => {
  const owner = await openClient(ownerUrl);
  const { rows } = await owner.query<{ id: number }>(
    "select provider_id as id from contractor_worker group by 1 order by count(*) desc limit 1",
  );
  await owner.end();
  return Number(rows[0]?.id);
};

/** The worker list of a supplier, of a large contractor and of a user restricted to projects, with every filter. */
export const benchWorkers = (size: Size = "large"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      const ids = { projectId: bench.task.floor.ids[0] ?? 0, supplierId: await largestSupplier(bench.database.ownerUrl) };
      const requests = [...(["supplier", "owner", "restricted"] as const).flatMap(requestsOf), ...idRequestsOf(ids)];
      const { table, floorsOf } = await measureBesideFloor(bench, `GET /employees, ${size} data`, requests);
      const budgets = requests.map(({ name, floorsMax }) =>
        atMost(`the worker list of ${name} takes, in HTTP floors,`, floorsOf(name), floorsMax),
      );
      return { bench: "workers", tables: [table], budgets };
    },
    async (owner) => {
      await fillWorkers(owner, size);
      await fillWorkerFigures(owner);
    },
  );
