import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { text } from "../apps/web/src/features/review/text/pt-br.ts";
import { countClicks } from "./count-clicks.ts";
import { expect, test } from "./journey.ts";
import { drawerOf, giveDates } from "./sent-documents.ts";
import { rejectedDocument } from "./sent-pendencies.ts";

const CLICKS_FROM_HOME_MAX = 5;

test("a supplier corrects a rejected document on a phone [S-071] [S-085]", {
  tag: "@phone",
}, async ({ page, journey }) => {
  const { id, question, template, analyst } = await rejectedDocument(journey, () => "Corrija e envie de novo.");

  await journey.signInAs("supplier", `/pendencias/editar/${id}`);
  const explained = page.getByRole("region", { name: "Corrija um ponto e envie de novo" });
  const expectedTexts = [
    question?.question,
    template && text.reasons[template.reason],
    template?.invalidDescription,
    template?.action,
    "Como fica certo",
    question?.example,
  ];
  await expect(explained).toContainText(new RegExp(expectedTexts.map((words) => RegExp.escape(words ?? "")).join("[^]*")));
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();
  await explained.getByRole("button", { name: "Corrigir os documentos" }).click();
  const drawer = drawerOf(page);
  const choosing = page.waitForEvent("filechooser");
  await drawer.getByRole("button", { name: "Substituir ficha.pdf" }).click();
  const again = { name: "ficha-assinada.pdf", mimeType: "application/pdf", buffer: await printed("Ficha assinada") };
  await (await choosing).setFiles([again]);
  await expect(drawer.getByText("No lugar de ficha.pdf")).toBeVisible();
  const supplier = await journey.apiAs("supplier");
  await giveDates(page, { guide: (await supplier("GET /pendencies/{id}/sending")({ id })).answer }, again.name);
  await journey.expectNothingBeside();
  await drawer.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(page.getByText("Enviado para análise.")).toBeVisible();
  await expect.poll(async () => (await analyst("GET /pendencies/{id}")({ id })).answer.status).toBe("IN_REVISION");
});

test("a rejection is corrected from home in five clicks", { tag: "@desktop" }, async ({ page, journey }) => {
  const { id, project, analyst } = await rejectedDocument(journey, () => "Falta a assinatura.");

  await journey.signInAs("supplier", "/projetos");
  const rejected = page.getByRole("region", { name: "O que precisa de atenção" }).getByRole("link", { name: /Reprovados$/ });
  await expect(rejected).toBeVisible();
  const clicks = await countClicks(page);
  await rejected.click();
  // The list shows ten of all rejected documents; the search needs no click.
  const tabs = page.getByRole("list", { name: "Situação" });
  await expect(tabs.getByRole("button", { name: /^Reprovado/ })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("/");
  await page.keyboard.type(project.name);
  await expect(
    page
      .getByRole("listbox", { name: "Sugestões" })
      .getByRole("option")
      .filter({ hasText: /^Projeto/ }),
  ).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page
    .getByRole("row")
    .filter({ hasText: project.name })
    .getByRole("link", { name: /^Corrigir / })
    .click();
  const drawer = drawerOf(page);
  const choosing = page.waitForEvent("filechooser");
  await drawer.getByRole("button", { name: "Escolher arquivos" }).click();
  const again = { name: "ficha-assinada.pdf", mimeType: "application/pdf", buffer: await printed("Ficha assinada") };
  await (await choosing).setFiles([again]);
  await expect(drawer.getByText("No lugar de ficha.pdf")).toBeVisible();
  await expect(page.getByText("Falta enviar para análise.").first()).toBeVisible();
  const supplier = await journey.apiAs("supplier");
  await giveDates(page, { guide: (await supplier("GET /pendencies/{id}/sending")({ id })).answer }, again.name);
  await drawer.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(page.getByText("Enviado para análise.")).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(CLICKS_FROM_HOME_MAX);
  await expect.poll(async () => (await analyst("GET /pendencies/{id}")({ id })).answer.status).toBe("IN_REVISION");
});
