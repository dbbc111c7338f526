import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { aPdf, documentForm } from "../apps/api/test/fixtures/new-document.ts";
import { expect, test } from "./journey.ts";
import { aFile, askedOfSupplier, drawerOf, giveDates, ISSUED, openDrawer, sent } from "./sent-documents.ts";

const LARGE_BYTES = 1_300_000;
const SLOW_READ_MS = 4_000;
const HOLDS_LONG = dayFromNow(3_650);

/** Drops the connection when the first upload begins, and again in the second part of one. */
const loseTheLineTwice = async (page: Page) => {
  let losses = 0;
  await page.route(/\/api\/uploads(\/|$)/, async (route) => {
    const request = route.request();
    const isSecondPart = request.method() === "PATCH" && Number(request.headers()["upload-offset"]) > 0;
    if ((losses === 0 && request.method() === "POST") || (losses === 1 && isSecondPart)) {
      losses += 1;
      await page.context().setOffline(true);
      return route.abort("internetdisconnected");
    }
    return route.fallback();
  });
  return () => losses;
};

test("three files upload from a phone despite two connection losses [S-085] [S-086] [R-388] [R-463] [R-467] [R-500]", {
  tag: "@phone",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Envio");
  await journey.signInAs("supplier", `/pendencias/editar/${pendency.id}`);
  const drawer = await openDrawer(page, "Enviar documentos");
  await expect(drawer.getByRole("button", { name: "Fotografar" })).toBeVisible();
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();
  const losses = await loseTheLineTwice(page);
  const files = ["frente.pdf", "verso.pdf", "anexo.pdf"].map((name) => aFile(name, LARGE_BYTES));
  await drawer.locator("input[type=file][multiple]").setInputFiles(files);
  for (const loss of [1, 2]) {
    await expect.poll(losses).toBe(loss);
    await expect(drawer.getByText("Sem conexão").first()).toBeVisible();
    await expect(page.locator("section[aria-label='Envio de documentos']")).toContainText(/Enviando|Sem conexão/);
    await page.context().setOffline(false);
  }
  await expect(page.getByText("Arquivo(s) enviado(s) com sucesso!").first()).toBeVisible();
  for (const { name } of files) await expect(drawer.getByRole("button", { name: `Abrir ${name}` })).toBeVisible();
  const { results } = (await pendency.api("GET /pendencies/{id}/documents")({ id: pendency.id })).answer;
  expect(results.map(({ name, size, state }) => [name, size, state]).sort()).toEqual(
    files.map(({ name, buffer }) => [name, buffer.length, "draft"]).sort(),
  );
  for (const { name } of files) await giveDates(page, pendency, name);
  await drawer.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(page.getByText("Enviado para análise.")).toBeVisible();
  await expect(drawer.getByRole("region", { name: "Enviados por último" }).getByRole("listitem")).toHaveCount(files.length);
});

test("the first press sends a document while the page still reloads [S-085]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Pressa");
  await journey.signInAs("supplier", `/pendencias/editar/${pendency.id}`);
  const drawer = await openDrawer(page, "Enviar documentos");
  await page.route(`**/api/pendencies/${pendency.id}`, async (route) => {
    if (route.request().method() === "GET") await setTimeout(SLOW_READ_MS);
    return route.fallback();
  });
  await drawer.locator("input[type=file][multiple]").setInputFiles([aFile("pronto.pdf")]);
  await expect(drawer.getByRole("button", { name: "Abrir pronto.pdf" })).toBeVisible();
  await giveDates(page, pendency, "pronto.pdf");
  await drawer.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(page.getByText("Enviado para análise.")).toBeVisible();
});

test("a supplier withdraws an unread document and replaces a rejected one [S-085]", { tag: "@desktop" }, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Retirada");
  await sent(pendency, "errado.pdf");
  await journey.signInAs("supplier", `/pendencias/editar/${pendency.id}`);
  const drawer = await openDrawer(page, "Ver documentos");
  await drawer.getByRole("button", { name: "Retirar da análise" }).click();
  await drawer.getByRole("button", { name: "Excluir errado.pdf" }).click();
  await page.getByRole("dialog", { name: "Excluir rascunho" }).getByRole("button", { name: "Excluir" }).click();
  await drawer.locator("input[type=file][multiple]").setInputFiles([aFile("certo.pdf")]);
  await expect(drawer.getByRole("button", { name: "Abrir certo.pdf" })).toBeVisible();
  await giveDates(page, pendency, "certo.pdf");
  await drawer.getByRole("checkbox").first().check();
  await page.reload();
  await openDrawer(page, "Enviar documentos");
  await expect(drawer.getByRole("checkbox").first()).toBeChecked();
  await drawer.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(drawer.getByRole("region", { name: "Enviados por último" })).toContainText("certo.pdf");

  const analyst = await journey.apiAs("analyst");
  const [question] = (await analyst("GET /pendencies/{id}")({ id: pendency.id })).answer.checklist;
  const answer = { status: "INVALID" as const, invalidDescription: "Falta a assinatura." };
  await analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: question?.id ?? 0, body: answer });
  const rejected = await analyst("PUT /pendencies/{id}")({
    id: pendency.id,
    body: { status: "OPEN", action: "reject", note: "Falta a assinatura." },
  });
  expect(rejected.status).toBe(200);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Corrija um ponto e envie de novo" })).toBeVisible();
  await expect(page.getByText("Último comentário")).toBeHidden();
  await page.getByRole("button", { name: "Corrigir os documentos" }).click();
  await expect(drawer.getByRole("checkbox").first()).not.toBeChecked();
  const choosing = page.waitForEvent("filechooser");
  await drawer.getByRole("button", { name: "Substituir certo.pdf" }).click();
  await (await choosing).setFiles([aFile("assinado.pdf")]);
  await expect(drawer.getByText("No lugar de certo.pdf")).toBeVisible();
  await giveDates(page, pendency, "assinado.pdf");
  await drawer.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(drawer.getByRole("region", { name: "Enviados por último" })).toContainText("assinado.pdf");
  await expect(drawer.getByRole("region", { name: "Anteriores" })).toContainText("certo.pdf");
});

test("a supplier reuses a document of another contractor with its dates [S-085]", { tag: "@desktop" }, async ({ page, journey }) => {
  const demands = /^PGR: inventário/;
  const first = await askedOfSupplier(journey, "Primeira", { demands });
  const alike = documentForm(aPdf("Outra via"), { name: "outra-via.pdf", issueDate: ISSUED, expirationDate: dayFromNow(3_600) });
  expect((await first.api("POST /pendencies/{id}/documents")({ id: first.id, body: alike })).status).toBe(201);
  // The document with the latest expiry date is offered first.
  await sent(first, "vale-para-as-duas.pdf", HOLDS_LONG);
  const second = await askedOfSupplier(journey, "Segunda", { demands, role: "stranger" });
  await journey.signInAs("supplier", `/pendencias/editar/${second.id}`);
  const drawer = await openDrawer(page, "Enviar documentos");
  const offer = drawer.getByRole("region", { name: "Você já tem este documento" });
  await expect(offer).toContainText("vale-para-as-duas.pdf, enviado para Serra Azul Mineração");
  await offer.getByRole("button", { name: /^Mostrar mais/ }).click();
  await expect(offer.getByRole("button", { name: /^Usar este/ }).nth(1)).toBeFocused();
  await offer
    .getByRole("button", { name: `Usar este: Usar o de ${asRead(ISSUED)}, válido até ${asRead(HOLDS_LONG)}` })
    .first()
    .click();
  await expect(drawer.getByRole("region", { name: "A enviar" })).toContainText(`Emissão ${asRead(ISSUED)}`);
  await drawer.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(page.getByText("Enviado para análise.")).toBeVisible();
});

test("a document near its expiry is renewed and stays valid until then [S-085] [R-465]", { tag: "@desktop" }, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Renovação", { demands: /^PGR: inventário/ });
  const tenDaysOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length);
  await sent(pendency, "vence-logo.pdf", tenDaysOn);
  const analyst = await journey.apiAs("analyst");
  const { checklist } = (await analyst("GET /pendencies/{id}")({ id: pendency.id })).answer;
  const items = checklist.map(({ id }) => ({ checklistId: id, status: "OK" as const }));
  await analyst("POST /pendencies/checklist")({ body: { items } });
  const finished = await analyst("PUT /pendencies/{id}")({ id: pendency.id, body: { status: "DONE", action: "finish" } });
  expect(finished.answer.status).toBe("NEXT_DUE_DATE");

  await journey.signInAs("supplier", `/pendencias/editar/${pendency.id}`);
  const drawer = await openDrawer(page, "Enviar documentos");
  await drawer.locator("input[type=file][multiple]").setInputFiles([aFile("novo.pdf"), aFile("anexo.pdf")]);
  const form = drawer.getByRole("form", { name: "Datas de novo.pdf" });
  await form.getByLabel("Data de emissão").pressSequentially("31/02/2024");
  await expect(form.getByText("Data inválida")).toBeVisible();
  await form.getByLabel("Data de emissão").fill("");
  await giveDates(page, pendency, "novo.pdf");
  const other = drawer.getByRole("form", { name: "Datas de anexo.pdf" });
  await other.getByRole("button", { name: "Usar as datas de novo.pdf" }).press("Enter");
  await expect(other.getByLabel("Data de emissão")).toBeFocused();
  await expect(other.getByRole("status")).toHaveText("Datas salvas");
  await expect(drawer.getByText("O documento aprovado continua valendo")).toBeVisible();
  await drawer.getByRole("button", { name: "Enviar renovação para análise" }).click();
  await expect(page.getByText("Enviado para análise.")).toBeVisible();
  await expect(drawerOf(page)).toContainText("Enviados por último");
});

test("an upload resumes after its tab was closed, once chosen again [S-086] [R-500]", { tag: "@desktop" }, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Interrompido");
  const address = `/pendencias/editar/${pendency.id}`;
  await journey.signInAs("supplier", address);
  const drawer = await openDrawer(page, "Enviar documentos");
  await page.route(/\/api\/uploads\//, (route) =>
    Number(route.request().headers()["upload-offset"]) > 0 ? route.abort("internetdisconnected") : route.fallback(),
  );
  const cut = page.waitForEvent("requestfailed");
  const file = aFile("interrompido.pdf", LARGE_BYTES);
  await drawer.locator("input[type=file][multiple]").setInputFiles([file]);
  await cut;

  const next = await page.context().newPage();
  await page.close();
  await next.goto("/projetos");
  const panel = next.getByRole("region", { name: "Envio de documentos" });
  await expect(panel).toContainText("1 envio interrompido");
  const choosing = next.waitForEvent("filechooser");
  await panel.getByRole("button", { name: "Escolher de novo interrompido.pdf" }).click();
  const continued = next.waitForRequest((request) => request.method() === "PATCH" && Number(request.headers()["upload-offset"]) > 0);
  await (await choosing).setFiles([file]);
  await continued;
  await expect(panel).toContainText("Enviado");
  const { results } = (await pendency.api("GET /pendencies/{id}/documents")({ id: pendency.id })).answer;
  expect(results.map(({ name, size }) => [name, size])).toEqual([[file.name, file.buffer.length]]);
});
