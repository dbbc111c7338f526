import { dayFromNow } from "../apps/api/test/days.ts";
import { chooseProject } from "./create-project.ts";
import { expect, test } from "./journey.ts";
import { born, registered, somebody, suppliedProject } from "./registered-worker.ts";

test("restoring a worker draft keeps the changes that another user saved [S-088]", { tag: "@desktop" }, async ({ page, journey }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const project = await suppliedProject(journey, "Retomada");
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}?secao=cadastro`);
  await page.getByLabel("Salário").fill("3.100,00");
  await page.goto("/colaboradores");
  const api = await journey.apiAs("supplier");
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(0), endDate: null }];
  expect((await api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts } })).status).toBe(200);
  const { CPF: _, birthdate: __, ...unsaid } = { ...born, name: person.name, CPF: person.CPF };
  await api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, role: "Soldadora" } });

  await page.goto(`/colaboradores/editar/${id}?secao=cadastro`);
  await page.getByRole("button", { name: "Retomar o que digitei" }).click();
  await expect(page.getByLabel("Salário")).toHaveValue("3.100,00");
  await expect(page.getByLabel("Função")).toHaveValue(born.role);
  await page.getByLabel("Salário").fill("");
  await expect(page.getByLabel("Função")).toHaveValue("Soldadora");
  await page.getByLabel("Salário").fill("3.100,00");
  await page.goto("/colaboradores");
  await api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, role: "Caldeireira" } });
  await page.goto(`/colaboradores/editar/${id}?secao=cadastro`);
  await page.getByRole("button", { name: "Retomar o que digitei" }).click();
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const dialog = page.getByRole("dialog", { name: "O colaborador mudou enquanto você o editava" });
  await expect(dialog.getByText(/Função/).first()).toBeVisible();
  await dialog.getByRole("button", { name: /Salvar/ }).click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  const { answer } = await api("GET /companies/employees/{id}")({ id });
  expect(answer).toMatchObject({ salary: 3100, role: "Caldeireira" });
  expect(answer.projects.filter(({ isOpen }) => isOpen).map((one) => one.id)).toEqual([project.id]);
});

test("text typed during a save stays and is saved by the next [S-088] @desktop", async ({ page, journey }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}?secao=cadastro`);
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**/api/companies/employees/${id}`, async (route) => {
    if (route.request().method() === "PUT") await typed;
    await route.continue();
  });
  await page.getByLabel("Função").fill("Soldadora");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await page.getByLabel("Salário").fill("3.100,00");
  goOn();
  await expect(page.getByText("Colaborador editado com sucesso")).toBeVisible();
  await expect(page.getByLabel("Salário")).toHaveValue("3.100,00");
  await page.reload();
  await page.getByRole("button", { name: "Retomar o que digitei" }).click();
  await expect(page.getByLabel("Função")).toHaveValue("Soldadora");
  await expect(page.getByLabel("Salário")).toHaveValue("3.100,00");
  const save = page.getByRole("button", { name: "Salvar alterações" });
  await save.click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  const api = await journey.apiAs("supplier");
  expect((await api("GET /companies/employees/{id}")({ id })).answer).toMatchObject({ role: "Soldadora", salary: 3100 });
});

test("an edit conflict lets the later user choose each version [S-088] @desktop", async ({ page, journey }) => {
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}?secao=cadastro`);
  await page.getByLabel("Nome completo").fill(`${person.name} Lima`);
  const api = await journey.apiAs("supplier");
  const { birthdate: _, ...body } = born;
  await api("PUT /companies/employees/{id}")({ id, body: { ...body, name: `${person.name} Souza`, role: "Soldadora" } });
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const dialog = page.getByRole("dialog", { name: "O colaborador mudou enquanto você o editava" });
  await expect(dialog.getByText(/salvou em .*: Nome, Função/)).toBeVisible();
  await dialog.getByRole("radio", { name: "O que eu digitei" }).check();
  await dialog.getByRole("button", { name: "Salvar assim" }).click();
  await expect(page.getByText("Colaborador editado com sucesso")).toBeVisible();
  expect((await api("GET /companies/employees/{id}")({ id })).answer).toMatchObject({ name: `${person.name} Lima`, role: "Soldadora" });
});

test("an edit conflict keeps the project links of another user [S-088]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const [mine, theirs] = [await suppliedProject(journey, "Meu projeto"), await suppliedProject(journey, "Projeto da colega")];
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}?secao=cadastro`);
  await chooseProject(page.getByRole("combobox", { name: "Incluir em um projeto" }), mine.name);
  const api = await journey.apiAs("supplier");
  await api("PUT /companies/employees/{id}/contracts")({
    id,
    body: { contracts: [{ projectId: theirs.id, hiringDate: dayFromNow(0), endDate: null }] },
  });
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const dialog = page.getByRole("dialog", { name: "O colaborador mudou enquanto você o editava" });
  await expect(dialog.getByText(/salvou em .*: Projetos/)).toBeVisible();
  await dialog.getByRole("radio", { name: "O que está salvo" }).check();
  await dialog.getByRole("button", { name: "Salvar assim" }).click();
  await expect(page.getByLabel(`Início em ${theirs.name}`)).toBeVisible();
  const { projects } = (await api("GET /companies/employees/{id}")({ id })).answer;
  expect(projects.filter(({ isOpen }) => isOpen).map((one) => one.id)).toEqual([theirs.id]);
});
