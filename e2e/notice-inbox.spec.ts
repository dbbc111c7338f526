import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { expect, test } from "./journey.ts";
import { manySent } from "./sent-pendencies.ts";

test("a rejection is read in the inbox and answered", async ({ page, journey }) => {
  const { sent } = await manySent(journey, [{ name: "aso.pdf", type: "application/pdf", bytes: await printed("ASO") }]);
  const id = sent[0]?.id ?? 0;
  const analyst = await journey.apiAs("analyst");
  const { checklist } = (await analyst("GET /pendencies/{id}")({ id })).answer;
  const [question] = checklist;
  const [template] = (await analyst("GET /checklist/{id}/templates")({ id: question?.id ?? 0 })).answer.results;
  const no = { status: "INVALID" as const, ...template };
  await analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: question?.id ?? 0, body: no });
  const note = `Falta a assinatura do médico ${id}.`;
  expect((await analyst("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "reject", note } })).status).toBe(200);

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
  const read = async () => (await supplier("GET /notices")()).answer.results.find(({ about }) => about.id === id)?.isRead;
  await expect.poll(read).toBe(true);
  const asked = await supplier("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "Vale a assinatura digital?" } });
  expect(asked.status).toBe(201);
});

test("a user chooses notices, and an unsubscribe link asks first", async ({ page, journey }) => {
  await journey.signInAs("analyst", "/minha-conta?secao=dados-pessoais");
  const settings = page.getByRole("region", { name: "Avisos e e-mails" });
  const mail = settings.getByRole("checkbox", { name: "Menção a você: por e-mail" });
  await expect(mail).toBeChecked();
  await mail.uncheck();
  await expect(mail).toBeEnabled();
  await page.reload();
  await expect(mail).not.toBeChecked();
  await mail.check();
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();

  await page.goto(`/avisos/cancelar/1.mention.${"a".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "Parar de receber estes e-mails?" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.getByRole("button", { name: "Parar de receber" }).click();
  await expect(page.getByRole("alert")).toContainText("O link não vale mais");
});
