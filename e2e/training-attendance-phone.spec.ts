import type { Page } from "@playwright/test";
import { cast } from "../apps/api/demo/accounts/cast.ts";
import { dayFromNow } from "../apps/api/test/days.ts";
import { session } from "../apps/api/test/fixtures/new-training.ts";
import { expect, type Journey, test } from "./journey.ts";
import { newTrainingClass } from "./new-training-class.ts";
import { registered, somebody, suppliedProject } from "./registered-worker.ts";

/** A document of the supplier, which blocks nobody. */
const OF_SUPPLIER = { demands: /^PGR: inventário/ };
type Project = { readonly id: number };

/** A worker of the demo supplier in a project of a contractor that uses badges, with the code of the badge. */
const workerWithBadge = async (journey: Journey, project: Project) => {
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  const api = await journey.apiAs("supplier");
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-15), endDate: null }];
  await api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts } });
  const { answer } = await api("GET /companies/employees/{id}")({ id });
  const contractId = answer.projects.find((one) => one.id === project.id)?.contractId ?? 0;
  const badge = (await api("GET /companies/employees/{contractId}/badge")({ contractId })).answer.id;
  return { id, name: person.name, badge };
};

/** Number of classes that this browser stores. */
const storedClasses = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("emdia.attendance");
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("classes").objectStore("classes").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

const readCode = async (page: Page, code: string, outcome: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Ou digite o código do crachá" }).fill(code);
  await page.getByRole("button", { name: "Registrar presença" }).click();
  await expect(page.getByText(outcome, { exact: true })).toBeVisible();
};
const mark = (page: Page, name: string) => page.getByRole("button", { name: `Marcar presença de ${name}` }).click();

test("attendance is read without network, sent once, and cleared at sign-out", { tag: "@phone" }, async ({ page, context, journey }) => {
  test.setTimeout(120_000);
  const project = await suppliedProject(journey, "Chamada", OF_SUPPLIER);
  const [byName, byBadge, late, stranger] = [
    await workerWithBadge(journey, project),
    await workerWithBadge(journey, project),
    await workerWithBadge(journey, project),
    await workerWithBadge(journey, project),
  ];
  const training = await newTrainingClass(journey, 5, [session(dayFromNow(0), "00:00", "23:59")]);
  await training.enrol([byName.id, byBadge.id, late.id]);
  await journey.signInAs("admin", "/treinamentos?aba=turma");
  await page.getByRole("link", { name: "Turmas de hoje" }).click();
  const list = page.getByRole("list", { name: "Turmas com aula hoje" });
  await expect(list.getByRole("link", { name: training.name })).toBeVisible();
  await journey.expectNoBarrier();
  await list.getByRole("link", { name: training.name }).click();
  await expect(page.getByText("Presentes: 0 de 3")).toBeVisible();
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();

  const answered: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/attendance")) answered.push(response.status());
  });
  await context.setOffline(true);
  await page.getByRole("searchbox", { name: "Buscar pelo nome" }).fill(byName.name.slice(-9));
  await mark(page, byName.name);
  await expect(page.getByText("Presença registrada", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar pelo nome" }).fill("");
  await readCode(page, byBadge.badge.toUpperCase(), "Presença registrada");
  await expect(page.getByText("2 presenças aguardam envio")).toBeVisible();
  await expect(page.getByText("Presentes: 2 de 3")).toBeVisible();
  await readCode(page, byBadge.badge, "Presença já registrada");
  await readCode(page, stranger.badge, "Não está nesta turma");
  await readCode(page, "7891000100103", "Código desconhecido");
  await journey.expectNoBarrierInEitherTheme();
  expect(answered).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText("Presente", { exact: true })).toHaveCount(2);
  await expect(page.getByText(/aguardam envio|Enviando/)).toHaveCount(0);
  expect(answered).toEqual([200]);

  await page.route("**/attendance", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await mark(page, late.name);
  await expect(page.getByText("1 presença aguarda envio")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 presença aguarda envio")).toBeVisible();
  expect(await storedClasses(page)).toBe(1);
  await page.goto(training.path);
  await expect(page.getByText("Presente", { exact: true })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Chamada pelo celular" })).toBeVisible();
  await page.getByRole("button", { name: `Conta de ${cast.admin.name}` }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedClasses(page)).toBe(0);
});
