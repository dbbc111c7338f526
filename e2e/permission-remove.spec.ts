import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, type Journey, test } from "./journey.ts";
import { comeIn, newEmail } from "./newcomer.ts";
import { linkSentTo } from "./sent-links.ts";

const MAY_CREATE_UNITS = ["see_location", "add_location", "see_department", "add_department"] as const;

/** The owner creates a profile and invites a user with it. Returns the user's e-mail and invitation link. */
const inviteWithProfile = async (page: Page, journey: Journey, profile: string) => {
  const owner = await journey.apiAs("admin");
  const { answer: me } = await owner("GET /authentication/me")();
  const companyId = me.companies[0]?.id ?? 0;
  const written = { name: profile, relationType: "contractor" as const, permissions: [...MAY_CREATE_UNITS] };
  const { answer: made } = await owner("POST /companies/{id}/profile")({ id: companyId, body: written });
  const email = newEmail();
  expect((await owner("POST /companies/account")({ body: { email, companyId, profileId: made.id } })).status).toBe(201);
  return { email, link: await linkSentTo(page.request, email) };
};

test("removing a permission refuses the user's next action and keeps the input [S-063] [S-054] [R-206] [R-213] [MD-019]", {
  tag: "@desktop",
}, async ({ page, journey, browser, baseURL }) => {
  const profile = `Obras ${randomUUID().slice(0, 8)}`;
  const invited = await inviteWithProfile(page, journey, profile);

  const elsewhere = await browser.newContext({ viewport: page.viewportSize(), locale: "pt-BR", ...(baseURL && { baseURL }) });
  const holder = await elsewhere.newPage();
  await comeIn(holder, { ...invited, fullName: "Lívia Farias" });
  await holder.goto("/minha-conta?secao=unidades");
  await holder.getByRole("button", { name: "Nova unidade" }).click();
  const dialog = holder.getByRole("dialog", { name: "Nova unidade" });
  const name = `Canteiro ${randomUUID().slice(0, 8)}`;
  await dialog.getByRole("textbox", { name: "Nome da unidade" }).fill(name);
  await dialog.getByRole("textbox", { name: "Área 1" }).fill("Almoxarifado");

  await journey.signInAs("admin", `/minha-conta?secao=perfis-de-acesso&query=${encodeURIComponent(profile)}`);
  await page.getByRole("link", { name: profile }).click();
  await page.getByLabel("Buscar permissão").fill("criar unidades");
  await page.getByRole("checkbox", { name: "Criar unidades" }).uncheck();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Dados atualizados com sucesso")).toBeVisible();

  await dialog.getByRole("button", { name: "Criar unidade" }).click();
  const said = dialog.getByRole("alert");
  await expect(said).toContainText("Você não tem permissão para realizar esta ação.");
  await expect(said).toContainText("Falta: criar unidades. Quem pode conceder: Helena Prado");
  await expect(dialog.getByRole("textbox", { name: "Nome da unidade" })).toHaveValue(name);

  await page.getByRole("link", { name: profile }).click();
  await page.getByLabel("Buscar permissão").fill("criar unidades");
  await page.getByRole("checkbox", { name: "Criar unidades" }).check();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Perfis de acesso" })).toBeVisible();
  await dialog.getByRole("button", { name: "Criar unidade" }).click();
  await expect(holder.getByText(`A unidade "${name}" foi criada.`)).toBeVisible();

  await holder.getByRole("button", { name: name, exact: true }).waitFor();
  await elsewhere.close();
});
