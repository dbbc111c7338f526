import { WIZARD_LAST_STEP } from "@emdia/contract/limits.ts";
import { accountSections, type WebPath } from "@emdia/contract/web-paths.ts";
import type { Page } from "@playwright/test";
import { RESTRICTED_PROJECT } from "../apps/api/demo/accounts/cast.ts";
import { projectSections } from "../apps/web/src/features/project-detail/sections.ts";
import { expect, type Journey, test } from "./journey.ts";

/** Checks layout and accessibility on a phone; the desktop journeys cover the behaviour. */
const expectAllToFit = async (page: Page, journey: Journey, addresses: readonly string[]) => {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    await journey.expectNoBarrier();
    await journey.expectNothingBeside();
  }
};
const within = (path: WebPath, queries: readonly string[]) => queries.map((query) => `${path}?${query}`);

test("every section of my account fits a phone [S-062] [S-063] [S-064] [S-092]", {
  tag: "@phone",
}, async ({ page, journey }) => {
  test.setTimeout(120_000);
  await journey.signInAs("admin");
  const api = await journey.apiAs("admin");
  const [company] = (await api("GET /account/me")()).answer.companies;
  const profiles = (await api("GET /profiles/company/{id}/created-by-me")({ id: company?.id ?? 0, query: {} })).answer.results;
  const [first, second] = profiles.map(({ id }) => id);
  await expectAllToFit(page, journey, [
    ...within(
      "/minha-conta",
      accountSections.map((section) => `secao=${section}`),
    ),
    ...within("/minha-conta", [`secao=perfis-de-acesso&perfil=${first}`, `secao=perfis-de-acesso&comparar=${first},${second}`]),
  ]);
});

test("every section and wizard step of a project fits a phone [S-051] [S-053] [S-055]", { tag: "@phone" }, async ({ page, journey }) => {
  test.setTimeout(120_000);
  await journey.signInAs("admin");
  const api = await journey.apiAs("admin");
  const [project] = (await api("GET /projects")({ query: { query: RESTRICTED_PROJECT } })).answer.results;
  const path = `/projetos/editar/${project?.id}`;
  await expectAllToFit(page, journey, [
    ...projectSections.map((section) => `${path}?secao=${section}`),
    ...Array.from({ length: WIZARD_LAST_STEP }, (_, step) => `${path}?passo=${step + 1}`),
  ]);
});
