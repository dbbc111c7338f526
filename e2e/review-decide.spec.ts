import type { Locator, Page } from "@playwright/test";
import { dayFromNow } from "../apps/api/test/days.ts";
import { aPdf, documentForm } from "../apps/api/test/fixtures/new-document.ts";
import { assignReview } from "./assign-review.ts";
import { beginProject, type ProjectOptions, untilLinked } from "./create-project.ts";
import { ranOut } from "./expire-document.ts";
import { expect, type Journey, test } from "./journey.ts";
import { drawerOf, openDrawer } from "./sent-documents.ts";

const DAYS_VALID = 300;

/** Creates a project and returns its first pendency with the reviewer's API client. */
const createPendency = async (journey: Journey, wanted: ProjectOptions = {}) => {
  const project = await beginProject(journey, "Análise", wanted);
  await untilLinked(journey, project.id);
  const api = await journey.apiAs("analyst");
  const found = async () => (await api("GET /pendencies")({ query: { project: [project.id] } })).answer.results;
  await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [pendency] = await found();
  if (!pendency) throw new Error("the project asks for nothing");
  return { project, pendency, api };
};

/** Waits for the success message and reopens the pendency, because the queue may have moved on. */
const expectDecided = async (page: Page, { id, now }: { readonly id: number; readonly now: string }): Promise<void> => {
  await expect(page.getByText(`Feito. Situação da pendência: ${now}.`)).toBeVisible();
  await page.goto(`/pendencias/editar/${id}`);
};

test("a reviewer closes without analysis and reopens with a reason, both recorded [S-071] [S-074] [S-080] [R-423] [R-424] [R-427] [R-446]", async ({
  page,
  journey,
}) => {
  const { project, pendency } = await createPendency(journey);
  await journey.signInAs("analyst", `/pendencias?project=${project.id}`);
  await page.getByRole("link", { name: pendency.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: pendency.name })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Histórico" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Em aberto").first()).toBeVisible();
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();

  await assignReview(page, "Bruno Reis");
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: /^Marcar como não aplicável.*não (é|são) N\/A$/ }).click();
  const refused = page.getByRole("dialog", { name: "Marcar como não aplicável" });
  await expect(refused.getByRole("alert")).toContainText("todas as perguntas devem estar como N/A");
  await journey.expectNoBarrier();
  await refused.getByRole("button", { name: "Entendi" }).click();

  const openClosing = async () => {
    await page.getByRole("button", { name: "Mais ações" }).click();
    await page.getByRole("menuitem", { name: "Encerrar sem análise" }).click();
  };
  const verified = page.waitForRequest(/document-review-analysis\?.*action=close_unread/);
  await openClosing();
  await verified;
  const closing = page.getByRole("dialog", { name: "Encerrar sem análise" });
  await closing.getByRole("button", { name: "Encerrar sem análise" }).click();
  await expect(closing).toBeHidden();
  // The decision can be undone during its undo window.
  await page.getByRole("button", { name: /^Desfazer/ }).click();
  await expect(page.getByText("Em aberto").first()).toBeVisible();
  await openClosing();
  await closing.getByLabel("Observação (opcional)").fill("Conferida em papel.");
  await closing.getByRole("button", { name: "Encerrar sem análise" }).click();
  await expect(page.getByText("Encerrada sem análise")).toBeVisible();
  await expect(page.getByRole("note").getByText("Conferida em papel.")).toBeVisible();

  await page.getByRole("button", { name: "Reabrir" }).click();
  const reopening = page.getByRole("dialog", { name: "Reabrir" });
  await reopening.getByRole("button", { name: "Reabrir" }).click();
  await expect(reopening.getByText("Escreva o motivo da reabertura.")).toBeVisible();
  await reopening.getByLabel("Motivo da reabertura").fill("O documento precisa ser conferido.");
  await journey.expectNoBarrier();
  // A double click sends one request.
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && /\/pendencies\/\d+$/.test(request.url()) && sent.push(request.url()));
  await reopening.getByRole("button", { name: "Reabrir" }).dblclick();
  await expect(reopening).toBeHidden();
  expect(sent).toHaveLength(1);
  await expectDecided(page, { id: pendency.id, now: "Em aberto" });

  const history = page.getByRole("tabpanel", { name: "Histórico" });
  await expect(history.getByText("reabriu")).toBeVisible();
  await expect(history.getByText("O documento precisa ser conferido.")).toBeVisible();
  await expect(history.getByText("encerrou sem análise")).toBeVisible();
});

/** The supplier sends one document. Returns the checklist. */
const sentBySupplier = async (journey: Journey, id: number) => {
  const supplier = await journey.apiAs("supplier");
  const { asksExpiry } = (await supplier("GET /pendencies/{id}")({ id })).answer;
  const fields = {
    name: "ficha-sem-assinatura.pdf",
    issueDate: dayFromNow(-10),
    ...(asksExpiry && { expirationDate: dayFromNow(DAYS_VALID) }),
  };
  await supplier("POST /pendencies/{id}/documents")({ id, body: documentForm(aPdf(), fields) });
  return (await supplier("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).answer.checklist;
};

/** Sends the document; the reviewer answers Não to its first question. */
const sentAndDoubted = async (journey: Journey, id: number): Promise<void> => {
  const [question] = await sentBySupplier(journey, id);
  if (!question) throw new Error("the document has no questions");
  const no = { status: "INVALID" as const, invalidDescription: "Falta a assinatura." };
  const reviewer = await journey.apiAs("analyst");
  await reviewer("POST /pendencies/{checklistId}/checklist")({ checklistId: question.checklistId, body: no });
};

/** Sends the document; the reviewer answers Sim to every question. */
const sentAndGood = async (journey: Journey, id: number): Promise<void> => {
  const [questions, reviewer] = [await sentBySupplier(journey, id), await journey.apiAs("analyst")];
  for (const { checklistId } of questions)
    await reviewer("POST /pendencies/{checklistId}/checklist")({ checklistId, body: { status: "OK" as const } });
};

/** The rejection is sent after its undo window; its failure is a notice, and the note stays. */
const expectFailureShown = async (page: Page, dialog: Locator): Promise<void> => {
  const isMove = /\/api\/pendencies\/\d+$/;
  await page.route(isMove, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
  await dialog.getByRole("button", { name: "Confirmar reprovação" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Desfazer/ })).toBeVisible();
  const failed = page.getByRole("alert").filter({ hasText: "a decisão “Confirmar reprovação” não foi concluída." });
  await expect(failed).toBeVisible({ timeout: 15_000 });
  await page.unroute(isMove);
};

test("a rejection passes pre-analysis and confirmation dialogs that name the documents [S-072] [S-083] [S-084] [R-428] [R-430] [R-437]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { pendency } = await createPendency(journey);
  await sentAndDoubted(journey, pendency.id);
  await journey.signInAs("analyst", `/pendencias/editar/${pendency.id}`);
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const isVerified = /document-review-analysis/;
  await page.route(isVerified, (route) => route.abort());
  await page.getByRole("button", { name: "Reprovar" }).click();
  await expect(page.getByText("Não foi possível realizar esta ação")).toBeVisible();
  await expect(dialog("Reprovar")).toHaveCount(0);
  await page.unroute(isVerified);

  const steps = [
    ["Enviar para pré-análise", "Pré-análise"],
    ["Pré-reprovar", "Pré-reprovado"],
  ] as const;
  for (const [step, now] of steps) {
    await page.getByRole("button", { name: "Mais ações" }).click();
    await page.getByRole("menuitem", { name: step }).click();
    await dialog(step).getByRole("button", { name: step }).click();
    await expect(dialog(step)).toHaveCount(0);
    await expectDecided(page, { id: pendency.id, now });
  }
  await page.getByRole("button", { name: "Confirmar reprovação" }).click();
  const confirming = dialog("Confirmar reprovação");
  await expect(confirming.getByText("Agora: 1 resposta é Não.")).toBeVisible();
  await expect(confirming.getByRole("listitem").locator("b")).toHaveText(["ficha-sem-assinatura.pdf"]);
  const why = confirming.getByLabel("Justificativa");
  await expect(why).toHaveValue(/Falta a assinatura\.$/);
  await why.fill("");
  await confirming.getByRole("button", { name: "Confirmar reprovação" }).click();
  await expect(confirming.getByText("Escreva a justificativa para continuar com a reprovação.")).toBeVisible();
  await why.fill("Falta a assinatura na última página.");
  await expectFailureShown(page, confirming);
  await page.reload();
  await page.getByRole("button", { name: "Confirmar reprovação" }).click();
  await expect(why).toHaveValue("Falta a assinatura na última página.");
  await confirming.getByRole("button", { name: "Confirmar reprovação" }).click();
  await expect(confirming).toHaveCount(0);
  await expect(page.getByText("Em aberto").first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("note").getByText("Falta a assinatura na última página.")).toBeVisible();
});

const typedDay = (days: number): string => dayFromNow(days).split("-").toReversed().join("/");

test("correcting the issue date recalculates the expiry by the document type's rule [S-085] [R-468]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { pendency, api } = await createPendency(journey, { demands: /^PGR: inventário/ });
  await sentAndDoubted(journey, pendency.id);
  const { validity } = (await api("GET /pendencies/{id}/sending")({ id: pendency.id })).answer;
  expect(validity.kind).toBe("from_issue");
  const [before] = (await api("GET /pendencies/{id}/documents")({ id: pendency.id })).answer.results;
  await journey.signInAs("analyst", `/pendencias/editar/${pendency.id}`);
  const drawer = await openDrawer(page, "Ver documentos");
  await drawer.getByRole("button", { name: "Mudar as datas de ficha-sem-assinatura.pdf" }).click();
  const form = drawerOf(page).getByRole("form", { name: "Datas de ficha-sem-assinatura.pdf" });
  const expiry = form.getByLabel("Data de vencimento");
  const [previousExpiry, issued] = [await expiry.inputValue(), form.getByLabel("Data de emissão")];
  await issued.fill("");
  await issued.pressSequentially(typedDay(-40));
  await expect(expiry).not.toHaveValue(previousExpiry);
  await expect(form.getByText("pela regra do documento")).toBeVisible();
  const shown = await expiry.inputValue();
  await journey.expectNoBarrier();
  await form.getByRole("button", { name: "Salvar datas" }).click();
  await expect(form).toBeHidden();
  await expect(drawer.getByText(`Vencimento ${shown}`)).toBeVisible();
  const [after] = (await api("GET /pendencies/{id}/documents")({ id: pendency.id })).answer.results;
  expect(after).toMatchObject({ id: before?.id, issueDate: dayFromNow(-40), expirationDate: shown.split("/").toReversed().join("-") });
});

test("a supplier asks about an approved document, and the reviewer answers [S-073] [R-429]", {
  tag: "@phone",
}, async ({ page, journey }) => {
  const { pendency, api } = await createPendency(journey);
  const { id } = pendency;
  await sentAndGood(journey, id);
  await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "finish" } });
  await journey.signInAs("supplier", `/pendencias/editar/${id}`);
  await page.getByRole("button", { name: "Tirar dúvida" }).click();
  const asking = page.getByRole("dialog", { name: "Tirar dúvida" });
  await expect(asking.getByText("A dúvida é sobre um documento que já foi aprovado.")).toBeVisible();
  await asking.getByLabel("Dúvida").fill("Vale também para o turno da noite?");
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();
  // Pressing the keys twice sends the question once.
  for (const delay of [0, 1]) await page.keyboard.press("Control+Enter", { delay });
  await expect(asking).toHaveCount(0);
  await expectDecided(page, { id, now: "Tirando dúvida" });
  await expect(page.getByRole("note").getByText("Vale também para o turno da noite?")).toBeVisible();

  await journey.signInAs("analyst", `/pendencias/editar/${id}`);
  await page.getByRole("button", { name: "Responder à dúvida" }).click();
  const answering = page.getByRole("dialog", { name: "Responder à dúvida" });
  await expect(answering.getByText("Vale também para o turno da noite?")).toBeVisible();
  await answering.getByLabel("Resposta").fill("Vale.");
  await answering.getByRole("button", { name: "Responder à dúvida" }).click();
  await expect(answering).toHaveCount(0);
  await expect(page.getByText("Feito. Situação da pendência: Concluído.")).toBeVisible();
});

test("finishing an expired document announces the status that its date implies [S-071] [R-427]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { pendency } = await createPendency(journey, { demands: /^PGR: inventário/ });
  await sentAndGood(journey, pendency.id);
  await ranOut(pendency.id);
  await journey.signInAs("analyst", `/pendencias/editar/${pendency.id}`);
  await page.getByRole("button", { name: "Concluir" }).click();
  const finishing = page.getByRole("dialog", { name: "Concluir" });
  await expect(finishing.getByText("Pela data do documento, a pendência fica como “Vencido”.")).toBeVisible();
  await finishing.getByRole("button", { name: "Concluir" }).click();
  await expect(page.getByText(/pela data do documento, ficou como “Vencido”\.$/)).toBeVisible({ timeout: 15_000 });
});

test("the analysis history shows each side only the entries it may see [S-078] [R-538]", async ({ page, journey }) => {
  const { pendency, api } = await createPendency(journey);
  await sentAndDoubted(journey, pendency.id);
  const [question] = (await api("GET /pendencies/{id}")({ id: pendency.id })).answer.checklist;
  if (!question) throw new Error("the document has no questions");
  const why = { status: "INVALID" as const, invalidDescription: "A assinatura é de outra pessoa." };
  await api("POST /pendencies/{checklistId}/checklist")({ checklistId: question.id, body: why });

  await journey.signInAs("analyst", `/pendencias/editar/${pendency.id}`);
  const open = page.getByRole("tabpanel", { name: "Histórico" }).getByRole("button", { name: "Histórico da análise" });
  const historyDialog = page.getByRole("dialog", { name: "Histórico da análise" });
  await open.click();
  await expect(historyDialog.getByText(question.question)).toHaveCount(2);
  await expect(historyDialog.getByRole("deletion").filter({ hasText: "Falta a assinatura." })).toBeVisible();
  await expect(historyDialog.getByRole("insertion").filter({ hasText: why.invalidDescription })).toBeVisible();
  await expect(historyDialog.getByText("Bruno Reis").first()).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.keyboard.press("Escape");
  await expect(historyDialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press("w");
  await expect(page.getByRole("dialog", { name: "Colaborador" }).getByText("Esta pendência não é de um colaborador")).toBeVisible();

  await api("PATCH /pendencies/{id}/document-review")({ id: pendency.id, body: { decision: "REJECTED", note: "Assine e envie de novo." } });
  await journey.signInAs("supplier", `/pendencias/editar/${pendency.id}`);
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Histórico da análise" }).click();
  await expect(historyDialog.getByText("Reprovou")).toBeVisible();
  await expect(historyDialog.getByText(question.question)).toHaveCount(1);
  await expect(historyDialog.getByText("Serra Azul Mineração")).toBeVisible();
  await expect(historyDialog.getByText("Falta a assinatura.")).toHaveCount(0);
});
