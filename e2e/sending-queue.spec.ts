import type { Page } from "@playwright/test";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { countClicks } from "./count-clicks.ts";
import { beginProject, EVERY_DOCUMENT, untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";
import { aFile, ISSUED } from "./sent-documents.ts";
import { transferFile } from "./transfer-file.ts";

const CLICKS_MAX = 15;

/** Open pendencies of a new project that need no service declaration, in the order of the supplier's list. */
const pendenciesOfProject = async (journey: Journey, what: string, name: string) => {
  const { id } = await beginProject(journey, what, { howMany: EVERY_DOCUMENT });
  await untilLinked(journey, id);
  const api = await journey.apiAs("supplier");
  const query = { side: "provider" as const, project: [id], status: ["OPEN" as const], itemsPerPage: 100 as const, name };
  const rows = async () => (await api("GET /pendencies")({ query })).answer.results;
  // The rows are created in batches, and their order is known once no more come.
  let lengthBefore = 0;
  const isWhole = async () => {
    const { length } = await rows();
    const isSame = length > 0 && length === lengthBefore;
    lengthBefore = length;
    return isSame;
  };
  await expect.poll(isWhole, { timeout: 30_000, intervals: [1_500] }).toBe(true);
  return { id, api, rows: await rows() };
};
type ProjectPendencies = Awaited<ReturnType<typeof pendenciesOfProject>>;

const documentsOf = (page: Page) => page.getByRole("region", { name: "Documentos", exact: true });

/** Types the dates that the open form asks for, without a click: the first has the focus after the file was added. */
const typeDates = async (
  page: Page,
  { api }: ProjectPendencies,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<void> => {
  const { answer: guide } = await api("GET /pendencies/{id}/sending")({ id });
  const documents = documentsOf(page);
  await expect(documents.getByRole("button", { name: `Abrir ${name}` })).toBeVisible();
  if (!guide.asksIssueDate && !guide.asksExpiry) return;
  const form = documents.getByRole("form", { name: `Datas de ${name}` });
  const [issue, expiry] = [form.getByLabel("Data de emissão"), form.getByLabel("Data de vencimento")];
  if (guide.asksIssueDate) {
    await expect(issue).toBeFocused();
    await page.keyboard.type(asRead(ISSUED));
    await page.keyboard.press("Tab");
  }
  if (guide.asksExpiry && (await expiry.inputValue()) === "") {
    await expect(expiry).toBeFocused();
    await page.keyboard.type(asRead(dayFromNow(365)));
    await page.keyboard.press("Tab");
  }
  await expect(form.getByRole("status")).toHaveText("Datas salvas");
};

test("a supplier sends the documents of a filter one after the other [S-085]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.slow();
  const asked = await pendenciesOfProject(journey, "Fila de envio", "");
  const five = asked.rows.slice(0, 5);
  await journey.signInAs("supplier", `/pendencias?project=${asked.id}&plan=SSMA&plan=STP`);
  const start = page.getByRole("button", { name: "Enviar documentos" });
  await expect(start).toBeVisible();
  const clicks = await countClicks(page);
  await start.click();
  const [first] = five;
  await expect(page).toHaveURL(new RegExp(`/pendencias/editar/${first?.id}\\?.*fila=envio`));
  const queue = page.getByRole("navigation", { name: "Fila de envio" });
  await expect(queue).toContainText(`1 de ${asked.rows.length}`);

  // Sending without a file says so where the file is chosen.
  const documents = documentsOf(page);
  await expect(documents.getByRole("button", { name: "Escolher arquivos" })).toBeVisible();
  await page.keyboard.press("e");
  await expect(documents.getByRole("alert")).toHaveText("Escolha um arquivo para enviar.");
  await expect(documents.getByRole("button", { name: "Escolher arquivos" })).toBeFocused();
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();

  for (const [at, { id, name }] of five.entries()) {
    await expect(page).toHaveURL(new RegExp(`/pendencias/editar/${id}\\?`));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const file = `documento-${id}.pdf`;
    if (at === 0) await transferFile(page, "drop", file);
    else {
      const choosing = page.waitForEvent("filechooser");
      await documents.getByRole("button", { name: "Escolher arquivos" }).click();
      await (await choosing).setFiles([aFile(file)]);
    }
    await typeDates(page, asked, { id, name: file });
    await documents.getByRole("button", { name: /^Enviar (renovação )?para análise$/ }).click();
    await expect(page.getByText(`Enviado para análise: “${name}”`).first()).toBeVisible();
  }
  expect(await clicks()).toBeLessThanOrEqual(CLICKS_MAX);
  for (const { id } of five) expect((await asked.api("GET /pendencies/{id}")({ id })).answer.status).toBe("IN_REVISION");

  await expect(queue).toContainText(`6 de ${asked.rows.length}`);
  await page.getByRole("link", { name: "Voltar a este documento" }).last().click();
  await expect(page.getByText("Nada a enviar neste documento agora.")).toBeVisible();
});

test("the sending queue ends with the skipped documents and a link", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const asked = await pendenciesOfProject(journey, "Fim da fila", "PGR: inventário");
  const list = `/pendencias?project=${asked.id}&name=${encodeURIComponent("PGR: inventário")}`;
  await journey.signInAs("supplier", list);
  await page.getByRole("button", { name: "Enviar documentos" }).click();
  const [pendency] = asked.rows;
  if (!pendency) throw new Error("the project asks for nothing");
  await page.getByRole("navigation", { name: "Fila de envio" }).getByRole("button", { name: "Pular" }).click();
  await expect(page.getByRole("heading", { name: "Fim da fila de envio" })).toBeFocused();
  await expect(page.getByText("1 documento pulado ainda espera envio.")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.getByRole("button", { name: "Ver os pulados" }).click();
  await expect(documentsOf(page).getByRole("button", { name: "Escolher arquivos" })).toBeVisible();

  const file = "inventario.pdf";
  await transferFile(page, "drop", file);
  const form = documentsOf(page).getByRole("form", { name: `Datas de ${file}` });
  await expect(documentsOf(page).getByRole("button", { name: `Abrir ${file}` })).toBeVisible();
  await documentsOf(page).getByRole("button", { name: "Enviar para análise" }).click();
  await expect(form.getByText("Informe a data").first()).toBeVisible();
  await expect(form.getByLabel("Data de emissão")).toBeFocused();
  // A failed save keeps the date, and sending saves it first.
  const isDates = /\/documents\/(expiration\/)?\d+$/;
  await page.route(isDates, (route) => route.abort());
  await page.keyboard.type(asRead(ISSUED));
  await page.keyboard.press("Tab");
  await expect(form.getByRole("alert")).toBeVisible();
  await page.unroute(isDates);
  const expiry = form.getByLabel("Data de vencimento");
  if ((await expiry.inputValue()) === "") await expiry.pressSequentially(asRead(dayFromNow(365)));
  await documentsOf(page).getByRole("button", { name: "Enviar para análise" }).click();
  await expect(page.getByRole("heading", { name: "Nada mais a enviar neste filtro" })).toBeVisible();
  await page.getByRole("link", { name: "Voltar à lista" }).click();
  await expect(page).toHaveURL(/\/pendencias\?(?!.*fila)/);
  await expect(page.getByRole("button", { name: "Enviar documentos" })).toBeHidden();
  expect((await asked.api("GET /pendencies/{id}")({ id: pendency.id })).answer.status).toBe("IN_REVISION");
});
