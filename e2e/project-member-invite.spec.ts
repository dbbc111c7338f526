import type { Page } from "@playwright/test";
import { RESTRICTED_PROJECT } from "../apps/api/demo/accounts/cast.ts";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { expect, test } from "./journey.ts";
import { fillAccount, newEmail } from "./newcomer.ts";
import { linkSentTo } from "./sent-links.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const part = (page: Page, name: string) => page.getByRole("navigation", { name: "Partes do projeto" }).getByRole("link", { name });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test("a member of one project sees only that project and its sections [S-051] [R-096]", async ({ page, journey }) => {
  await journey.signInAs("site");
  await expect(page.getByText("1 projeto", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: RESTRICTED_PROJECT }).click();
  await expect(page).toHaveURL(/secao=visao-geral/);
  await expect(heading(page, RESTRICTED_PROJECT)).toBeVisible();
  await expect(page.getByRole("link", { name: "Editar projeto" })).toBeHidden();
  await journey.expectNoBarrierInEitherTheme();
  for (const [name, section] of [
    ["Documentos", "documentos"],
    ["Locais e riscos", "locais"],
    ["Fornecedores", "fornecedores"],
  ] as const) {
    await part(page, name).click();
    await expect(page).toHaveURL(new RegExp(`secao=${section}`));
    await expect(part(page, name)).toHaveAttribute("aria-current", "page");
  }
  await expect(page.getByRole("searchbox", { name: "Buscar fornecedor" })).toBeVisible();
});

test("a colleague invited to one project sees only that project [S-041] [R-096]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(90_000);
  const email = newEmail();
  await journey.signInAs("supplier");
  await page.getByRole("searchbox", { name: "Buscar projeto" }).fill(RESTRICTED_PROJECT);
  // Filters by contractor, because Ipê is the contractor of another project with this name.
  await page.getByRole("row").filter({ hasText: "Serra Azul" }).getByRole("link", { name: RESTRICTED_PROJECT }).click();
  await part(page, "Pessoas").click();
  await expect(page.getByText("Ana Ipiranga")).toBeVisible();
  await page.getByRole("button", { name: "Convidar para o projeto" }).click();
  const dialog = page.getByRole("dialog", { name: "Convidar para o projeto" });
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  await expect(dialog.getByText("Informe um e-mail válido")).toBeVisible();
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByRole("combobox", { name: "Perfil" }).selectOption({ label: "Fornecedor" });
  await journey.expectNoBarrier();
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  await expect(notice(page, `Convite enviado para ${email}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Retirar o convite de ${email}` })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.evaluate(() => localStorage.clear());
  await page.goto(await linkSentTo(page.request, email));
  await expect(page).toHaveURL(/\/login\/criar-conta$/);
  await fillAccount(page, "Lia Duarte");
  await page.getByRole("button", { name: "Criar conta", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);
  await expect(page.getByText("1 projeto", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: RESTRICTED_PROJECT })).toBeVisible();

  const id = /editar\/(\d+)/.exec((await page.getByRole("link", { name: RESTRICTED_PROJECT }).getAttribute("href")) ?? "")?.[1];
  await journey.signInAs("supplier", `/projetos/editar/${id}?secao=pessoas&query=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Mudar o perfil de Lia Duarte" }).click();
  const giving = page.getByRole("dialog", { name: "Mudar perfil" });
  await giving.getByRole("combobox", { name: "Perfil" }).selectOption({ label: "Leitor" });
  await journey.expectNoBarrierInEitherTheme();
  await giving.getByRole("button", { name: "Mudar perfil" }).click();
  await expect(giving).toBeHidden();
  await expect(page.getByText("Ipê Andaimes · Leitor · só este projeto")).toBeVisible();
});

test("a supplier gets its own analysis days and scope after a preview [S-055] [S-056] [R-284] [R-285] [R-286] [R-287] [R-288]", async ({
  page,
  journey,
  isMobile,
}) => {
  await journey.signInAs("admin");
  await page.getByRole("searchbox", { name: "Buscar projeto" }).fill(RESTRICTED_PROJECT);
  await page.getByRole("link", { name: RESTRICTED_PROJECT }).click();
  await page.getByRole("link", { name: "Editar projeto" }).click();
  const end = dayFromNow(4);
  await page.getByLabel("Término").fill(end);
  await expect(page.getByText(new RegExp(`colaborador(es)? continuaria(m)? vinculados? depois de ${asRead(end)}`))).toBeVisible();
  await page.getByRole("link", { name: "Visão geral do projeto" }).click();
  await part(page, "Fornecedores").click();
  const set = page.getByRole("button", { name: "Configurar Voltta Elétrica" });
  await set.click();
  const dialog = page.getByRole("dialog", { name: "Voltta Elétrica" });
  await expect(dialog.getByText("Depois de atribuído, não pode ser trocado nem retirado.")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /^SSMA/ })).toBeDisabled();
  await journey.expectNoBarrierInEitherTheme();

  await dialog.getByRole("textbox", { name: "Análise, em dias", exact: true }).fill("100");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("Informe um número de 1 a 90")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Análise, em dias", exact: true }).fill("");
  await dialog.getByRole("checkbox", { name: /^STP/ }).check();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("O plano STP não poderá ser trocado nem retirado depois de confirmado.")).toBeVisible();
  await expect(dialog.getByText("Passam a ser pedidos")).toBeVisible();
  await journey.expectNoBarrier();
  await dialog.getByRole("button", { name: "Voltar" }).click();

  // Both viewports share one demo world, so only one of them changes it.
  if (isMobile) return;
  await dialog.getByRole("checkbox", { name: /^STP/ }).uncheck();
  await dialog.getByRole("textbox", { name: "Análise, em dias", exact: true }).fill("9");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(notice(page, "Configuração do fornecedor salva")).toBeVisible();
  await expect(page.getByText(/^análise em 9 dias, .* próprio do fornecedor$/)).toBeVisible();
  await page.getByRole("button", { name: "Histórico de Voltta Elétrica" }).click();
  await expect(page.getByRole("dialog").getByText("mudou os dias de análise de Voltta Elétrica")).toBeVisible();
});
