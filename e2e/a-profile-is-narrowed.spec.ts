import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, type Journey, test } from "./journey.ts";
import { linkSentTo } from "./sent-links.ts";

const PASSWORD = "Chegada@27#x";
const MAY_CREATE_UNITS = ["see_location", "add_location", "see_department", "add_department"];

/** The owner writes a profile and invites somebody to it; what comes back is where the invitation leads. */
const inviteWithProfile = async (page: Page, journey: Journey, profile: string) => {
  await journey.signInAs("admin");
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  const me = await (await page.request.get("/api/authentication/me", { headers })).json();
  const companyId: number = me.companies[0].id;
  const written = { name: profile, relationType: "contractor", permissions: MAY_CREATE_UNITS };
  const made = await page.request.post(`/api/companies/${companyId}/profile`, { headers, data: written });
  const { id: profileId } = await made.json();
  const email = `obras-${randomUUID().slice(0, 8)}@teste.example`;
  expect((await page.request.post("/api/companies/account", { headers, data: { email, companyId, profileId } })).status()).toBe(201);
  return linkSentTo(page.request, email);
};

const comeIn = async (page: Page, link: string) => {
  await page.goto(link);
  await page.getByLabel("Nome completo").fill("Lívia Farias");
  await page.getByLabel("Telefone").pressSequentially("31988886666");
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByLabel("Confirme a senha").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /Li e aceito os termos/ }).check();
  await page.getByRole("button", { name: "Criar conta", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);
};

test("a profile is narrowed while its holder works: the next action is refused in words, with who can grant it, and keeps what was typed [S-063] [S-054] [R-206] [R-213] [MD-019]", async ({
  page,
  journey,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const profile = `Obras ${randomUUID().slice(0, 8)}`;
  const link = await inviteWithProfile(page, journey, profile);

  const elsewhere = await browser.newContext({ viewport: page.viewportSize(), locale: "pt-BR", ...(baseURL && { baseURL }) });
  const holder = await elsewhere.newPage();
  await comeIn(holder, link);
  await holder.goto("/minha-conta?secao=unidades");
  await holder.getByRole("button", { name: "Nova unidade" }).click();
  const dialog = holder.getByRole("dialog", { name: "Nova unidade" });
  const name = `Canteiro ${randomUUID().slice(0, 8)}`;
  await dialog.getByRole("textbox", { name: "Nome da unidade" }).fill(name);
  await dialog.getByRole("textbox", { name: "Área 1" }).fill("Almoxarifado");

  await page.goto(`/minha-conta?secao=perfis-de-acesso&query=${encodeURIComponent(profile)}`);
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
