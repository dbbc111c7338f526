import { randomUUID } from "node:crypto";
import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Route } from "@emdia/contract/route.ts";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Role } from "../../demo/accounts/cast.ts";
import { companyNamed } from "../fixtures/new-company.ts";
import { newRiskSchedule } from "../fixtures/new-risk-schedule.ts";
import { aClass, nr35Config, sessionOfToday } from "../fixtures/new-training.ts";
import { openWorld } from "../world.ts";
import { ask } from "./ask.ts";
import { closedRoutes, hasId, type ListedRoute } from "./every-route.ts";
import { plannedExamples } from "./examples/risk-schedules.ts";
import { fittingRequest } from "./fitting-request.ts";

const world = openWorld();

/** A row of a list. Rows of the platform are public, which `ownerId` shows. */
type Row = {
  readonly id?: number;
  readonly project_id?: number;
  readonly project?: { readonly id: number };
  readonly company?: number;
  readonly ownerId?: number;
};
/** A list without `meta` has one page. */
type Answer = readonly Row[] | { readonly results: readonly Row[]; readonly meta?: { readonly lastPage: number } };
const idOf = ({ id, project_id, project, company }: Row): number => id ?? project_id ?? project?.id ?? company ?? 0;

const answersRows = ({ answer }: Route): boolean => {
  const { type, properties } = z.toJSONSchema(answer, { io: "input", unrepresentable: "any" });
  return type === "array" || properties?.results !== undefined;
};
/** Lists that are equal for all users. */
const everybodys: readonly string[] = [
  "GET /relations-types",
  "GET /categories/default-list",
  "GET /companies/search",
  "GET /plans",
  "GET /plans/faq",
  "GET /plans/defaut-list",
  "GET /activities-types/defaut-list",
  "GET /activities-types/default-list",
  "GET /activities-types-status/defaut-list",
  "GET /activities-types-status/default-list",
  "GET /contract-regimes",
  "GET /document-type",
  "GET /system-genders",
  "GET /pendencies/totals",
  "GET /pendencies/categories",
  "GET /integrations/training-classes-configs/trainings",
];
/** Two contractors may share suppliers: the tests of `supply`, `suppliers`, `suggest-filters` and `assignments` cover that each sees only its own. */
const directorys: readonly string[] = [
  "GET /account/companies/providers",
  "GET /companies/providers",
  "GET /pendencies/suggestions",
  "GET /pendencies/review-queue/suppliers",
];
/** Rows that only suppliers have: the tests of `activity-types` cover their isolation. */
const suppliers: readonly string[] = ["GET /employee-activity-type"];
/** Two contractors may share suppliers and therefore workers: the tests of `list-workers` cover that each sees only its own. */
const sharedByHiring: readonly string[] = [
  "GET /employees",
  "GET /employees-without-projects",
  "GET /companies/employees",
  "GET /employees/companies/providers",
];
/** The path names a document, so a made-up one returns no rows. */
const namesRows: readonly string[] = ["GET /employees/{document}/companies/providers"];
/**
 * Rows of an account, independent of companies: the tests of `own-account`, `own-history`, `own-exports`, `import-reports`, `sign-up`, `views` and
 * `inbox` cover their isolation.
 */
const ones: readonly string[] = [
  "GET /account/history",
  "GET /account/sessions",
  "GET /account-use-terms/default-list",
  "GET /pendencies/views",
  "GET /reports/exports",
  "GET /reports/imports",
  "GET /notices",
  "GET /notices/settings",
];
/** Routes that no user of a contractor may call: the tests of `import-reports` cover their isolation. */
const closedToContractors: readonly string[] = [
  "GET /companies/employees/upload-history",
  "GET /companies/employees/generate-import-spreadsheet",
];
/** Routes that need a word: the tests of `search` cover their isolation. */
const needsWord: readonly string[] = ["GET /search"];
const readings = closedRoutes.filter(
  (route) => route.method === "GET" && !hasId(route) && ![...closedToContractors, ...needsWord].includes(route.key),
);
const lists = readings.filter(
  ({ key, route }) => answersRows(route) && ![...everybodys, ...directorys, ...ones, ...namesRows, ...suppliers].includes(key),
);
const strangers = [
  { role: "stranger", company: "Horizonte Energia", other: "Serra Azul Mineração" },
  { role: "admin", company: "Serra Azul Mineração", other: "Horizonte Energia" },
] as const;

type Reader = { readonly role: Role; readonly headers?: { readonly companyId: string } };
const page = async ({ path }: ListedRoute, { role, headers = { companyId: "" } }: Reader, number: number): Promise<Answer | undefined> => {
  const told = await ask(world.address(), { method: "GET", path: `${path}?page=${number}`, token: await world.tokenOf(role), headers });
  return told.status === 200 ? JSON.parse(told.body) : undefined;
};
/** Row ids over all pages; none if the list is refused. */
const everyRow = async (list: ListedRoute, reader: Reader): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (let number = 1, last = 1; number <= last; number += 1) {
    const answer = (await page(list, reader, number)) ?? [];
    const rows = "results" in answer ? answer.results : answer;
    last = "results" in answer ? (answer.meta?.lastPage ?? 1) : 1;
    ids.push(...rows.filter(({ ownerId }) => ownerId !== PLATFORM_OWNER).map(idOf));
  }
  return ids;
};

describe("two contractors", () => {
  beforeAll(async () => {
    for (const role of ["admin", "stranger"] as const) {
      const people = await world.as(role);
      const { answer: config } = await people("POST /integrations/training-classes-configs")({
        body: nr35Config({ name: "NR-35 da prova" }),
      });
      for (const over of [{}, { sessions: [sessionOfToday()], description: "Turma em andamento" }]) {
        const body = aClass(config.id, "2099-03-10", over);
        await people("POST /integrations/{companyId}/training-classes")({ companyId: config.companyId, body });
      }
      await newRiskSchedule(world, { contractorId: config.companyId });
      await plannedExamples["GET /risk-schedule/upload-history/{id}"](people, randomUUID(), world);
    }
  });

  test.for(lists)("share no row of $key on any page, under any companyId [R-239]", async (list) => {
    const serraAzul = await everyRow(list, { role: "admin" });
    const horizonte = await everyRow(list, { role: "stranger" });
    expect([serraAzul.length, horizonte.length]).not.toContain(0);
    expect(new Set(serraAzul).isDisjointFrom(new Set(horizonte))).toBe(!sharedByHiring.includes(list.key));
    expect(new Set(serraAzul).size).toBe(serraAzul.length);

    const [admins, strangers] = [await companyNamed(world, "Serra Azul Mineração"), await companyNamed(world, "Horizonte Energia")];
    expect(await everyRow(list, { role: "stranger", headers: { companyId: `${admins}` } })).toEqual([]);
    expect(await everyRow(list, { role: "stranger", headers: { companyId: `[${strangers},${admins}]` } })).toEqual(horizonte);
  });

  test.for(strangers)("do not name each other in responses without ids: $company, not $other", async ({ role, other }) => {
    const headers = { companyId: `${await companyNamed(world, other)}` };
    for (const route of readings) {
      const { key } = route;
      const asked = { ...fittingRequest(route), token: await world.tokenOf(role) };
      const [told, narrowed] = [await ask(world.address(), asked), await ask(world.address(), { ...asked, headers })];
      expect({ key, status: told.status }).toEqual({ key, status: 200 });
      expect(told.body + narrowed.body, key).not.toContain(other);
    }
  });
});
