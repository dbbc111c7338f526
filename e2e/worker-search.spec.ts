import { randomInt } from "node:crypto";
import { dayFromNow } from "../apps/api/test/days.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { beginProject, chooseProject } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";

const born = { birthdate: "1990-05-04", role: "Montador", contractRegime: "clt_indefinite" } as const;

/** Two workers of Ipê for this journey: one admitted long ago, one tomorrow. */
const twoWorkers = async (journey: Journey) => {
  const family = `Quintela ${randomInt(100_000_000, 999_999_999)}`;
  const api = await journey.apiAs("supplier");
  const names = { early: `Amaro ${family}`, late: `Zuleica ${family}` };
  await api("POST /companies/employees")({ body: { ...born, name: names.early, CPF: newCpf(), admissionDate: "2024-03-04" } });
  await api("POST /companies/employees")({ body: { ...born, name: names.late, CPF: newCpf(), admissionDate: dayFromNow(1) } });
  return { family, ...names };
};

test("the list restores search and filters from the URL [S-087] [R-479] [R-480] [CD-069]", async ({ page, journey }) => {
  const { family, early, late } = await twoWorkers(journey);
  await journey.signInAs("supplier", "/colaboradores");
  await expect(page.getByRole("heading", { name: "Colaboradores", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Novo colaborador" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  const search = page.getByRole("searchbox", { name: "Buscar colaborador" });
  await search.fill(family);
  await search.press("Enter");
  await expect(page.getByText("2 colaboradores", { exact: true })).toBeVisible();
  const listRequest = page.waitForRequest(/\/api\/employees-without-projects\?/);
  await page.getByRole("checkbox", { name: "Só sem projeto" }).check();
  await listRequest;
  await expect(page).toHaveURL(/withOutProjects=true/);
  await page.reload();
  await expect(search).toHaveValue(family);
  await expect(page.getByRole("checkbox", { name: "Só sem projeto" })).toBeChecked();
  for (const name of [early, late]) await expect(page.getByRole("link", { name })).toBeVisible();

  await page.getByLabel("Situação").selectOption("dismissed");
  await expect(page.getByText("Nenhum colaborador com estes filtros")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(search).toHaveValue("");
});

test("bulk linking reports every worker, with the reason of each refusal [S-087] [R-485]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const project = await beginProject(journey, "Mutirão");
  const { family, early, late } = await twoWorkers(journey);
  await journey.signInAs("supplier", `/colaboradores?nameOrDocument=${encodeURIComponent(family)}`);
  for (const name of [early, late]) await page.getByRole("checkbox", { name: `Selecionar ${name}` }).check();
  const bar = page.getByRole("region", { name: "Colaboradores selecionados" });
  await expect(bar).toContainText("2 selecionados");
  await bar.getByRole("button", { name: "Vincular a projeto" }).click();

  const dialog = page.getByRole("dialog", { name: "Vincular a projeto" });
  await dialog.getByRole("button", { name: "Vincular a projeto" }).click();
  await expect(dialog.getByText("Escolha o projeto.")).toBeVisible();
  await chooseProject(dialog.getByRole("combobox", { name: "Projeto" }), project.name);
  await dialog.getByLabel("Início no projeto").fill(dayFromNow(0));
  await journey.expectNoBarrier();
  await dialog.getByRole("button", { name: "Vincular a projeto" }).click();

  await expect(dialog.getByText("1 colaborador vinculado, 1 sem alteração")).toBeVisible();
  const lines = dialog.getByRole("list", { name: "Resultado por colaborador" }).getByRole("listitem");
  await expect(lines.filter({ hasText: late })).toContainText("não pode começar antes da admissão");
  await expect(lines.filter({ hasText: early })).toContainText("Feito");
  await journey.expectNoBarrier();
  await dialog.getByRole("button", { name: "Fechar" }).last().click();
  await expect(page.getByText(project.name)).toBeVisible();
  await expect(page.getByText("Sem projeto", { exact: true })).toBeVisible();
});

test("the list offers its actions, and an export names its recipient [S-087] [C-233] [R-541]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  await journey.signInAs("supplier", "/colaboradores");
  await expect(page.getByRole("searchbox", { name: "Buscar colaborador" })).toBeVisible();
  await expect(page.getByLabel("Situação")).toBeVisible();
  await expect(page.getByRole("link", { name: "Novo colaborador" })).toHaveAttribute("href", "/colaboradores/criar");
  await expect(page.getByRole("button", { name: "Importar" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Próxima página" })).toBeEnabled();

  const row = page.getByRole("row").nth(1);
  await expect(row.getByRole("link").first()).toHaveAttribute("href", /^\/colaboradores\/\d+/);
  await expect(page.getByRole("button", { name: /^Crachá de / }).first()).toBeEnabled();
  await row.getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Colaboradores selecionados" });
  await expect(bar.getByRole("button", { name: "Retirar de projeto" })).toBeEnabled();

  await page.getByRole("button", { name: "Exportar" }).click();
  await expect(page.getByText(/O link chega em fornecedor@ipe\.example/)).toBeVisible();
});

test("a member of one project finds only the workers of that project [S-087] [R-214]", { tag: "@desktop" }, async ({ page, journey }) => {
  const project = await beginProject(journey, "Longe daqui");
  const { early } = await twoWorkers(journey);
  const api = await journey.apiAs("supplier");
  const { answer } = await api("GET /employees")({ query: { nameOrDocument: early } });
  const [found] = answer.results;
  if (!found) throw new Error("nobody was registered");
  const body = { action: "LINK" as const, ids: [found.id], projectId: project.id, hiringDate: dayFromNow(0) };
  await api("POST /employees/bulk")({ body });

  await journey.signInAs("admin", `/colaboradores?nameOrDocument=${encodeURIComponent(early)}`);
  await expect(page.getByRole("link", { name: early })).toBeVisible();
  await expect(page.getByRole("link", { name: "Novo colaborador" })).toHaveCount(0);
  await journey.signInAs("site", `/colaboradores?nameOrDocument=${encodeURIComponent(early)}`);
  await expect(page.getByText("Nenhum colaborador com estes filtros")).toBeVisible();
});
