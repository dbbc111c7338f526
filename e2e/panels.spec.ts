import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { RESTRICTED_PROJECT } from "../apps/api/demo/accounts/cast.ts";
import { pdfText } from "../apps/api/test/files/pdf-text.ts";
import { readSheets } from "../apps/api/test/fixtures/workbook.ts";
import { address, expect, test } from "./journey.ts";
import { comeInAsNewcomer } from "./newcomer.ts";

const panelOf = (page: Page, name: string) => page.getByRole("region", { name });
const byCreation = (page: Page) => panelOf(page, "Conformidade por mês de criação");
const panelNames = [
  "Conformidade",
  "Projetos",
  "Pendências",
  "Colaboradores",
  "Conformidade por mês de referência",
  "Conformidade por mês de criação",
  "Documentos com mais irregularidades",
  "Fornecedores com mais irregularidades",
];
const titlesOf = (page: Page) => page.locator("section > header > h2");

/** Narrows the panels to one project and waits for its chart. */
const chooseProject = async (page: Page, name: string) => {
  const more = page.getByRole("button", { name: /^Filtros/ });
  if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
  const narrowed = page.waitForResponse((response) => /\/reports\/pendencies\/stp\?.*projects=/.test(response.url()));
  await page.getByRole("combobox", { name: "Projetos" }).fill(name.slice(0, 12));
  await page.getByRole("option", { name }).click();
  await narrowed;
};

/** Opens a point, expects as many documents as it names, and returns. Repeated, because other journeys change documents meanwhile. */
const expectSameNumber = (page: Page, point: () => Locator) =>
  expect(async () => {
    const name = (await point().getAttribute("aria-label")) ?? "";
    const [, total = ""] = /de ([\d.]+) documentos/.exec(name) ?? [];
    const panels = page.url();
    await point().scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await point().click();
    await expect(page.getByRole("heading", { level: 1, name: "Pendências" })).toBeVisible();
    const counted = page.getByText(new RegExp(`^${total.replaceAll(".", "\\.")} documentos?$`)).first();
    const isSame = await counted.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    await page.goBack();
    await expect(page).toHaveURL(panels);
    await expect(page.getByRole("link", { name })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(isSame).toBe(true);
  }).toPass({ timeout: 45_000 });

test("a manager opens a month of a project and comes back to it [S-065] [R-354] [R-535]", async ({ page, journey }) => {
  await journey.signInAs("manager", "/paineis");
  await expect(titlesOf(page)).toHaveText(panelNames);
  await expect(byCreation(page).getByRole("link").first()).toBeVisible();
  await expect(panelOf(page, "Projetos").getByRole("link").first()).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();
  await chooseProject(page, RESTRICTED_PROJECT);
  await expect(page).toHaveURL(/\/paineis\?projects=\d+$/);
  await expectSameNumber(page, () =>
    byCreation(page)
      .getByRole("link", { name: /^STP, / })
      .last(),
  );
});

test("a failed report leaves the other panels [R-346] [R-519] [MD-052]", { tag: "@desktop" }, async ({ page, journey }) => {
  await page.route("**/api/reports/management/projects*", (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: "x" } }),
  );
  await journey.signInAs("manager", "/paineis");
  const failed = panelOf(page, "Projetos");
  await expect(failed.getByRole("alert")).toBeVisible();
  await expect(failed.getByRole("link")).toHaveCount(0);
  await expect(panelOf(page, "Colaboradores").getByRole("link").first()).toBeVisible();
  await page.unroute("**/api/reports/management/projects*");
  await failed.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(failed.getByRole("link").first()).toBeVisible();
});

test("a chart is read with the keyboard, point by point and as a table", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("manager", "/paineis");
  const panel = byCreation(page);
  const points = panel.getByRole("group").getByRole("link");
  await expect(points.first()).toBeVisible();
  await expect(panel.locator('a[data-place][tabindex="0"]')).toHaveCount(1);
  await panel.locator('a[data-place][tabindex="0"]').focus();
  await page.keyboard.press("Home");
  await expect(points.first()).toBeFocused();
  await page.keyboard.press("t");
  await expect(panel.getByRole("table")).toBeVisible();
  await journey.expectNoBarrier();
  await page.reload();
  await expect(panel.getByRole("table")).toBeVisible();
  await panel.getByRole("button", { name: "Ver gráfico" }).click();
  await expect(points.first()).toBeVisible();
});

test("the indicators are compared with the same day of last year", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("manager", "/paineis");
  const panel = panelOf(page, "Conformidade");
  await expect(panel.getByText(/pontos? a mais que em/)).toBeVisible();
  await page.getByRole("combobox", { name: "Comparar com" }).selectOption("Um ano antes");
  await expect(page).toHaveURL(/compare=year/);
  await page.reload();
  await expect(panel.getByText(/1\d pontos a mais que em \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(panelOf(page, "Colaboradores").getByText(/a mais que em/)).toBeVisible();
});

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name, exact: true }) });
/** Drags a row by its handle, in steps, because a drag starts after some pixels. */
const dragBelow = async (page: Page, row: Locator, target: Locator) => {
  const [from, to] = [await row.locator('[data-control="handle"]').boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("a row of the arrangement is hidden");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height, { steps: 8 });
  await page.mouse.up();
};

test("panels are arranged with the keyboard for the account and reset [R-342] [R-343]", { tag: "@desktop" }, async ({
  page,
  journey,
  browser,
}) => {
  await journey.signInAs("admin", "/paineis");
  await page.getByRole("button", { name: "Organizar painéis" }).click();
  const dialog = page.getByRole("dialog", { name: "Organizar painéis" });
  await dialog.getByRole("checkbox", { name: "Projetos" }).uncheck();
  await dialog.getByRole("checkbox", { name: "Fornecedores com mais irregularidades" }).focus();
  for (let place = 1; place < panelNames.length; place++) await page.keyboard.press("Alt+ArrowUp");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog).toBeHidden();
  await expect(titlesOf(page).first()).toHaveText("Fornecedores com mais irregularidades");
  const device = await browser.newContext({ baseURL: address(), storageState: await page.context().storageState() });
  const other = await device.newPage();
  await other.goto("/paineis");
  await expect(titlesOf(other).first()).toHaveText("Fornecedores com mais irregularidades");
  await expect(titlesOf(other)).toHaveCount(panelNames.length - 1);
  await device.close();
  await page.getByRole("button", { name: "Organizar painéis" }).click();
  await dialog.getByRole("button", { name: "Restaurar o padrão" }).click();
  await dragBelow(page, rowOf(page, "Conformidade"), rowOf(page, "Projetos"));
  await expect(dialog.getByRole("listitem").first()).toContainText("Projetos");
  await dialog.getByRole("button", { name: "Restaurar o padrão" }).click();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(titlesOf(page)).toHaveText(panelNames);
});

/** Name and bytes of the file that a click downloads. */
const downloadBy = async (page: Page, click: () => Promise<void>) => {
  const download = page.waitForEvent("download");
  await click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};
const exportAs = async (page: Page, format: string, kind: string) => {
  await page.getByRole("button", { name: "Exportar", exact: true }).click();
  await page.getByRole("menuitem", { name: format }).click();
  const done = page.getByRole("region", { name: "Exportações" }).getByRole("button", { name: `Baixar ${kind}` });
  return downloadBy(page, () => done.click());
};
const projectTotal = (page: Page) => panelOf(page, "Projetos").getByRole("link", { name: /^Todos, Total: / });

test("a user of one project downloads its panels as picture, spreadsheet and PDF", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("site", "/paineis");
  await expect(projectTotal(page)).toHaveText("1");
  await expect(byCreation(page).getByRole("link").first()).toBeVisible();
  const picture = await downloadBy(page, async () => {
    await page.getByRole("button", { name: "Ações do painel: Conformidade por mês de criação" }).click();
    await page.getByRole("menuitem", { name: "Baixar imagem (PNG)" }).click();
  });
  expect([picture.name, picture.bytes.toString("latin1", 1, 4)]).toEqual(["Conformidade por mês de criação.png", "PNG"]);
  expect(picture.bytes.readUInt32BE(16)).toBeGreaterThan(600);

  const sheet = await exportAs(page, "Planilha (XLSX)", "Planilha dos painéis");
  expect(sheet.name).toMatch(/^paineis-.*\.xlsx$/);
  const sheets = await readSheets(sheet.bytes);
  expect(sheets.get("Projetos")?.at(-1)?.slice(0, 2)).toEqual(["Todos", 1]);
  expect(sheets.size).toBe(panelNames.length + 1);

  const pdf = await exportAs(page, "PDF", "PDF dos painéis");
  expect(pdf.name).toMatch(/^paineis-.*\.pdf$/);
  const text = await pdfText(pdf.bytes);
  for (const title of panelNames) expect(text).toContain(title);
  expect(text).toMatch(/Todos\s+1\s/);
});

test("a user without the permission loads no panel data [R-221] [R-348]", { tag: "@desktop" }, async ({ page, journey }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(reports|projects\/by-users|account\/me\/preferences)/.test(request.url())) calls.push(request.url());
  });
  await comeInAsNewcomer(page, journey, { fullName: "Nara Sem Painel" });
  await page.goto("/paineis");
  await expect(page).toHaveURL(/\/projetos/);
  expect(calls).toEqual([]);
});
