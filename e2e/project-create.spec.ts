import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { dayFromNow, firstOfMonth } from "../apps/api/test/days.ts";
import { untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";
import { linkSentTo } from "./sent-links.ts";

const newName = (what: string) => `${what} ${randomUUID().slice(0, 6)}`;
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const goOn = (page: Page) => page.getByRole("button", { name: "Salvar e continuar" }).click();

/** Completes the first step and creates a draft. */
const begin = async (page: Page, name: string) => {
  await page.getByRole("link", { name: "Novo projeto" }).first().click();
  await page.getByRole("textbox", { name: "Nome do projeto" }).fill(name);
  await page.getByRole("textbox", { name: "Contrato", exact: true }).fill("CT-2026/77");
  await page.getByLabel("Início").fill(firstOfMonth());
  await page.getByLabel("Término").fill(dayFromNow(365));
  await goOn(page);
  await expect(page).toHaveURL(/\/projetos\/editar\/\d+\?passo=2/);
};

const chooseUnit = async (page: Page) => {
  await expect(step(page, "Locais e atividades de risco")).toBeVisible();
  await page.getByRole("checkbox", { name: /Mina Pico Azul/ }).check();
  await expect(page.getByText("4 de 4 áreas escolhidas")).toBeVisible();
};

const chooseSupplier = async (page: Page, words: string) => {
  await expect(step(page, "Fornecedores")).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar fornecedor" }).fill(words);
  await page.getByRole("list", { name: "Empresas encontradas" }).getByRole("button", { name: "Adicionar" }).first().click();
};

type ProjectInput = { readonly name: string; readonly email: string; readonly look: Journey["expectNoBarrier"] };

/** Creates a complete project and starts it. */
const make = async (page: Page, { name, email, look }: ProjectInput) => {
  await begin(page, name);
  await chooseUnit(page);
  await page.getByRole("searchbox", { name: "Buscar atividade de risco" }).fill("nr-35 altura");
  await page.getByRole("checkbox", { name: /Trabalho em altura/ }).check();
  await look();
  await goOn(page);
  await chooseSupplier(page, "ipe andaimes");
  const invite = page.getByRole("textbox", { name: "Convidar por e-mail" });
  await invite.fill(email);
  await invite.press("Enter");
  await expect(page.getByText("Convite a enviar")).toBeVisible();
  await look();
  await goOn(page);
  await expect(step(page, "Documentos de saúde, segurança e meio ambiente")).toBeVisible();
  await page.getByRole("textbox", { name: "Prazo da análise, em dias" }).fill("5");
  await page.getByRole("textbox", { name: "Prazo da reanálise, em dias" }).fill("2");
  const chosen = Number.parseInt((await page.getByText(/^\d+ de \d+ escolhidos/).textContent()) ?? "", 10);
  await page.getByRole("switch", { name: "Só os escolhidos" }).click();
  await expect(page.getByRole("group").getByRole("listitem").getByRole("checkbox")).toHaveCount(chosen);
  await look();
  await page.getByRole("button", { name: "Concluir projeto" }).click();
  const asking = page.getByRole("dialog", { name: "Planos que não podem ser desfeitos" });
  await asking.getByRole("button", { name: "Concluir projeto" }).click();
  await expect(page).toHaveURL(/\/projetos\/editar\/\d+\?secao=visao-geral/);
  await expect(page.getByRole("region", { name: "Atualização em andamento" })).toBeVisible();
};

const idOf = async (page: Page, name: string): Promise<number> => {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const answer = await page.request.get(`/api/projects?query=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = await answer.json();
  return results[0].id;
};

test("a project is created in five steps, linked and then edited [S-053] [S-052] [R-249] [R-253] [R-257] [R-262] [R-264] [R-269] [R-272] [R-277] [R-283]", async ({
  page,
  journey,
  isMobile,
}) => {
  test.setTimeout(90_000);
  const name = newName("Montagem do silo");
  const email = `${randomUUID().slice(0, 8)}@fornecedora.example`;
  await journey.signInAs("admin");
  // Scrolls to the top, because content under the sticky bar fails the contrast check.
  const look = async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await journey.expectNoBarrier();
  };
  await make(page, { name, email, look });
  await expect(page.getByText("As pendências estão sendo organizadas; leva cerca de 3 minutos.")).toBeVisible();

  const panel = page.getByRole("region", { name: "Projetos em atualização" });
  if (isMobile) await panel.getByRole("button", { name: "Projetos em atualização" }).click();
  await expect(panel.getByText("Atualizando...").first()).toBeVisible();
  await expect(panel.getByRole("link", { name })).toHaveCount(0);
  const id = await idOf(page, name);
  expect(await page.evaluate(() => localStorage.getItem("editedProjects"))).toContain(String(id));
  expect(await linkSentTo(page.request, email)).toContain("/convite/criar");

  await untilLinked(journey, id);
  await page.goto(`/projetos/editar/${id}?passo=1`);
  const next = page.getByRole("button", { name: "Próximo", exact: true });
  await next.click();
  await expect(step(page, "Locais e atividades de risco")).toBeVisible();
  await page.getByRole("button", { name: "Anterior", exact: true }).click();
  await page.getByRole("textbox", { name: "Escopo" }).fill("Caldeiraria");
  await expect(page.getByText("Ao salvar, o projeto fica bloqueado por alguns minutos")).toBeVisible();
  await next.click();
  await expect(page.getByText(`O projeto ${name} foi salvo.`)).toBeVisible();
  await expect(page).toHaveURL(/\/projetos\/editar\/\d+\?secao=visao-geral/);
});

test("a blocked or missing project redirects to the list with the reason [S-053] [R-255] [R-256]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  // Uses the demo project that stays blocked; the projects of other journeys unblock soon.
  await journey.signInAs("admin", "/projetos?query=Limpeza");
  await expect(page.getByText("Atualizando…").first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const answer = await page.request.get("/api/projects?query=Limpeza", { headers: { authorization: `Bearer ${token}` } });
  const { results } = await answer.json();
  const { id } = results.find((project: { readonly projectIsBlocked: boolean }) => project.projectIsBlocked);
  await page.goto(`/projetos/editar/${id}?passo=1`);
  await expect(
    page.getByText(
      "Este projeto está bloqueado e não pode ser editado durante uma atualização. Por favor, aguarde a atualização finalizar.",
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/projetos(\?|$)/);
  await page.goto("/projetos/editar/999999");
  await expect(page.getByText("Projeto não encontrado")).toBeVisible();
  await expect(page).toHaveURL(/\/projetos(\?|$)/);
});

test("a draft project restores unsaved input and can be deleted [S-053] [S-051] [CD-163] [R-270] [R-251]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(60_000);
  const name = newName("Reforma do pátio");
  await journey.signInAs("admin");
  await begin(page, name);
  await chooseUnit(page);
  const address = page.url();
  await page.goto(`/projetos?query=${encodeURIComponent(name)}`);
  await expect(page.getByText("Rascunho", { exact: true })).toBeVisible();
  await page.goto(address);
  await page.getByRole("button", { name: "Retomar o que digitei" }).click();
  await expect(page.getByText("4 de 4 áreas escolhidas")).toBeVisible();
  await page.getByRole("button", { name: "Anterior", exact: true }).click();
  await expect(step(page, "Dados do projeto")).toBeVisible();
  await expect(page.getByRole("button", { name: "Anterior", exact: true })).toHaveCount(0);

  await page.goto(`/projetos?query=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Ações do projeto ${name}` }).click();
  await journey.expectNoBarrier();
  await page.getByRole("menuitem", { name: "Excluir projeto" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir projeto" });
  await dialog.getByRole("button", { name: "Excluir projeto" }).click();
  await expect(page.getByText(`O projeto ${name} foi excluído.`)).toBeVisible();
  await expect(page.getByText("Nenhum projeto com estes filtros")).toBeVisible();
});

test("the supplier step rejects an invalid or repeated e-mail and CNPJ [S-053] [R-273] [R-281]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(60_000);
  await journey.signInAs("admin");
  await begin(page, newName("Troca de correias"));
  await chooseUnit(page);
  await goOn(page);
  await expect(step(page, "Fornecedores")).toBeVisible();
  await goOn(page);
  await expect(page.getByText("Escolha ou convide pelo menos um fornecedor")).toBeVisible();
  const invite = page.getByRole("textbox", { name: "Convidar por e-mail" });
  await invite.fill("nova@fornecedora");
  await invite.press("Enter");
  await expect(page.getByText("E-mail inválido")).toBeVisible();
  for (const _ of [1, 2]) {
    await invite.fill("nova@fornecedora.example");
    await invite.press("Enter");
  }
  await expect(page.getByText("E-mail já cadastrado, verifique sua lista de fornecedores.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "nova@fornecedora.example" })).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Buscar fornecedor" }).fill("28.764.019/0001-24");
  await expect(page.getByText("CNPJ inválido")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
});

test("an edit conflict in the wizard lets the user choose a version [S-053]", { tag: "@desktop" }, async ({ page, journey }) => {
  test.setTimeout(60_000);
  await journey.signInAs("admin");
  await begin(page, newName("Pintura do galpão"));
  await chooseUnit(page);
  const id = Number(/editar\/(\d+)/.exec(page.url())?.[1]);
  await page.goto(`/projetos/editar/${id}?passo=1`);
  const scope = page.getByRole("textbox", { name: "Escopo" });
  await scope.fill("Pintura interna");
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("accessToken"))}` };
  const read = await (await page.request.get(`/api/projects/${id}`, { headers })).json();
  const { name, contract, description, startDate, endDate, version } = read;
  const data = { step: 1, version, name, contract, description, startDate, endDate, scope: "Pintura externa" };
  expect((await page.request.put(`/api/projects/${id}`, { headers, data })).status()).toBe(200);

  await goOn(page);
  const dialog = page.getByRole("dialog", { name: "O projeto mudou enquanto você o editava" });
  await expect(dialog.getByText(/Helena Prado salvou a etapa 1/)).toBeVisible();
  await expect(dialog.getByText("Pintura externa")).toBeVisible();
  await journey.expectNoBarrier();
  await dialog.getByRole("radio", { name: "O que está salvo" }).check();
  await dialog.getByRole("button", { name: "Salvar assim" }).click();
  await expect(step(page, "Locais e atividades de risco")).toBeVisible();
  await page.goto(`/projetos/editar/${id}?passo=1`);
  await expect(scope).toHaveValue("Pintura externa");
});
