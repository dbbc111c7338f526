import { beginProject, untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";

test("the list restores its filters from the URL [S-070] [R-397] [R-400] [R-401]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias");
  await expect(page.getByRole("heading", { name: "Pendências", level: 1 })).toBeVisible();
  const tabs = page.getByRole("list", { name: "Situação" });
  await expect(tabs.getByRole("button")).toHaveCount(11);
  for (const name of [/^Em aberto/, /^Reprovado/, /^Tirando dúvida/]) await expect(tabs.getByRole("button", { name })).toContainText(/\d/);
  await expect(page.getByRole("radio", { name: /^SSMA\s*[\d.]+$/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^STP\s*[\d.]+$/ })).not.toBeChecked();
  await journey.expectNoBarrierInEitherTheme();

  await tabs.getByRole("button", { name: "Concluído" }).click();
  await page.getByRole("button", { name: "Mais filtros" }).click();
  const statuses = page.getByRole("group", { name: "Situações" });
  await expect(statuses.getByRole("checkbox")).toHaveCount(8);
  await expect(statuses.getByRole("checkbox", { name: "Tirando dúvida" })).toHaveCount(0);
  await page.getByLabel("Vencimento a partir de").fill("01012020");
  await expect(page.getByLabel("Vencimento a partir de")).toHaveValue("01/01/2020");
  await page.getByLabel("Ordenar por").selectOption("Vencimento mais próximo");
  await expect(page).toHaveURL(/startDate=2020-01-01/);
  await expect(page).toHaveURL(/orderBy=EXPIRATION_DATE_ASC/);
  await page.getByRole("button", { name: "Página 2", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(tabs.getByRole("button", { name: "Concluído" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Vencimento a partir de")).toHaveValue("01/01/2020");
  await expect(page.getByLabel("Ordenar por")).toHaveValue("EXPIRATION_DATE_ASC");
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page).toHaveURL(/status=DONE/);
  await expect(page.getByText("Concluído", { exact: true }).last()).toBeVisible();
  const previous = page.getByRole("button", { name: "Página anterior" });
  await expect(previous).toBeDisabled();
  await page.getByRole("button", { name: "Próxima página" }).click();
  await expect(page).toHaveURL(/page=2/);
  await previous.click();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await expect(previous).toBeFocused();

  const [month, year] = [page.getByLabel("Mês de referência a partir de: mês"), page.getByLabel("Mês de referência a partir de: ano")];
  await month.selectOption("03");
  await year.selectOption("2026");
  await expect(page).toHaveURL(/referenceMonthStart=2026-03/);
  const until = page.getByLabel("Vencimento até");
  await until.fill("0511");
  await page.getByRole("button", { name: "Limpar filtros" }).first().click();
  await expect(page).not.toHaveURL(/referenceMonthStart/);
  await expect(until).toHaveValue("");
  await expect(month).toHaveValue("");
  await expect(year).toHaveValue("");
});

test("the list is operable by keyboard, without capturing typed text [S-070]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias?status=OPEN");
  const rows = page.getByRole("table").getByRole("rowheader").getByRole("link");
  await expect(rows.first()).toBeVisible();
  for (const key of ["j", "j", "k"]) await page.keyboard.press(key);
  await expect(rows.first()).toBeFocused();
  const bar = page.getByRole("region", { name: "Documentos selecionados" });
  await page.keyboard.press("x");
  await expect(bar).toContainText("1 selecionado");
  await page.keyboard.press("x");
  await expect(bar).toHaveCount(0);
  const way = Promise.withResolvers<void>();
  await page.route(/\/api\/pendencies\?/, (route) => way.promise.then(() => route.continue()));
  await page.getByRole("list", { name: "Situação" }).getByRole("button", { name: "Concluído" }).click();
  const box = page.getByRole("checkbox", { name: /^Selecionar (?!todos)/ }).first();
  await expect(box).toBeDisabled();
  await rows.first().focus();
  await page.keyboard.press("x");
  await box.focus();
  await page.keyboard.press("Space");
  way.resolve();
  await expect(box).toBeEnabled();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press("/");
  const search = page.getByRole("combobox", { name: "Buscar pendências" });
  await expect(search).toBeFocused();
  await search.pressSequentially("jx?");
  await expect(search).toHaveValue("jx?");
  await search.clear();
  await search.blur();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Atalhos da lista" });
  await expect(keys).toContainText("Próximo documento");
  await journey.expectNoBarrier();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  const name = await rows.first().textContent();
  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pendencias\/editar\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name ?? "");
  await page.goBack();
  await expect(bar).toContainText("1 selecionado");
});

test("chosen columns are restored after a reload [S-070]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias?status=OPEN");
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await expect(head("Projeto")).toBeVisible();
  await expect(head("Tipo")).toHaveCount(0);
  await page.getByRole("button", { name: "Colunas" }).click();
  const columns = page.getByRole("dialog", { name: "Colunas" });
  await columns.getByRole("checkbox", { name: "Projeto" }).uncheck();
  await columns.getByRole("checkbox", { name: "Tipo" }).check();
  await page.keyboard.press("Escape");
  await expect(head("Projeto")).toHaveCount(0);
  await page.reload();
  await expect(head("Tipo")).toBeVisible();
  await expect(head("Projeto")).toHaveCount(0);
});

test("a linked project lists its pendencies for contractor and supplier [S-070] [S-053]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { id, name } = await beginProject(journey, "Lavagem de silos", { howMany: 2 });
  const ofProject = `/pendencias?project=${id}`;
  await untilLinked(journey, id);
  const rows = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
  await journey.signInAs("admin", ofProject);
  await expect(rows.first()).toContainText("Em aberto");
  await expect(rows.first()).toContainText(name);
  const rowCount = await rows.count();
  expect(rowCount).toBeGreaterThan(0);
  await expect(page.getByRole("list", { name: "Situação" }).getByRole("button", { name: /^Em aberto/ })).toContainText(/[1-9]/);

  await journey.signInAs("supplier", ofProject);
  await expect(rows.first()).toContainText("Em aberto");
  await expect(rows).toHaveCount(rowCount);
  await page.goto("/projetos");
  await page.getByRole("searchbox", { name: "Buscar projeto" }).fill(name);
  await expect(page.getByRole("link", { name })).toBeVisible();
});

/** Two open documents of one project: one with every question N/A, one unanswered. */
const twoOpen = async (journey: Journey) => {
  const api = await journey.apiAs("admin");
  const listed = async (status: "NOT_APPLICABLE" | "OPEN") =>
    (await api("GET /pendencies")({ query: { status: [status], plan: ["SSMA"], itemsPerPage: 100 } })).answer.results;
  const unanswered = (await listed("OPEN")).filter(({ employee }) => employee !== null);
  for (const first of await listed("NOT_APPLICABLE")) {
    const other = unanswered.find(({ project }) => project.id === first.project.id);
    if (!other || !first.employee) continue;
    await api("PUT /pendencies/{id}")({ id: first.id, body: { status: "OPEN", note: "Marcado por engano" } });
    return { first, other };
  }
  throw new Error("the demo world has no project with both");
};

test("bulk not-applicable keeps the documents that do not qualify, with reasons [S-070] [R-433] [R-446]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { first, other } = await twoOpen(journey);
  await journey.signInAs("admin", `/pendencias?status=OPEN&project=${first.project.id}&itemsPerPage=100`);
  for (const { id } of [first, other])
    await page
      .getByRole("row")
      .filter({ has: page.locator(`[data-row="${id}"]`) })
      .getByRole("checkbox")
      .check();
  const bar = page.getByRole("region", { name: "Documentos selecionados" });
  await expect(bar).toContainText("2 selecionados");
  const mark = "Marcar como não aplicável";
  await bar
    .getByRole("button", { name: new RegExp(`${mark}|Mais ações`) })
    .first()
    .click();
  const inMenu = page.getByRole("menuitem", { name: mark });
  const dialog = page.getByRole("dialog", { name: mark });
  await expect(inMenu.or(dialog).first()).toBeVisible();
  if (await inMenu.isVisible()) await inMenu.click();
  await dialog.getByRole("button", { name: mark }).click();
  await expect(dialog.getByText("1 feito, 1 sem alteração")).toBeVisible();
  const lines = dialog.getByRole("list", { name: "Resultado por documento" }).getByRole("listitem");
  await expect(lines.filter({ hasText: "Sem alteração" })).toContainText("todas as perguntas devem estar como N/A");
  await journey.expectNoBarrier();
  await expect(dialog.getByRole("button", { name: "Fechar" }).last()).toBeFocused();
  // Finished rows leave the selection, even if the user leaves through a link.
  await lines.filter({ hasText: "Sem alteração" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: other.name })).toBeVisible();
  await page.goBack();
  await expect(bar).toContainText("1 selecionado");

  const ask = async () => {
    await bar.getByRole("button", { name: "Mais ações" }).click();
    await page.getByRole("menuitem", { name: "Tirar dúvida" }).click();
    return page.getByRole("dialog", { name: "Tirar dúvida" });
  };
  const asking = await ask();
  await asking.getByLabel("Dúvida").fill("Vale para o turno da noite?");
  await page.keyboard.press("Escape");
  await expect(asking).toBeHidden();
  await page.locator(`[data-row="${other.id}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: other.name })).toBeVisible();
  await page.goBack();
  await expect((await ask()).getByLabel("Dúvida")).toHaveValue("Vale para o turno da noite?");
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Limpar seleção" }).click();
  await expect(bar).toBeHidden();
  await expect(page.locator("body")).not.toBeFocused();
});

test("a phone card shows document, owner, expiry and next step [S-070]", { tag: "@phone" }, async ({ page, journey }) => {
  await journey.signInAs("supplier", "/pendencias?status=OPEN");
  const card = page.getByRole("list", { name: "Documentos pedidos que você acompanha" }).getByRole("listitem").first();
  for (const fact of ["Colaborador / fornecedor", "Projeto", "Vencimento", "Próxima etapa"])
    await expect(card.getByText(fact, { exact: true })).toBeVisible();
  await expect(card).toContainText("Enviar para análise");
  await expect(card).toContainText("Sem vencimento");
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();
  await card.getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Documentos selecionados" });
  await expect(bar).toContainText("1 selecionado");
  await journey.expectNothingBeside();
  await bar.getByRole("button", { name: "Todos desta página" }).click();
  const boxes = page.getByRole("checkbox", { name: /^Selecionar / });
  await expect(bar).toContainText(`${await boxes.count()} selecionados`);
  await expect(page.getByRole("checkbox", { name: /^Selecionar /, checked: false })).toHaveCount(0);
  await expect(bar).toBeFocused();
  await journey.expectNothingBeside();
});

test("on a phone the filters are collapsed and counted [S-070]", {
  tag: "@phone",
}, async ({ page, journey }) => {
  await journey.signInAs("supplier", "/pendencias?pendencyType=EMPLOYEE&plan=SSMA&plan=STP");
  const more = page.getByRole("button", { name: "Mais filtros" });
  await expect(page.getByRole("list", { name: "Documentos pedidos que você acompanha" }).getByRole("listitem").first()).toBeInViewport();
  await expect(more).toContainText("1");
  await expect(page.getByLabel("Tipo")).toHaveCount(0);
  await more.click();
  await expect(page.getByLabel("Tipo")).toHaveValue("EMPLOYEE");
  await journey.expectNothingBeside();
  await page.goto("/pendencias?status=PRE_REJECTED");
  const pressed = page.getByRole("list", { name: "Situação" }).getByRole("button", { pressed: true });
  await expect(pressed).toHaveText(/Pré-reprovado/);
  await expect(pressed).toBeInViewport({ ratio: 0.99 });
});
