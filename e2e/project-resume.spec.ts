import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { RESTRICTED_PROJECT } from "../apps/api/demo/accounts/cast.ts";
import { dayFromNow, firstOfMonth } from "../apps/api/test/days.ts";
import { beginProject, untilLinked } from "./create-project.ts";
import { expect, test } from "./journey.ts";

const present = Number(dayFromNow(0).slice(0, 4));
const years = { before: String(present - 2), last: String(present - 1), present: String(present) };
const newName = (what: string) => `${what} ${randomUUID().slice(0, 6)}`;
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const goOn = (page: Page) => page.getByRole("button", { name: "Salvar e continuar" }).click();
const finish = (page: Page) => page.getByRole("button", { name: "Concluir projeto" }).first().click();
const listed = (name: string, state = "") => `/projetos?query=${encodeURIComponent(name)}${state}`;
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole("button", { name: `Ações do projeto ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
  return page.getByRole("dialog", { name: action });
};

test("the wizard creates facilities, asks for STP months and resumes a draft [S-053] [S-051] [CD-163] [R-271] [R-276] [R-278] [R-285] [R-289]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(120_000);
  const name = newName("Reforço da barragem");
  const unit = newName("Pátio de sucata");
  await journey.signInAs("admin", "/projetos/criar");
  await page.getByRole("textbox", { name: "Nome do projeto" }).fill(name);
  await page.getByLabel("Início").fill(firstOfMonth());
  await goOn(page);

  await page.getByRole("button", { name: "Nova unidade" }).click();
  const making = page.getByRole("dialog", { name: "Nova unidade" });
  await making.getByRole("textbox", { name: "Nome da unidade" }).fill(unit);
  await making.getByRole("textbox", { name: "Área 1" }).fill("Balança");
  await journey.expectNoBarrier();
  await making.getByRole("button", { name: "Criar unidade" }).click();
  await expect(making).toBeHidden();
  await page.getByRole("searchbox", { name: "Buscar unidade" }).fill(unit);
  await expect(page.getByRole("checkbox", { name: new RegExp(unit) })).toBeChecked();
  await page.getByRole("button", { name: `Adicionar área em ${unit}` }).click();
  const area = page.getByRole("textbox", { name: "Nome da área" });
  await area.fill("Prensa");
  await area.press("Enter");
  await expect(page.getByText("1 de 2 áreas escolhidas")).toBeVisible();
  await area.press("Escape");
  await page.getByText("Prensa", { exact: true }).click();
  await expect(page.getByText("2 de 2 áreas escolhidas")).toBeVisible();
  // Creating a facility or department does not save the step.
  await expect(page).toHaveURL(/passo=2/);
  await expect(page.getByText("Alterações ainda não salvas")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await journey.expectNoBarrierInEitherTheme();
  await goOn(page);

  await page.getByRole("searchbox", { name: "Buscar fornecedor" }).fill("ipe andaimes");
  await page.getByRole("list", { name: "Empresas encontradas" }).getByRole("button", { name: "Adicionar" }).first().click();
  await page.getByRole("checkbox", { name: "STP" }).check();
  await goOn(page);
  await page.getByRole("textbox", { name: "Prazo da análise, em dias" }).fill("5");
  await page.getByRole("textbox", { name: "Prazo da reanálise, em dias" }).fill("2");
  await goOn(page);
  await expect(step(page, "Documentos trabalhistas e previdenciários")).toBeVisible();
  await page.getByRole("button", { name: "Anterior", exact: true }).click();
  await expect(step(page, "Documentos de saúde, segurança e meio ambiente")).toBeVisible();
  await expect(page.getByText("Nenhuma alteração a salvar")).toBeVisible();

  await page.goto(listed(name, "&state=draft"));
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/passo=5/);
  await finish(page);
  await expect(page.getByText("Escolha o mês e o ano")).toBeVisible();
  for (const [period, year] of [
    ["Primeiro", years.last],
    ["Último", years.before],
  ] as const) {
    await page.getByLabel(`${period} mês de referência: mês`).selectOption("11");
    await page.getByLabel(`${period} mês de referência: ano`).selectOption(year);
  }
  await finish(page);
  await expect(page.getByText("O mês final deve ser igual ou posterior ao inicial")).toBeVisible();
  await page.getByLabel("Último mês de referência: ano").selectOption(years.present);
  await journey.expectNoBarrierInEitherTheme();

  await finish(page);
  const asking = page.getByRole("dialog", { name: "Planos que não podem ser desfeitos" });
  await expect(asking.getByRole("listitem").filter({ hasText: "Ipê Andaimes" })).toContainText("STP · SSMA");
  await journey.expectNoBarrierInEitherTheme();
  await asking.getByRole("button", { name: "Voltar e revisar" }).click();
  await expect(page).toHaveURL(/passo=5/);
  await finish(page);
  await asking.getByRole("button", { name: "Concluir projeto" }).click();
  await expect(page.getByText("As pendências estão sendo organizadas; leva cerca de 3 minutos.")).toBeVisible();
  await expect(page).toHaveURL(/\/projetos\/editar\/\d+\?secao=visao-geral/);
  expect(await page.evaluate(() => localStorage.getItem("typing"))).toBeNull();
});

test("a project is copied without suppliers, inactivated and reactivated [S-051] [R-251] [R-252]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  test.setTimeout(120_000);
  const { id, name } = await beginProject(journey, "Troca de telas");
  await journey.signInAs("admin", listed(name));
  const copying = await act(page, name, "Copiar projeto");
  await expect(copying.getByRole("textbox", { name: "Nome do novo projeto" })).toHaveValue(`${name} (cópia)`);
  await copying.getByRole("textbox", { name: "Nome do novo projeto" }).fill("");
  await expect(copying.getByText("Informe o nome do novo projeto")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  const copy = `${name} de 2027`;
  await copying.getByRole("textbox", { name: "Nome do novo projeto" }).fill(copy);
  await copying.getByRole("button", { name: "Copiar projeto" }).click();
  await expect(page.getByText(`O rascunho ${copy} foi criado.`)).toBeVisible();
  await expect(page).toHaveURL(/\/projetos\/editar\/\d+\?passo=1/);
  await expect(page.getByRole("textbox", { name: "Nome do projeto" })).toHaveValue(copy);
  await expect(page.getByLabel("Início")).toHaveValue("");
  expect(page.url()).not.toContain(`/editar/${id}?`);

  await untilLinked(journey, id);
  await page.goto(listed(name));
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  const away = await act(page, name, "Inativar projeto");
  await journey.expectNoBarrier();
  await away.getByRole("button", { name: "Inativar projeto" }).click();
  await expect(page.getByText(`O projeto ${name} foi inativado.`)).toBeVisible();
  await page.goto(listed(name, "&state=inactive"));
  const back = await act(page, name, "Reativar projeto");
  await back.getByRole("button", { name: "Reativar projeto" }).click();
  await expect(page.getByText(`O projeto ${name} foi reativado.`)).toBeVisible();
  await expect(page.getByText("Nenhum projeto com estes filtros")).toBeVisible();
  await page.goto(listed(name, "&state=active"));
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
});

test("the preview shows the effects of another document selection [S-053]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin", listed(RESTRICTED_PROJECT));
  await page.getByRole("link", { name: RESTRICTED_PROJECT }).click();
  await expect(page).toHaveURL(/secao=visao-geral/);
  await page.goto(page.url().replace("secao=visao-geral", "passo=4"));
  await expect(step(page, "Documentos de saúde, segurança e meio ambiente")).toBeVisible();
  const changes = page.getByRole("button", { name: "O que muda com estes documentos" });
  await changes.click();
  const panel = page.getByRole("dialog", { name: "O que muda" });
  await expect(panel.getByText("Nenhuma pendência muda com esta escolha.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox", { name: "Buscar documento" }).fill("pgr");
  await page.getByRole("checkbox", { name: "PGR: plano de ação" }).check();
  await changes.click();
  await expect(
    panel
      .getByRole("list", { name: "Por fornecedor" })
      .getByText(/1 aparece/)
      .first(),
  ).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await panel.getByLabel("A partir de").fill(dayFromNow(180));
  await expect(panel.getByText("Aparecem")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Ao salvar, o projeto fica bloqueado por alguns minutos")).toBeVisible();
});
