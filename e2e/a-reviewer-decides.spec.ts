import { beginProject, untilLinked } from "./begun-project.ts";
import { expect, type Journey, test } from "./journey.ts";

/** A document that a project of the journey's own asks of its supplier. */
const asked = async (journey: Journey) => {
  const project = await beginProject(journey, "Análise");
  await untilLinked(journey, project.id);
  const api = await journey.apiAs("analyst");
  const found = async () => (await api("GET /pendencies")({ query: { project: [project.id] } })).answer.results;
  await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [pendency] = await found();
  if (!pendency) throw new Error("the project asks for nothing");
  return { project, pendency, api };
};

test("a reviewer is told what lacks, closes without an analysis, reopens with a reason, and reads both [S-071] [S-074] [S-080] [R-423] [R-424] [R-427] [R-446]", async ({
  page,
  journey,
}) => {
  const { project, pendency } = await asked(journey);
  await journey.signInAs("analyst", `/pendencias?project=${project.id}`);
  await page.getByRole("link", { name: pendency.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: pendency.name })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Histórico" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Em aberto")).toBeVisible();
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: /^Marcar como não aplicável.*não (é|são) N\/A$/ }).click();
  const refused = page.getByRole("dialog", { name: "Marcar como não aplicável" });
  await expect(refused.getByRole("alert")).toContainText("todas as perguntas devem estar como N/A");
  await journey.expectNoBarrier();
  await refused.getByRole("button", { name: "Entendi" }).click();

  const verified = page.waitForRequest(/document-review-analysis\?.*action=close_unread/);
  await page.getByRole("button", { name: "Encerrar sem análise" }).click();
  await verified;
  const closing = page.getByRole("dialog", { name: "Encerrar sem análise" });
  await closing.getByRole("button", { name: "Encerrar sem análise" }).click();
  await expect(closing).toBeHidden();
  await expect(page.getByText("Encerrada sem análise")).toBeVisible();

  await page.getByRole("button", { name: "Reabrir" }).click();
  const reopening = page.getByRole("dialog", { name: "Reabrir" });
  await reopening.getByRole("button", { name: "Reabrir" }).click();
  await expect(reopening.getByText("Escreva o motivo da reabertura.")).toBeVisible();
  await reopening.getByLabel("Motivo da reabertura").fill("O documento precisa ser conferido.");
  await journey.expectNoBarrier();
  await reopening.getByRole("button", { name: "Reabrir" }).click();
  await expect(reopening).toBeHidden();

  const history = page.getByRole("tabpanel", { name: "Histórico" });
  await expect(history.getByText("reabriu")).toBeVisible();
  await expect(history.getByText("O documento precisa ser conferido.")).toBeVisible();
  await expect(history.getByText("encerrou sem análise")).toBeVisible();
});

test("who decides on what another person has changed meanwhile is told, and loses no word [S-071] [S-074]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  const { pendency, api } = await asked(journey);
  const { id } = pendency;
  await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread" } });
  await journey.signInAs("admin", `/pendencias/editar/${id}`);
  await page.getByRole("button", { name: "Reabrir" }).click();
  const dialog = page.getByRole("dialog", { name: "Reabrir" });
  await dialog.getByLabel("Motivo da reabertura").fill("Conferir de novo.");
  await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Reaberta pela análise." } });
  await dialog.getByRole("button", { name: "Reabrir" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Bruno Reis mudou esta pendência");
  await expect(dialog.getByText("Em aberto")).toBeVisible();
  await expect(dialog.getByText("O que você escreveu continua guardado")).toBeVisible();
  await dialog.getByRole("button", { name: "Ver como está agora" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Reaberta pela análise.").first()).toBeVisible();
});
