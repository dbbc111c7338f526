import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { expect, test } from "./journey.ts";
import { drawerOf, giveDates } from "./sent-documents.ts";
import { rejectedDocument } from "./sent-pendencies.ts";

test("a rejection is read in the inbox and answered", { tag: "@phone" }, async ({ page, journey }) => {
  const { id, note, question, analyst } = await rejectedDocument(journey, (pendency) => `Falta a assinatura do médico ${pendency}.`);

  await journey.signInAs("supplier", "/projetos");
  await page.getByRole("button", { name: /^Avisos: \d+ não lidos?$/ }).click();
  const inbox = page.getByRole("dialog", { name: "Avisos" });
  const notice = inbox.getByRole("listitem").filter({ hasText: note });
  await expect(notice).toContainText("recusou um documento");
  await expect(notice).toContainText(question?.question ?? "");
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();
  await notice.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/pendencias/editar/${id}$`));
  await expect(inbox).toBeHidden();
  const supplier = await journey.apiAs("supplier");
  const isRead = async () => (await supplier("GET /notices")()).answer.results.find(({ about }) => about.id === id)?.isRead;
  await expect.poll(isRead).toBe(true);

  await page.getByRole("button", { name: "Corrigir os documentos" }).click();
  const drawer = drawerOf(page);
  const choosing = page.waitForEvent("filechooser");
  await drawer.getByRole("button", { name: "Substituir ficha.pdf" }).click();
  const again = { name: "aso-assinado.pdf", mimeType: "application/pdf", buffer: await printed("ASO assinado") };
  await (await choosing).setFiles([again]);
  await expect(drawer.getByText("No lugar de ficha.pdf")).toBeVisible();
  await giveDates(page, { guide: (await supplier("GET /pendencies/{id}/sending")({ id })).answer }, again.name);
  await drawer.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(page.getByText("Enviado para análise.")).toBeVisible();
  await expect.poll(async () => (await analyst("GET /pendencies/{id}")({ id })).answer.status).toBe("IN_REVISION");
});

test("a user chooses notices, and an unsubscribe link asks first", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("supplier", "/minha-conta?secao=dados-pessoais");
  const settings = page.getByRole("region", { name: "Avisos e e-mails" });
  const mail = settings.getByRole("checkbox", { name: "Menção a você: por e-mail" });
  const choose = async (isOn: boolean) => {
    await expect(mail).toBeEnabled();
    await mail.click();
    await expect(mail).toBeChecked({ checked: isOn });
  };
  await choose(false);
  await page.reload();
  await expect(mail).not.toBeChecked();
  await choose(true);
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();

  await page.goto(`/avisos/cancelar/1.mention.${"a".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "Parar de receber estes e-mails?" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.getByRole("button", { name: "Parar de receber" }).click();
  await expect(page.getByRole("alert")).toContainText("O link não vale mais");
});
