import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import type { Role } from "../apps/api/demo/accounts/cast.ts";
import { firstOfMonth } from "../apps/api/test/days.ts";
import { expect, type Journey } from "./journey.ts";

type ProjectRef = { readonly id: number; readonly name: string };

/** Value of `howMany` for every document type: above their number. */
export const EVERY_DOCUMENT = 100;

/** Role of the creator, filter of the document names, maximum number of documents, and risk activities of the catalogue. */
export type ProjectOptions = {
  readonly role?: Role;
  readonly demands?: RegExp;
  readonly howMany?: number;
  readonly riskActivities?: readonly number[];
};

/** Creates a project through the API, step by step like the wizard. It is linked some seconds later. */
export const beginProject = async (
  journey: Journey,
  what: string,
  { role = "admin", demands: wanted = /./, howMany = 1, riskActivities = [] }: ProjectOptions = {},
): Promise<ProjectRef> => {
  const api = await journey.apiAs(role);
  const name = `${what} ${randomUUID().slice(0, 6)}`;
  const [company] = (await api("GET /projects/create/companies")()).answer.results;
  const [unit] = (await api("GET /facilities-with-departments")()).answer.results;
  const [area] = unit?.departments ?? [];
  const found = (await api("GET /companies/search")({ query: { query: "ipe andaimes" } })).answer.results;
  const companyId = found.find((one) => one.companyId !== null)?.companyId;
  if (!company || !unit || !area || !companyId) throw new Error("the demo world has nothing that a project could be made of");
  const texts = { name, contract: null, scope: null, description: null, startDate: firstOfMonth(), endDate: null };
  const { id, version } = (await api("POST /projects")({ body: { step: 1, company: company.id, ...texts } })).answer;
  const locations = [{ facilityId: unit.id, departmentIds: [area.id] }];
  const placed = await api("PUT /projects/{id}")({ id, body: { step: 2, version, locations, riskActivities: [...riskActivities] } });
  const companies = [{ companyId, plans: ["SSMA" as const] }];
  const supplied = await api("PUT /projects/{id}")({
    id,
    body: { step: 3, version: placed.answer.version, companies, invitedCompanies: [] },
  });
  const demands = await api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: id, query: { plan: "SSMA" } });
  const pendencies = demands.answer
    .filter(({ name }) => wanted.test(name))
    .slice(0, howMany)
    .map((demand) => ({ systemPendencyId: demand.id, isChecked: true }));
  await api("PUT /projects/{id}")({
    id,
    body: { step: 4, version: supplied.answer.version, pendencies, analysisDays: 5, reAnalysisDays: 2 },
  });
  return { id, name };
};

/** Polls the API until the project is linked. Reloading the page instead would slow down parallel journeys. */
export const untilLinked = async (journey: Journey, id: number, role: Role = "admin"): Promise<void> => {
  const api = await journey.apiAs(role);
  await expect.poll(async () => (await api("GET /projects/{id}")({ id })).answer.projectIsBlocked).toBe(false);
};

/** Types the full project name and clicks when one option is left, because the options move while results load. */
export const chooseProject = async (field: Locator, name: string): Promise<void> => {
  await field.pressSequentially(name);
  const offered = field.page().getByRole("listbox").getByRole("option");
  await expect(offered).toHaveCount(1);
  await expect(offered).toContainText(name);
  await offered.click();
};
