import type { Browser, Page } from "@playwright/test";
import { dayFromNow } from "../apps/api/test/days.ts";
import { documentForm } from "../apps/api/test/fixtures/new-document.ts";
import { hostilePdf } from "../apps/api/test/many-kinds/hostile.ts";
import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { expect, type Journey, signInAs, test } from "./journey.ts";
import { manySent, reviewQueue } from "./sent-pendencies.ts";
import { seeDocument } from "./visible-document.ts";

const pdf = "application/pdf";
const DAYS_VALID = 300;
const oneSent = async (journey: Journey) => {
  const { sent } = await manySent(journey, [{ name: "ficha.pdf", type: pdf, bytes: await printed("Ficha") }]);
  const [one] = sent;
  if (!one) throw new Error("nothing was sent");
  const analyst = await journey.apiAs("analyst");
  return { ...one, analyst, read: async () => (await analyst("GET /pendencies/{id}")({ id: one.id })).answer };
};

/** The supplier replaces the rejected document and sends it again. */
const sendAgain = async (journey: Journey, id: number): Promise<void> => {
  const supplier = await journey.apiAs("supplier");
  const { asksExpiry } = (await supplier("GET /pendencies/{id}")({ id })).answer;
  const fields = { name: "ficha-assinada.pdf", issueDate: dayFromNow(-5), ...(asksExpiry && { expirationDate: dayFromNow(DAYS_VALID) }) };
  const file = new Blob([new Uint8Array(await printed("Ficha assinada"))], { type: pdf });
  await supplier("POST /pendencies/{id}/documents")({ id, body: documentForm(file, fields) });
  expect((await supplier("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
};

const answerYes = async (journey: Journey, id: number): Promise<void> => {
  const analyst = await journey.apiAs("analyst");
  const { checklist } = (await analyst("GET /pendencies/{id}")({ id })).answer;
  const items = checklist.map(({ id: checklistId }) => ({ checklistId, status: "OK" as const }));
  expect((await analyst("POST /pendencies/checklist")({ body: { items } })).status).toBe(200);
};

/** Runs the work in a second browser context, as another user. */
const asOtherUser = async (browser: Browser, work: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", viewport: { width: 1280, height: 800 } });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
};

test("two reviewers see each other, and the second decision is refused [S-071] [S-072]", {
  tag: "@desktop",
}, async ({ page, browser, journey }) => {
  const { id, analyst, read } = await oneSent(journey);
  const [question] = (await read()).checklist;
  const no = { status: "INVALID" as const, invalidDescription: "Falta a assinatura." };
  await analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: question?.id ?? 0, body: no });
  await journey.signInAs("admin", `/pendencias/editar/${id}`);
  const dialogOn = (desk: Page) => desk.getByRole("dialog", { name: "Reprovar" });
  const dialog = dialogOn(page);
  await asOtherUser(browser, async (other) => {
    await signInAs(other, "analyst");
    await other.goto(`/pendencias/editar/${id}`);
    await expect(other.getByText(/^Helena Prado também está nesta pendência, desde /)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Bruno Reis também está nesta pendência, desde /)).toBeVisible();
    await page.getByRole("button", { name: "Reprovar" }).click();
    await dialog.getByLabel("Justificativa").fill("A assinatura é de outra pessoa.");

    await other.getByRole("button", { name: "Reprovar" }).click();
    await dialogOn(other).getByLabel("Justificativa").fill("Assine e envie de novo.");
    await dialogOn(other).getByRole("button", { name: "Reprovar" }).click();
    // The rejection is sent after its undo window.
    await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe("OPEN");
  });
  const supplier = await journey.apiAs("supplier");
  const comment = { kind: "REGULAR" as const, text: "Vou corrigir." };
  expect((await supplier("POST /pendencies/{id}/comments")({ id, body: comment })).status).toBe(201);

  await dialog.getByRole("button", { name: "Reprovar" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "a decisão “Reprovar” não foi concluída." });
  await expect(refused).toContainText(/Bruno Reis reprovou em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}, antes de você\./);
  await expect(refused.getByText("Em aberto")).toBeVisible();
  await journey.expectNoBarrier();
  expect((await read()).note).toBe("Assine e envie de novo.");
  await sendAgain(journey, id);
  await analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: question?.id ?? 0, body: no });
  await page.reload();
  await expect(page.getByRole("tabpanel", { name: "Histórico" }).getByText("reprovou")).toBeVisible();
  await page.getByRole("button", { name: "Reprovar" }).click();
  await expect(dialog.getByLabel("Justificativa")).toHaveValue("A assinatura é de outra pessoa.");
  await dialog.getByRole("button", { name: "Reprovar" }).click();
  await expect.poll(async () => (await read()).note, { timeout: 15_000 }).toBe("A assinatura é de outra pessoa.");
});

test("after an edit conflict the focus never lands on another decision button", { tag: "@desktop" }, async ({ page, journey }) => {
  const { id, name, analyst } = await oneSent(journey);
  await answerYes(journey, id);
  expect((await analyst("PUT /pendencies/{id}")({ id, body: { status: "DONE" } })).status).toBe(200);
  await journey.signInAs("admin", `/pendencias/editar/${id}`);
  await page.getByRole("button", { name: "Reabrir" }).click();
  const dialog = page.getByRole("dialog", { name: "Reabrir" });
  await dialog.getByRole("textbox").fill("Venceu na obra.");
  expect((await analyst("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Falta uma assinatura." } })).status).toBe(200);
  await dialog.getByRole("button", { name: "Reabrir" }).click();
  const slow = Promise.withResolvers<void>();
  await page.route(`**/api/pendencies/${id}`, (route) => slow.promise.then(() => route.continue()));
  await dialog.getByRole("button", { name: "Ver como está agora" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Reabrir" }).focus();
  slow.resolve();
  await expect(page.getByRole("button", { name: "Tirar dúvida" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
});

test("a keyboard decision refused later links back to its pendency [S-071] [S-072] [R-427]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const documents = await Promise.all(
    ["Primeira", "Segunda", "Terceira"].map(async (name) => ({ name: `${name}.pdf`, type: pdf, bytes: await printed(name) })),
  );
  const { project, sent } = await manySent(journey, documents);
  const [first, second, third] = await reviewQueue(journey, project.id, sent);
  if (!first || !second || !third) throw new Error("not all of them wait");
  const analyst = await journey.apiAs("analyst");
  for (const { id } of sent) await answerYes(journey, id);
  const statusOf = async (id: number) => (await analyst("GET /pendencies/{id}")({ id })).answer.status;
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  const refusalNotice = (name: string) =>
    page.getByRole("alert").filter({ hasText: `“${name}”, Ipê Andaimes: a decisão “Concluir” não foi concluída.` });
  const goBack = (name: string) => refusalNotice(name).getByRole("link", { name: "Voltar a esta pendência" }).click();

  await journey.signInAs("admin", `/pendencias/editar/${first.id}?project=${project.id}&status=IN_REVISION`);
  await expect(title(first.name)).toBeVisible();
  await page.keyboard.press("a");
  await expect(title(second.name)).toBeVisible();
  // The decision is verified and in its undo window; the other decision is saved in these seconds.
  const close = { status: "DONE" as const, action: "close_unread" as const };
  expect((await analyst("PUT /pendencies/{id}")({ id: first.id, body: close })).status).toBe(200);
  await expect(refusalNotice(first.name)).toContainText(
    /Bruno Reis encerrou sem análise em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}, antes de você\./,
  );
  await expect(refusalNotice(first.name)).toContainText("Concluído");
  await journey.expectNoBarrierInEitherTheme();
  await goBack(first.name);
  await expect(title(first.name)).toBeVisible();
  await expect(refusalNotice(first.name)).toHaveCount(0);

  await page.goto(`/pendencias/editar/${second.id}?project=${project.id}&status=IN_REVISION`);
  await expect(title(second.name)).toBeVisible();
  // Another user answers after the page was read: the verification refuses, and nothing is sent.
  const no = { status: "INVALID" as const, invalidDescription: "Falta a assinatura." };
  const [question] = (await analyst("GET /pendencies/{id}")({ id: second.id })).answer.checklist;
  await analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: question?.id ?? 0, body: no });
  await page.keyboard.press("a");
  await expect(title(third.name)).toBeVisible();
  await expect(refusalNotice(second.name)).toContainText("Não é possível concluir");
  // The notice disappears after ten seconds; the panel keeps the link.
  const stopped = page.getByRole("region", { name: "Decisões não concluídas" });
  await expect(stopped.getByRole("link", { name: `Abrir a pendência ${second.name}` })).toBeVisible();
  await goBack(second.name);
  await expect(title(second.name)).toBeVisible();
  await expect(stopped).toHaveCount(0);
  expect(await statusOf(second.id)).toBe("IN_REVISION");

  await page.goto(`/pendencias/editar/${third.id}?project=${project.id}&status=IN_REVISION`);
  await expect(title(third.name)).toBeVisible();
  expect((await analyst("PUT /pendencies/{id}")({ id: third.id, body: close })).status).toBe(200);
  await page.keyboard.press("a");
  await expect(refusalNotice(third.name)).toContainText("Bruno Reis encerrou sem análise em");
});

test("an answer that cannot be saved shows an error and reopens [S-071] [S-076] [R-452] [R-454] [R-455]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { id, questions, analyst, read } = await oneSent(journey);
  await journey.signInAs("admin", `/pendencias/editar/${id}`);
  const panel = page.getByRole("region", { name: "Perguntas" });
  const answered = (count: number) => expect(panel.getByText(`${count} de ${questions} respondidas`)).toBeVisible();
  const isAnswer = /\/api\/pendencies\/(\d+\/)?checklist$/;
  // A proxy between browser and server can respond with an empty 502.
  await page.route(isAnswer, (route) => route.fulfill({ status: 502, body: "" }));
  await panel.getByRole("button", { name: "Sim" }).first().click();
  await expect(page.getByText("Ocorreu um erro ao atualizar o procedimento.")).toBeVisible();
  await answered(0);
  const together = panel.getByText(`Responder às ${questions} que faltam:`).locator("..");
  await together.getByRole("button", { name: "Sim" }).click();
  await expect(page.getByText("Ocorreu um erro ao atualizar os procedimentos.")).toBeVisible();
  await answered(0);
  await page.unroute(isAnswer);
  await together.getByRole("button", { name: "Sim" }).click();
  await answered(questions);
  await expect.poll(async () => (await read()).answers.yes).toBe(questions);

  await analyst("PUT /pendencies/{id}")({ id, body: { status: "PRE_ANALYSIS", action: "pre_analyse" } });
  await panel.getByRole("button", { name: "N/A" }).first().click();
  await expect(page.getByText("Outra pessoa alterou esta pendência enquanto você a via.")).toBeVisible();
  expect((await read()).answers.yes).toBe(questions);
});

test("another reviewer's answers are shown instead of overwritten, keeping the typed text [S-071] [R-451] [R-452]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { id, questions, analyst, read } = await oneSent(journey);
  const { checklist } = await read();
  const answer = (at: number, body: { status: "OK" | "INVALID"; invalidDescription?: string }) =>
    analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: checklist[at]?.id ?? 0, body });
  await journey.signInAs("admin", `/pendencias/editar/${id}`);
  const panel = page.getByRole("region", { name: "Perguntas" });
  const line = (at: number) => panel.getByRole("listitem").nth(at);
  await line(1).getByRole("button", { name: "Não" }).click();
  const form = page.getByRole("form", { name: "Por que a resposta é Não?" });
  await form.getByRole("textbox", { name: "Justificativa" }).fill("A data está apagada.");
  await answer(1, { status: "OK" });
  await form.getByRole("button", { name: "Salvar resposta" }).click();
  await expect(page.getByText(/^Bruno Reis respondeu Sim em .*\d{2}:\d{2}/)).toBeVisible();
  await expect(line(1).getByRole("button", { name: "Sim" })).toHaveAttribute("aria-pressed", "true");
  await expect(form.getByRole("textbox", { name: "Justificativa" })).toHaveValue("A data está apagada.");
  await form.getByRole("button", { name: "Salvar resposta" }).click();
  await expect.poll(async () => (await read()).checklist[1]?.invalidDescription).toBe("A data está apagada.");

  await answer(0, { status: "INVALID", invalidDescription: "A assinatura é de outra pessoa." });
  await panel
    .getByText(/^Responder às \d+ que faltam:/)
    .locator("..")
    .getByRole("button", { name: "Sim" })
    .click();
  await expect(page.getByText("Outras pessoas responderam enquanto isso", { exact: false })).toContainText(checklist[0]?.question ?? "?");
  await expect(line(0).getByRole("button", { name: "Não" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await read()).answers).toMatchObject({ no: 2, yes: questions - 2 });
  await line(1).getByRole("button", { name: "N/A" }).click();
  await line(1).getByRole("button", { name: "Sim" }).click();
  await line(0).getByRole("button", { name: "Sim" }).click();
  await expect.poll(async () => (await read()).answers.yes).toBe(questions);
  await page.getByRole("button", { name: "Concluir" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concluir" }).click();
  await expect.poll(async () => (await read()).status).not.toBe("IN_REVISION");
});

test("a hostile PDF does not break the page and can be downloaded [S-071]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const documents = [
    { name: "hostil.pdf", type: pdf, bytes: await hostilePdf() },
    { name: "segue.pdf", type: pdf, bytes: await printed("Segue") },
  ];
  const { project, sent } = await manySent(journey, documents);
  const queue = await reviewQueue(journey, project.id, sent);
  const hostile = queue.findIndex(({ document }) => document.name === "hostil.pdf");
  await journey.signInAs("analyst", `/pendencias/editar/${queue[hostile]?.id}?project=${project.id}&status=IN_REVISION`);
  const documentsSent = page.getByRole("region", { name: "Documentos enviados" });
  await seeDocument(page, { name: "hostil.pdf" });
  await documentsSent.locator("[data-page='2']").scrollIntoViewIfNeeded();
  await expect(documentsSent.getByText("2 / 2", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await documentsSent.getByRole("button", { name: "Baixar o arquivo" }).click();
  expect((await download).suggestedFilename()).toBe("hostil.pdf");
  await page.keyboard.press(hostile === 0 ? "j" : "k");
  await seeDocument(page, { name: "segue.pdf" });
});
