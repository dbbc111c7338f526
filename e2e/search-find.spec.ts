import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, type Journey, test } from "./journey.ts";
import { comeIn, newEmail } from "./newcomer.ts";
import { registered, somebody } from "./registered-worker.ts";
import { linkSentTo } from "./sent-links.ts";

/** A new worker of Ipê without a project, and the middle digits of the CPF. */
const newWorker = async (journey: Journey) => {
  const person = somebody();
  await registered(journey, "supplier", person);
  return { name: person.name, partOfCpf: person.CPF.replace(/\D/g, "").slice(2, 10) };
};

const searchFor = async (page: Page, text: string) => {
  await page.getByRole("button", { name: "Buscar" }).click();
  const field = page.getByRole("dialog", { name: "Busca geral" }).getByRole("combobox");
  await field.fill(text);
  return field;
};

test("search finds a worker by part of a CPF [P-049]", async ({ page, journey, context }) => {
  const { name, partOfCpf } = await newWorker(journey);
  await journey.signInAs("supplier", "/pendencias");
  const field = await searchFor(page, partOfCpf);
  const found = page.getByRole("group", { name: "Colaboradores" }).getByRole("option", { name });
  await expect(found).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  const opened = context.waitForEvent("page");
  await found.click({ button: "middle" });
  const other = await opened;
  await expect(other).toHaveURL(/\/colaboradores\/editar\/\d+$/);
  await other.close();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/colaboradores\/editar\/\d+$/);

  await page.getByRole("button", { name: "Buscar" }).click();
  await page.getByRole("group", { name: "Buscas recentes" }).getByRole("option", { name: partOfCpf }).click();
  await expect(found).toBeVisible();
});

const expectNothingFound = async (page: Page, text: string) => {
  await searchFor(page, text);
  await expect(page.getByText(`Nada encontrado para “${text}”`)).toBeVisible();
};

test("search finds nothing of another company or another project", { tag: "@desktop" }, async ({ page, journey }) => {
  const { name, partOfCpf } = await newWorker(journey);
  // Horizonte is another contractor; the site analyst of Serra Azul is restricted to a project without this worker.
  for (const role of ["stranger", "site"] as const) {
    await journey.signInAs(role, "/projetos");
    await expectNothingFound(page, partOfCpf);
    await expect(page.getByRole("option", { name })).toHaveCount(0);
  }
});

/** Signs in a new user of Ipê who may see workers, but not their documents. */
const comeInWithoutDocuments = async (page: Page, journey: Journey) => {
  const owner = await journey.apiAs("supplier");
  const { answer: me } = await owner("GET /authentication/me")();
  const companyId = me.companies[0]?.id ?? 0;
  const profile = {
    name: `Sem documentos ${randomUUID().slice(0, 8)}`,
    relationType: "provider" as const,
    permissions: ["see_employee" as const],
  };
  const { answer: made } = await owner("POST /companies/{id}/profile")({ id: companyId, body: profile });
  const email = newEmail();
  expect((await owner("POST /companies/account")({ body: { email, companyId, profileId: made.id } })).status).toBe(201);
  await comeIn(page, { email, link: await linkSentTo(page.request, email), fullName: "Lia Prates" });
};

test("search by CPF finds nothing without see_employee_data [P-049]", { tag: "@desktop" }, async ({ page, journey }) => {
  const { name, partOfCpf } = await newWorker(journey);
  await comeInWithoutDocuments(page, journey);
  await page.goto("/colaboradores");
  await expectNothingFound(page, partOfCpf);
  await page.getByRole("dialog", { name: "Busca geral" }).getByRole("combobox").fill(name);
  await expect(page.getByRole("option", { name })).toContainText("***.");
  await expect(page.getByRole("group", { name: "Projetos e contratos" })).toHaveCount(0);
});

test("recent searches end at sign-out", { tag: "@desktop" }, async ({ page, journey }) => {
  const { name } = await newWorker(journey);
  await journey.signInAs("supplier", "/projetos");
  const field = await searchFor(page, name);
  await expect(page.getByRole("option", { name })).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/colaboradores\/editar\//);
  expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toContain(name);
  await page.getByRole("button", { name: /^Conta de / }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toBeNull();
});
