import { randomUUID } from "node:crypto";
import { expect, test } from "./journey.ts";

const SECTION = "/minha-conta?secao=campos-adicionais";

test("a company creates custom fields, excludes a supplier and reads the history [S-064] [R-356] [R-364] [R-365]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const name = `Cadastro ${randomUUID().slice(0, 8)}`;
  await journey.signInAs("admin", SECTION);
  await expect(page.getByRole("link", { name: "Cadastro da mina" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("button", { name: "Novo grupo" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Criar grupo" }).click();
  await expect(dialog.getByText("Preencha este campo")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Nome do grupo" }).fill(name);
  await dialog.getByRole("button", { name: "Criar grupo" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.getByRole("button", { name: "Novo campo" }).click();
  await dialog.getByRole("textbox", { name: "Nome do campo" }).fill("Turno");
  await dialog.getByRole("combobox", { name: "Tipo" }).selectOption("Escolha");
  await dialog.getByRole("textbox", { name: "Opções" }).fill("A\na");
  await dialog.getByRole("button", { name: "Criar campo" }).click();
  await expect(dialog.getByText("Há opções repetidas")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await dialog.getByRole("textbox", { name: "Opções" }).fill("A\nB");
  await dialog.getByRole("button", { name: "Criar campo" }).click();
  await expect(page.getByText("Escolha, A · B")).toBeVisible();

  await page.getByRole("button", { name: "Novo campo" }).click();
  await dialog.getByRole("textbox", { name: "Nome do campo" }).fill("Código");
  await dialog.getByRole("combobox", { name: "De quem se pergunta" }).selectOption("Sobre o fornecedor");
  await dialog.getByRole("textbox", { name: "Máximo de caracteres" }).fill("6");
  await dialog.getByRole("switch", { name: "Preenchimento obrigatório" }).check();
  await dialog.getByRole("button", { name: "Criar campo" }).click();
  await expect(page.getByText("Texto, até 6 caracteres")).toBeVisible();

  await page.getByRole("button", { name: "Desativar o campo Turno" }).click();
  await expect(page.getByText("Desativado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Reativar o campo Turno" }).click();
  await expect(page.getByText("Desativado", { exact: true })).toHaveCount(0);

  await page.getByText("Fornecedores", { exact: true }).click();
  await page.getByRole("switch", { name: "O grupo vale para Ipê Andaimes" }).press("Space");
  await expect(page.getByText("Fica de fora")).toHaveCount(1);
  await page.getByRole("button", { name: "Preencher dados de Voltta Elétrica" }).click();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("Preencha este campo")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Código" }).fill("V-0042");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Código: V-0042")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("link", { name: "Todos os grupos" }).click();
  await page.getByRole("button", { name: "Histórico" }).click();
  await expect(page.getByText('preencheu "Código" de Voltta Elétrica').first()).toBeVisible();
  await expect(page.getByText("tirou Ipê Andaimes do grupo").first()).toBeVisible();
});

test("renaming a group keeps the typed name after an edit conflict [S-064]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const name = `Portaria ${randomUUID().slice(0, 8)}`;
  const api = await journey.apiAs("admin");
  const { answer: me } = await api("GET /authentication/me")();
  const companyId = me.companies[0]?.id ?? 0;
  const { answer: group } = await api("POST /companies/{companyId}/company-groups")({ companyId, body: { name, forall: true } });
  await journey.signInAs("admin", SECTION);
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Renomear" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Nome do grupo" });
  await field.fill(`${name} do turno`);
  const { id, version, activated } = group;
  const change = { companyId, groupCustomFieldsId: id, body: { name: `${name} da mina`, activated, version } };
  await api("PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}")(change);
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("Outra pessoa mudou este grupo")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `${name} da mina` })).toBeAttached();
  await expect(field).toHaveValue(`${name} do turno`);
});

test("a user without the permission sees a notice instead of custom fields [S-064] [R-356] @desktop", async ({ page, journey }) => {
  await journey.signInAs("manager", SECTION);
  await expect(page.getByText("Você não decide os campos adicionais desta empresa")).toBeVisible();
  await journey.expectNoBarrier();
});
