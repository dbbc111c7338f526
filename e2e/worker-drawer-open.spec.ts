import { expect, test } from "./journey.ts";

test("the worker of a document opens in a drawer [R-538]", async ({ page, journey }) => {
  const api = await journey.apiAs("analyst");
  const { answer } = await api("GET /pendencies")({ query: { status: ["DONE"], pendencyType: ["EMPLOYEE"] } });
  const [pendency] = answer.results;
  if (!pendency?.employee) throw new Error("nothing is asked of a worker");
  const { answer: worker } = await api("GET /companies/employees/{id}")({ id: pendency.employee.id });
  await journey.signInAs("analyst", `/pendencias/editar/${pendency.id}`);
  const drawer = page.getByRole("dialog", { name: "Colaborador" });
  const name = page.getByRole("button", { name: worker.name }).first();
  await name.click();
  await expect(drawer.getByRole("heading", { name: worker.name })).toBeVisible();
  await expect(drawer.getByText(worker.role).first()).toBeVisible();
  await expect(drawer.getByText(worker.CPF ?? worker.foreignDocument?.number ?? "", { exact: true })).toBeVisible();
  await expect(drawer.getByRole("region", { name: "Onde pode trabalhar hoje" })).toBeVisible();
  await expect(drawer.getByRole("region", { name: "Projetos e pendências" }).getByText("onde o documento é pedido")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(name).toBeFocused();

  await page.route(/\/companies\/employees\/\d+$/, (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: pendency.name })).toBeVisible();
  await name.click();
  await expect(drawer.getByRole("alert")).toContainText("Não foi possível carregar o colaborador");
  await page.unroute(/\/companies\/employees\/\d+$/);
  await drawer.getByRole("button", { name: "Tentar novamente" }).click();
  await drawer.getByRole("link", { name: "Abrir a ficha" }).click();
  await expect(page).toHaveURL(new RegExp(`/colaboradores/editar/${worker.id}$`));
  await page.getByRole("link", { name: "Documentos", exact: true }).click();
  await expect(page.getByRole("button", { name: `Colaborador: ${worker.name}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]worker=.*${worker.id}`));
});
