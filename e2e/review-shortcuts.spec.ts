import type { Page } from "@playwright/test";
import { aPdf } from "../apps/api/test/fixtures/new-document.ts";
import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { EVERY_DOCUMENT } from "./create-project.ts";
import { expect, test } from "./journey.ts";
import { askedOfSupplier, sent } from "./sent-documents.ts";
import { manySent, reviewQueue } from "./sent-pendencies.ts";

const closeUnread = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Encerrar sem análise" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Encerrar sem análise" }).click();
};

test("a reviewer answers, undoes and decides by keyboard alone [S-071] [S-076] [R-448] [R-449] [R-450] [R-451]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Mesa");
  await sent(pendency, "ficha.pdf");
  const analyst = await journey.apiAs("analyst");
  const read = async () => (await analyst("GET /pendencies/{id}")({ id: pendency.id })).answer;
  const { project, name, checklist } = await read();
  const address = `/pendencias/editar/${pendency.id}?project=${project.id}&status=IN_REVISION`;
  await journey.signInAs("analyst", address);

  const documents = page.getByRole("region", { name: "Documentos enviados" });
  await expect(documents.getByText("ficha.pdf", { exact: false }).last()).toBeAttached();
  await documents.getByPlaceholder("Procurar no texto").fill("FICHA");
  await expect(documents.getByText("1 de 1")).toBeVisible();
  await page.getByRole("heading", { level: 1, name }).click();

  await page.keyboard.press("2");
  const why = page.getByRole("form", { name: "Por que a resposta é Não?" });
  await expect(why.getByRole("textbox", { name: "Justificativa" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Histórico" })).toHaveAttribute("aria-selected", "true");
  expect((await read()).answers.no).toBe(0);
  await why.getByRole("textbox", { name: "Justificativa" }).fill("  ");
  await why.getByRole("button", { name: "Salvar resposta" }).press("Enter");
  await expect(why.getByText("Escreva por que a resposta é Não")).toBeVisible();
  const words = why.getByRole("textbox", { name: "Justificativa" });
  await words.fill("Falta a assinatura.");
  await why.getByRole("button", { name: "Salvar resposta" }).press("1");
  await page.keyboard.press("2");
  await page.keyboard.press("Escape");
  const here = page.locator("[data-question][data-here]");
  await expect(here).toBeFocused();
  await page.keyboard.press("2");
  await expect(here).not.toBeFocused();
  await expect(words).toHaveValue("Falta a assinatura.");
  const suggested = why.getByRole("group", { name: "Justificativas sugeridas" }).getByRole("button").first();
  await words.fill("");
  await suggested.focus();
  await page.keyboard.type("Falta a assinatura.");
  await expect(words).toHaveValue("Falta a assinatura.");
  await words.press("Control+Enter");
  await expect(why).toHaveCount(0);
  await expect(here).toBeFocused();
  await expect.poll(async () => (await read()).checklist[0]?.invalidDescription).toBe("Falta a assinatura.");
  await journey.expectNoBarrierInEitherTheme();

  const questions = page.getByRole("region", { name: "Perguntas" });
  await questions.getByRole("button", { name: "Sim" }).first().press("Enter");
  for (const _ of checklist.slice(1)) await page.keyboard.press("1");
  await expect(questions.getByText(`${checklist.length} de ${checklist.length} respondidas`)).toBeVisible();
  await expect.poll(async () => (await read()).answers.yes).toBe(checklist.length);

  await page.keyboard.press("a");
  const undo = page.getByRole("button", { name: /^Desfazer/ });
  await expect(undo).toBeVisible();
  await page.keyboard.press("u");
  await expect(undo).toHaveCount(0);
  expect((await read()).status).toBe("IN_REVISION");
  await page.keyboard.press("a");
  await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe("DONE");
});

test("on a small desktop decisions can be undone from the next pendency [S-071]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const documents = await Promise.all(
    ["Uma", "Outra", "Mais uma"].map(async (name) => ({ name: `${name}.pdf`, type: "application/pdf", bytes: await printed(name) })),
  );
  const { project, sent: waiting } = await manySent(journey, documents);
  const [first, second, third] = await reviewQueue(journey, project.id, waiting);
  if (!first || !second || !third) throw new Error("not all of them wait");
  const analyst = await journey.apiAs("analyst");
  const statusOf = async (id: number) => (await analyst("GET /pendencies/{id}")({ id })).answer.status;
  await page.setViewportSize({ width: 1280, height: 800 });
  await journey.signInAs("analyst", `/pendencias/editar/${first.id}?project=${project.id}&status=IN_REVISION`);
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  const queue = page.getByRole("complementary", { name: "Fila" });
  await expect(queue.getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Documentos enviados" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "Perguntas" })).toBeInViewport();
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();

  await closeUnread(page);
  await expect(title(second.name)).toBeVisible();
  await page.getByRole("button", { name: /^Desfazer/ }).click();
  await expect(title(first.name)).toBeVisible();
  await closeUnread(page);
  await expect(title(second.name)).toBeVisible();
  await page.keyboard.press("u");
  await expect(title(first.name)).toBeVisible();
  expect(await statusOf(first.id)).toBe("IN_REVISION");
  await closeUnread(page);
  await expect(title(second.name)).toBeVisible();

  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Tirar dúvida" }).click();
  const asking = page.getByRole("dialog", { name: "Tirar dúvida" });
  await asking.getByLabel("Dúvida").fill("De quem é a assinatura?");
  await asking.getByRole("button", { name: "Tirar dúvida" }).click();
  await expect(title(third.name)).toBeVisible();
  expect(await statusOf(second.id)).toBe("SUPPORT");
  await expect.poll(() => statusOf(first.id)).toBe("DONE");
  await expect(queue.getByText("Saiu da fila")).toHaveCount(2);
});

test("finishing before the queue has loaded opens the next pendency later [S-071]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const documents = await Promise.all(
    ["Cedo", "Depois"].map(async (name) => ({ name: `${name}.pdf`, type: "application/pdf", bytes: await printed(name) })),
  );
  const { project, sent: waiting } = await manySent(journey, documents);
  const [first, second] = await reviewQueue(journey, project.id, waiting);
  if (!first || !second) throw new Error("not all of them wait");
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  const queue = page.getByRole("complementary", { name: "Fila" });
  const isQueue = /\/api\/pendencies\?/;
  let letCome = () => {};
  const waits = () =>
    new Promise<void>((comes) => {
      letCome = comes;
    });
  let queueGate = waits();
  await page.route(isQueue, async (route) => {
    await queueGate;
    await route.continue();
  });

  const address = `/pendencias/editar/${first.id}?project=${project.id}&status=IN_REVISION`;
  await journey.signInAs("analyst", address);
  await expect(title(first.name)).toBeVisible();
  await page.keyboard.press("j");
  await expect(queue.getByRole("link")).toHaveCount(0);
  letCome();
  await expect(title(second.name)).toBeVisible();
  await expect(queue.getByRole("link")).toHaveCount(2);

  await page.goBack();
  await expect(title(first.name)).toBeVisible();
  queueGate = waits();
  await page.reload();
  await expect(title(first.name)).toBeVisible();
  await closeUnread(page);
  await expect(page.getByRole("button", { name: /^Desfazer/ })).toBeVisible();
  await page.keyboard.press("u");
  letCome();
  await expect(queue.getByRole("link")).toHaveCount(2);
  await expect(title(first.name)).toBeVisible();
});

test("the queue continues beyond the current page of the list [S-071]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Percurso", { howMany: EVERY_DOCUMENT });
  const analyst = await journey.apiAs("analyst");
  const { project } = (await analyst("GET /pendencies/{id}")({ id: pendency.id })).answer;
  const query = { project: [project.id], itemsPerPage: 7 };
  const { results } = (await analyst("GET /pendencies")({ query })).answer;
  expect(results.length).toBe(7);
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const queue = page.getByRole("complementary", { name: "Fila" });
  await journey.signInAs("analyst", `/pendencias/editar/${results[0]?.id}?project=${project.id}&itemsPerPage=2`);
  for (const { name, id } of results) {
    await expect(title(name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/editar/${id}\\?`));
    await expect(queue.locator("[aria-current=page]")).toContainText(name);
    await page.keyboard.press("j");
  }

  const [first, second, third, fourth, fifth] = results;
  if (!first || !second || !third || !fourth || !fifth) throw new Error("too few are asked for");
  await page.goto(`/pendencias/editar/${third.id}?project=${project.id}&status=OPEN&itemsPerPage=2&page=2`);
  await expect(queue.locator("[aria-current=page]")).toContainText(third.name);
  const close = { status: "DONE" as const, action: "close_unread" as const };
  for (const { id } of [first, second]) expect((await analyst("PUT /pendencies/{id}")({ id, body: close })).status).toBe(200);
  await closeUnread(page);
  await expect(title(fourth.name)).toBeVisible();
  // Decisions on the page before move the open pendencies to other pages; none of these counts as left.
  await expect(queue.getByText("Saiu da fila")).toHaveCount(1);
  await page.keyboard.press("j");
  await expect(title(fifth.name)).toBeVisible();

  await page.goto("/pendencias");
  await page.locator("[data-row]").first().click();
  await expect(queue).toBeVisible();
  await expect(page.getByRole("tab", { name: "Histórico" })).toBeVisible();
  const begun = page.url();
  await page.keyboard.press("j");
  // Other journeys change this list, so the next pendency is not known in advance.
  await expect(page).not.toHaveURL(begun);
  const { pathname, search } = new URL(page.url());
  await expect(queue.locator("[aria-current=page]")).toHaveAttribute("href", pathname + search);
});

test("a comment asks a question, and its author accepts the answer [S-079] [R-470] [R-473]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Conversa");
  await sent(pendency, "contrato.pdf");
  await journey.signInAs("analyst", `/pendencias/editar/${pendency.id}`);
  await page.getByRole("tab", { name: "Comentários" }).click();
  const write = page.getByRole("form", { name: "Escrever um comentário" });
  await expect(write.getByLabel("Apenas comentar")).toBeChecked();
  await write.getByLabel("Comentar e esperar uma resposta").check();
  const words = write.getByRole("textbox", { name: "Comentário" });
  await words.fill("Vale <b>também</b> à noite?");
  await write.locator("input[type=file]").setInputFiles([
    { name: "turno.pdf", mimeType: "application/pdf", buffer: Buffer.from(await aPdf("Turno").arrayBuffer()) },
    { name: "vazio.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) },
  ]);
  await expect(write.getByRole("listitem").filter({ hasText: "vazio.pdf" }).getByRole("alert")).toContainText("vazio");
  await write.getByRole("button", { name: "Comentar" }).click();
  await expect(write.getByText("Um anexo não foi enviado.")).toBeVisible();
  await expect(words).toHaveValue("Vale <b>também</b> à noite?");
  // Scrolled, buttons would be partly under the header.
  const scrollToTop = () => page.evaluate(() => scrollTo(0, 0));
  await scrollToTop();
  await journey.expectNoBarrier();
  await write.getByRole("button", { name: "Tirar vazio.pdf" }).click();
  await write.getByRole("button", { name: "Comentar" }).click();
  await expect(page.getByText("Tirando dúvida").first()).toBeVisible();
  const talk = page.getByRole("tabpanel", { name: "Comentários" });
  await expect(talk.getByRole("listitem").getByText("Vale <b>também</b> à noite?")).toBeVisible();
  await expect(talk.getByText("Sem resposta")).toBeVisible();
  await expect(write.getByRole("listitem")).toHaveCount(0);
  const [opened, beside] = await Promise.all([
    page.waitForResponse(/comments\/attachments\/\d+$/),
    page.waitForEvent("popup"),
    talk.getByRole("button", { name: "turno.pdf", exact: true }).click(),
  ]);
  expect(opened.status()).toBe(200);
  await beside.close();

  const answered = { kind: "ANSWER" as const, text: "Vale." };
  expect((await pendency.api("POST /pendencies/{id}/comments")({ id: pendency.id, body: answered })).status).toBe(201);
  await page.reload();
  await page.getByRole("tab", { name: "Comentários" }).click();
  await expect(talk.getByText("Resposta a confirmar")).toBeVisible();
  await talk.getByRole("button", { name: "A resposta resolve" }).click();
  await expect(talk.getByText("Respondida")).toBeVisible();
  await scrollToTop();
  await journey.expectNoBarrierInEitherTheme();
});
