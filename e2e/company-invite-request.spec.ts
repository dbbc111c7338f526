import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { cnpjCheckDigits, maskCnpj } from "../packages/contract/src/documents/cnpj.ts";
import { expect, test } from "./journey.ts";
import { linkSentTo } from "./sent-links.ts";

const PASSWORD = "Chegada@27#x";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const send = (page: Page) => page.getByRole("button", { name: "Enviar convite" });
const newCnpj = () => {
  const root = randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase();
  return `${root}${cnpjCheckDigits(root)}`;
};
const newEmail = () => `responsavel-${randomUUID().slice(0, 8)}@teste.example`;

const fill = async (page: Page, cnpj: string, email: string) => {
  await page.getByLabel("CNPJ").pressSequentially(cnpj);
  await page.getByLabel("Razão social").fill("Aroeira Serviços Ltda.");
  await page.getByLabel("Nome fantasia").fill("Aroeira Manutenção");
  await page.getByLabel("Nome completo do responsável").fill("Teresa Aroeira");
  await page.getByLabel("E-mail do responsável").fill(email);
  await page.getByLabel("Telefone").pressSequentially("31987654321");
  await page.getByLabel("Observações").fill("Fornecemos manutenção predial.");
};

test("a new company requests an invitation, and its owner creates the account [S-035] [S-036] [S-034] [R-095] [R-099] [R-531] [R-119]", async ({
  page,
  journey,
}) => {
  test.setTimeout(90_000);
  const [cnpj, email] = [newCnpj(), newEmail()];
  await page.goto("/convite/criar");
  await expect(heading(page, "Convidar empresa")).toBeVisible();
  await fill(page, cnpj, email);
  await expect(page.getByLabel("CNPJ")).toHaveValue(maskCnpj(cnpj));
  await send(page).click();
  await expect(page).toHaveURL(/\/convite\/enviado-com-sucesso$/);
  await expect(page.getByText(email)).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.goto(await linkSentTo(page.request, email));
  await expect(page).toHaveURL(/\/login\/criar-conta$/);
  await expect(
    page.getByText("Crie a sua conta para cadastrar Aroeira Manutenção: você será o titular da conta da empresa."),
  ).toBeVisible();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Teresa Aroeira");
  await expect(page.getByLabel("Telefone")).toHaveValue("(31) 98765-4321");
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByLabel("Confirme a senha").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /Li e aceito os termos/ }).check();
  await page.getByRole("button", { name: "Criar conta", exact: true }).click();
  await expect(page.getByText("Bem-vindo ao Em Dia, Teresa Aroeira! Sua conta foi criada.")).toBeVisible();
  await expect(page).toHaveURL(/\/projetos/);
});

test("a registered CNPJ is refused at its field, and the input stays [S-035] [R-095] [MD-014] [MD-015] [MD-037]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await page.goto("/convite/criar");
  await send(page).click();
  await expect(page.getByText("CNPJ da empresa é um campo obrigatório")).toBeVisible();
  await expect(page.getByText("Razão social é um campo obrigatório")).toBeVisible();
  await expect(page.getByText("Nome fantasia é um campo obrigatório")).toBeVisible();
  await expect(page.getByLabel("CNPJ")).toBeFocused();
  await page.getByLabel("CNPJ").fill("11111111111111");
  await page.getByLabel("Razão social").focus();
  await expect(page.getByText("CNPJ inválido")).toBeVisible();

  await page.getByLabel("CNPJ").fill("");
  const root = "410275310001";
  await fill(page, `${root}${cnpjCheckDigits(root)}`, newEmail());
  await send(page).click();
  await expect(page.getByRole("alert").getByText("Este CNPJ já tem cadastro. Peça acesso a quem administra a empresa.")).toBeVisible();
  await expect(page.getByLabel("Nome fantasia")).toHaveValue("Aroeira Manutenção");
  await expect(page.getByLabel("Observações")).toHaveValue("Fornecemos manutenção predial.");
  await journey.expectNoBarrierInEitherTheme();
});

test("a failed request opens the error page, and the input stays [S-037] [S-038] [R-098] [R-100] [MD-038]", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/plataforma/convite/criar");
  await page.route("**/api/invites/company", (route) => route.abort());
  await fill(page, newCnpj(), newEmail());
  await send(page).click();
  await expect(page).toHaveURL(/\/plataforma\/convite\/erro$/);
  await expect(heading(page, "Não foi possível enviar o convite")).toBeVisible();
  await page.unroute("**/api/invites/company");
  await page.getByRole("link", { name: "Tentar novamente" }).click();
  await expect(page.getByLabel("Nome fantasia")).toHaveValue("Aroeira Manutenção");
  await send(page).click();
  await expect(page).toHaveURL(/\/plataforma\/convite\/enviado-com-sucesso$/);
});
