import { cast, DEMO_PASSWORD } from "../apps/api/demo/accounts/cast.ts";
import { expect, test } from "./journey.ts";
import { linkSentTo } from "./sent-links.ts";

const FILE_NAME = /^pendencias-.*\.csv$/;

test("an export stays in the panel after a reload until dismissed [S-070] [CD-164]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias?status=DONE");
  const ask = page.getByRole("button", { name: "Exportar" });
  await ask.click();
  const panel = page.getByRole("region", { name: "Exportações" });
  const download = panel.getByRole("button", { name: "Baixar Planilha de pendências" });
  await expect(panel).toContainText("Planilha de pendências");
  await expect(download).toBeVisible();
  await expect(ask).toBeFocused();
  await expect(panel).toContainText(/linhas?\. Pode ser baixada até/);
  await journey.expectNoBarrierInEitherTheme();
  await page.reload();
  const saved = page.waitForEvent("download");
  await download.click();
  expect((await saved).suggestedFilename()).toMatch(FILE_NAME);
  await panel.getByRole("button", { name: "Tirar Planilha de pendências daqui" }).click();
  await expect(panel).toHaveCount(0);
});

test("the mailed link of an export leads through the sign-in to the download [CD-164]", {
  tag: "@desktop",
}, async ({ page, journey, request }) => {
  const { email } = cast.stranger;
  const api = await journey.apiAs("stranger");
  const { answer } = await api("POST /reports/pendencies/export")({ body: { status: ["DONE"] } });
  await expect
    .poll(async () => (await api("GET /reports/exports")()).answer.results.find(({ jobId }) => jobId === answer.jobId)?.state)
    .toBe("ready");
  const link = await linkSentTo(request, email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel(/^Senha/).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Planilha de pendências" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(link);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar" }).click();
  expect((await saved).suggestedFilename()).toMatch(FILE_NAME);
  await journey.signInAs("supplier", link);
  await expect(page.getByRole("heading", { level: 1, name: "Exportação não encontrada" })).toBeVisible();
});
