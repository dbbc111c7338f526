import { dayFromNow } from "../apps/api/test/days.ts";
import { formatDay } from "../apps/web/src/shared/format/format-day.ts";
import { chooseProject } from "./create-project.ts";
import { expect, test } from "./journey.ts";
import { born, registered, somebody, suppliedProject } from "./registered-worker.ts";

test("a supplier registers a worker step by step with a project link [S-088] [R-474] [R-482] [R-484] [R-523]", async ({
  page,
  journey,
}) => {
  const project = await suppliedProject(journey, "Contratação");
  const person = somebody();
  await journey.signInAs("supplier", "/colaboradores/criar");
  await expect(page.getByRole("heading", { name: "Novo colaborador" })).toBeVisible();

  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Nome completo")).toBeFocused();
  await page.getByLabel("Nome completo").fill(person.name);
  await page.getByRole("textbox", { name: "CPF" }).pressSequentially("52998224726");
  await expect(page.getByText("CPF inválido")).toBeVisible();
  await page.getByRole("textbox", { name: "CPF" }).fill(person.CPF);
  await expect(page.getByText("CPF inválido")).toBeHidden();
  const birth = page.getByLabel("Data de nascimento");
  await birth.fill("31/02/1990");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Informe uma data válida")).toBeVisible();
  await expect(birth).toBeFocused();
  await birth.fill(dayFromNow(-365));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("A lei exige pelo menos 14 anos na admissão")).toBeVisible();
  await birth.fill(born.birthdate);
  await expect(birth).toHaveValue("04/05/1990");
  await page.getByRole("button", { name: "Abrir calendário" }).click();
  const calendar = page.getByRole("dialog", { name: "Calendário" });
  await expect(calendar.getByRole("button", { name: "04/05/1990" })).toBeFocused();
  await journey.expectNoBarrierInEitherTheme();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(birth).toHaveValue("04/05/1990");
  await journey.expectNoBarrier();
  await page.getByRole("button", { name: "Continuar" }).click();

  await expect(page.getByRole("heading", { name: "Empresa e contrato" })).toBeFocused();
  await page.getByLabel("Função").fill("Montadora");
  await page.getByLabel("Regime de contratação").selectOption("clt_indefinite");
  await page.getByLabel("Data de admissão").fill(born.admissionDate);
  await page.getByLabel("Salário").pressSequentially("2450,50");
  await expect(page.getByLabel("Salário")).toHaveValue("2.450,50");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "Continuar" }).click();

  await chooseProject(page.getByRole("combobox", { name: "Incluir em um projeto" }), project.name);
  await expect(page.getByLabel(`Início em ${project.name}`)).toBeVisible();
  await page.getByRole("button", { name: "Continuar" }).click();

  await expect(page.getByRole("heading", { name: "Campos adicionais" })).toBeFocused();
  await page.getByLabel("Turno").selectOption("B");
  await page.getByLabel("Matrícula na mina").fill("M-1042");
  await page.getByRole("button", { name: "Continuar" }).click();
  const projectsRequest = page.waitForRequest(/\/employees\/\d+\/projects-info\?page=1&itemsPerPage=9999/);
  await page.getByRole("button", { name: "Cadastrar colaborador" }).click();

  await expect(page.getByText("Colaborador cadastrado com sucesso")).toBeVisible();
  await expect(page).toHaveURL(/\/colaboradores\/editar\/\d+/);
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await projectsRequest;
  await expect(page.getByRole("list", { name: "Projetos" }).getByText(project.name)).toBeVisible();
  await journey.expectNoBarrier();

  await page.getByRole("link", { name: "Editar", exact: true }).click();
  await expect(page.getByLabel(`Início em ${project.name}`)).toBeVisible();
  await page.getByLabel("Função").fill("Encarregada");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Colaborador editado com sucesso")).toBeVisible();
  await expect(page.getByLabel("Turno")).toHaveValue("B");
  await page.getByRole("link", { name: "Perfil do colaborador" }).click();
  await page.getByRole("button", { name: "Histórico" }).click();
  await expect(page.getByText("mudou a função")).toBeVisible();
  await expect(page.getByText("preencheu o campo Turno")).toBeVisible();
});

test("a worker draft survives a reload, and leaving asks for confirmation [S-088] @desktop", async ({ page, journey }) => {
  const person = somebody();
  await journey.signInAs("supplier", "/colaboradores/editar/0");
  await page.getByLabel("Nome completo").fill(person.name);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Retomar o que digitei" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue(person.name);
  await page.getByRole("link", { name: "Projetos" }).first().click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL(/\/projetos/);
});

test("two suppliers employ one person without seeing each other's record [S-088] @desktop", async ({ page, journey }) => {
  const person = somebody();
  const elsewhere = await registered(journey, "newcomer", person);
  page.on("dialog", (dialog) => void dialog.accept());
  await journey.signInAs("supplier", "/colaboradores/criar");
  await page.getByLabel("Nome completo").fill(person.name);
  await page.getByRole("textbox", { name: "CPF" }).fill(person.CPF);
  const known = page.getByText("Este colaborador já está cadastrado na sua empresa.");
  await expect(known).toBeHidden();
  const here = await registered(journey, "supplier", person);
  expect(here.id).not.toBe(elsewhere.id);
  expect(here.companies.map(({ employeeId }) => employeeId)).toEqual([here.id]);
  await page.goto("/colaboradores/criar");
  await page.getByLabel("Nome completo").fill(person.name);
  await page.getByLabel("Data de nascimento").fill(born.birthdate);
  await page.getByRole("textbox", { name: "CPF" }).fill(person.CPF);
  await expect(known).toBeVisible();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("textbox", { name: "CPF" })).toBeFocused();
  await page.goto(`/colaboradores/editar/${here.id}`);
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await page.goto(`/colaboradores/editar/${elsewhere.id}`);
  await expect(page.getByText("Colaborador não encontrado.")).toBeVisible();
});

test("linking a restricted worker shows the contractor's reason and end date [S-088]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const project = await suppliedProject(journey, "Impedimento");
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  const contractor = await journey.apiAs("admin");
  const [company] = (await contractor("GET /projects/create/companies")()).answer.results;
  const restriction = { reason: "Descumprimento de norma de segurança", startDate: "2026-01-01", endDate: "2099-12-31" };
  await contractor("POST /companies/{companyId}/restricted-employee")({ companyId: company?.id ?? 0, body: { ...person, ...restriction } });

  await journey.signInAs("supplier", `/colaboradores/editar/${id}?secao=cadastro`);
  await chooseProject(page.getByRole("combobox", { name: "Incluir em um projeto" }), project.name);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText(/até 31\/12\/2099/).first()).toBeVisible();
  await expect(page.getByText(/Motivo: Descumprimento de norma de segurança/).first()).toBeVisible();
  await journey.expectNoBarrier();
});

test("a supplier uploads a photo and removes a worker after a preview [S-088] [R-477]", { tag: "@desktop" }, async ({ page, journey }) => {
  const project = await suppliedProject(journey, "Desvínculo");
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}`);
  await page.getByRole("button", { name: "Incluir foto" }).click();
  await page.locator('input[type="file"]').setInputFiles("docs/images/projects.png");
  await page.getByRole("button", { name: "Salvar foto" }).click();
  await expect(page.getByText("Foto salva")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("img", { name: `Foto de ${person.name}` })).toHaveAttribute("src", /^(?!blob:)/);
  await page.getByRole("link", { name: "Editar", exact: true }).click();
  await chooseProject(page.getByRole("combobox", { name: "Incluir em um projeto" }), project.name);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Colaborador editado com sucesso")).toBeVisible();
  await page.getByRole("link", { name: "Perfil do colaborador" }).click();
  await page.getByRole("button", { name: "Desvincular da empresa" }).click();
  const dialog = page.getByRole("dialog", { name: "Desvincular colaborador" });
  await expect(dialog.getByText("O vínculo com 1 projeto em andamento também termina:")).toBeVisible();
  await expect(dialog.getByText(project.name)).toBeVisible();
  await dialog.getByRole("button", { name: "Desvincular" }).click();
  await expect(page.getByText(`${person.name} foi desvinculado da empresa`)).toBeVisible();
});

test("a new contract regime requires its start date, recorded in the history [S-088]", async ({ page, journey }) => {
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}?secao=cadastro`);
  const since = page.getByLabel("Regime desde");
  await expect(page.getByLabel("Regime de contratação")).toHaveValue("clt_indefinite");
  await expect(since).toBeHidden();
  await page.getByLabel("Regime de contratação").selectOption("mei");
  await expect(since).toHaveValue(formatDay(dayFromNow(0)));
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();
  await since.fill(dayFromNow(1));
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("O regime não pode começar depois de hoje")).toBeVisible();
  await since.fill(dayFromNow(-20));
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await page.reload();
  await expect(since).toHaveValue(formatDay(dayFromNow(-20)));
  await page.getByRole("link", { name: "Perfil do colaborador" }).click();
  await page.getByRole("button", { name: "Histórico" }).click();
  await expect(page.getByText("mudou desde quando vale o regime")).toBeVisible();
});

test("a user without the update permission sees the profile only [S-088] @desktop", async ({ page, journey }) => {
  const project = await suppliedProject(journey, "Só leitura");
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  const api = await journey.apiAs("supplier");
  await expect
    .poll(async () => {
      const contracts = [{ projectId: project.id, hiringDate: dayFromNow(0), endDate: null }];
      return (await api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts } })).status;
    })
    .toBe(200);
  await journey.signInAs("admin", `/colaboradores/editar/${id}?secao=cadastro`);
  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
  await expect(page.getByRole("region", { name: "Cadastro" }).getByText(born.role)).toBeVisible();
  await expect(page.getByRole("link", { name: "Editar", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Salvar alterações" })).toHaveCount(0);
});
