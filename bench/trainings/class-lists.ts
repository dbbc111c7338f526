import type pg from "pg";
import type { Person } from "../data/cast.ts";
import { measureBesideFloor } from "../measuring/beside-floor.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atMost, type Measured } from "../measuring/report.ts";
import { classNamed } from "./class-named.ts";

type Query = { readonly name: string; readonly query: string; readonly floorsMax: number };
const LIST_FLOORS_MAX = 8;
const EMPLOYEE_FLOORS_MAX = 30;
const CANDIDATE_FLOORS_MAX = 15;
const people: { readonly [P in Person]: string } = {
  owner: "a contractor with a fifth of the classes",
  supplier: "the largest supplier",
  restricted: "a user restricted to 40 projects",
};
const list = (name: string, query: string): Query => ({ name, query, floorsMax: LIST_FLOORS_MAX });
const employee = (name: string, words: string): Query => ({ name, query: `&all=true&employee=${words}`, floorsMax: EMPLOYEE_FLOORS_MAX });
const queries: readonly Query[] = [
  list("not finished", ""),
  list("finished", "&hasFinish=true"),
  list("all", "&all=true"),
  list("all, page 10", "&all=true&page=10"),
  list("part of a name", "&all=true&name=turma%2019"),
  employee("employee, part of a common name", "silv"),
  employee("employee, whole name", "ana%20almeida%20brandao%209216"),
  employee("employee, first and middle name", "ana%20almeida"),
  employee("employee whom no class has", "wanderley"),
  employee("employee, two letters", "an"),
];

type Request = { readonly name: string; readonly person: Person; readonly path: string; readonly floorsMax: number };
const listRequests = (person: Person): readonly Request[] =>
  queries.map(({ name, query, floorsMax }) => ({
    ...{ person, floorsMax, name: `${people[person]}: ${name}` },
    path: `/api/integrations/training-classes?itemsPerPage=20${query}`,
  }));

/** The page of a class of 200 people, and the candidates for a class. */
const classRequests = async (owner: pg.Client): Promise<readonly Request[]> => {
  const { contractorId, id } = await classNamed(owner, "page");
  const path = `/api/integrations/${contractorId}/training-classes/${id}`;
  const candidates = `/api/integrations/${contractorId}/training-class/${id}/list-employees?itemsPerPage=20`;
  const request = (name: string, url: string, floorsMax: number): Request => ({ name, path: url, floorsMax, person: "owner" });
  return [
    request("a class of 200 people", path, LIST_FLOORS_MAX),
    request("participants of a class of 200 people", `${path}/employees?itemsPerPage=100`, LIST_FLOORS_MAX),
    request("candidates among 40,000 workers", candidates, CANDIDATE_FLOORS_MAX),
    request("candidates among 40,000 workers, page 20", `${candidates}&page=20`, CANDIDATE_FLOORS_MAX),
    request("candidates among 40,000 workers, part of a common name", `${candidates}&name=silv`, CANDIDATE_FLOORS_MAX),
    request("candidates among 40,000 workers, a name that no worker has", `${candidates}&name=wanderley`, CANDIDATE_FLOORS_MAX),
    request("candidates among 40,000 workers, in need only", `${candidates}&needed=true`, CANDIDATE_FLOORS_MAX),
  ];
};

/** The class list of both sides in every filter, the page of a class, and its candidates. */
export const measureClassLists = async (bench: ProductBench, owner: pg.Client): Promise<Measured> => {
  const requests = [...(["owner", "supplier", "restricted"] as const).flatMap(listRequests), ...(await classRequests(owner))];
  const { table, floorsOf } = await measureBesideFloor(bench, "classes over HTTP", requests);
  return {
    tables: [table],
    budgets: requests.map(({ name, floorsMax }) => atMost(`${name} takes, in HTTP floors,`, floorsOf(name), floorsMax)),
  };
};
