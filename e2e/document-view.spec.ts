import { aPdf, documentForm } from "../apps/api/test/fixtures/new-document.ts";
import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { expect, test } from "./journey.ts";
import { askedOfSupplier, ISSUED, sent } from "./sent-documents.ts";
import { manySent, reviewQueue } from "./sent-pendencies.ts";
import { seeDocument, shapeOfFirstPage } from "./visible-document.ts";

const pdf = "application/pdf";

test("a reviewer rotates, zooms and compares the versions of a document [S-071]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Versões");
  const { id, api } = pendency;
  await sent(pendency, "frente.pdf");
  const analyst = await journey.apiAs("analyst");
  const [question] = (await analyst("GET /pendencies/{id}")({ id })).answer.checklist;
  const no = { status: "INVALID" as const, invalidDescription: "A frente está cortada." };
  await analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: question?.id ?? 0, body: no });
  await analyst("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "reject", note: no.invalidDescription } });
  const [rejected] = (await api("GET /pendencies/{id}/documents")({ id })).answer.results;
  const files = [{ name: "frente-inteira.pdf", replaces: rejected?.id ?? 0 }, { name: "verso.pdf" }];
  for (const file of files) {
    const body = documentForm(aPdf(`${file.name} ${id}`), { ...file, issueDate: ISSUED });
    expect((await api("POST /pendencies/{id}/documents")({ id, body })).status).toBe(201);
  }
  expect((await api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);

  await journey.signInAs("analyst", `/pendencias/editar/${id}`);
  const documents = page.getByRole("region", { name: "Documentos enviados" });
  await seeDocument(page, { name: "frente-inteira.pdf" });
  await documents.getByRole("tab", { name: "verso.pdf" }).click();
  await seeDocument(page, { name: "verso.pdf" });
  const tool = (name: string) => documents.getByRole("toolbar").first().getByRole("button", { name });
  await expect.poll(() => shapeOfFirstPage(page)).toBeLessThan(1);
  await tool("Girar").click();
  await expect.poll(() => shapeOfFirstPage(page)).toBeGreaterThan(1);
  await tool("Página inteira").click();
  await expect(tool("Página inteira")).toHaveAttribute("aria-pressed", "true");
  const percent = async () =>
    Number.parseInt(
      (await documents
        .getByText(/^\d+%$/)
        .first()
        .textContent()) ?? "",
      10,
    );
  const before = await percent();
  await tool("Aumentar").click();
  await expect.poll(percent).toBeGreaterThan(before);

  await documents.getByRole("tab", { name: "frente-inteira.pdf" }).click();
  await documents.getByRole("button", { name: "Comparar versões" }).click();
  await expect(documents.getByLabel("Versão anterior").locator("option:checked")).toContainText("frente.pdf");
  await expect(documents.locator("[data-page='1'] canvas")).toHaveCount(2);
  await expect(documents.getByRole("toolbar")).toHaveCount(1);
  // The zoom applies to both documents, and scrolling one scrolls the other.
  for (let step = 0; step < 3; step += 1) await tool("Aumentar").click();
  const [current, older] = [documents.locator("[data-scrolls]").first(), documents.locator("[data-scrolls]").last()];
  await current.evaluate((place) => place.scrollTo(0, place.scrollHeight));
  await expect.poll(() => older.evaluate((place) => place.scrollTop)).toBeGreaterThan(0);
  await journey.expectNoBarrierInEitherTheme();
});

test("the next pendency and its first page are prefetched [S-071]", { tag: "@desktop" }, async ({ page, journey }) => {
  const documents = await Promise.all(
    ["primeiro.pdf", "segundo.pdf"].map(async (name) => ({ name, type: pdf, bytes: await printed(name) })),
  );
  const { project, sent: waiting } = await manySent(journey, documents);
  const [first, second] = await reviewQueue(journey, project.id, waiting);
  if (!first || !second) throw new Error("nothing waits for the reviewer");
  await journey.signInAs("analyst", `/pendencias/editar/${first.id}?project=${project.id}&status=IN_REVISION`);
  await seeDocument(page, first.document);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: second.name })).toBeVisible();
  await seeDocument(page, second.document);
  await page.context().setOffline(false);
});
