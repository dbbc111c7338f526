import { test } from "./journey.ts";
import { newTrainingClass } from "./new-training-class.ts";

const DIR = "/tmp/h/shots50/tpage";
test("shots", { tag: "@desktop" }, async ({ page, journey }) => {
  test.setTimeout(240_000);
  const shot = async (name: string, full = true) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${DIR}/${name}.png`, fullPage: full });
  };
  const theme = (scheme: string) => page.evaluate((s) => document.documentElement.setAttribute("data-mantine-color-scheme", s), scheme);
  const training = await newTrainingClass(journey, 12);
  const ipe = await training.ofSupplier("ipe");
  const voltta = await training.ofSupplier("voltta");
  const people = [...ipe.slice(0, 5), ...voltta.slice(0, 3)];
  await training.enrol(people.map(({ employeeId }) => employeeId));
  const api = await journey.apiAs("admin");
  const ref = { companyId: training.companyId, id: training.id };
  const rows = (await api("GET /integrations/{companyId}/training-classes/{id}/employees")(ref)).answer.results;
  const line = (at: number, some: object) => ({ trainingClassEmployeeId: rows[at]?.id ?? 0, ...some });
  await api("PUT /integrations/{companyId}/training-classes/{id}/update-batch")({
    ...ref,
    body: { lines: [line(0, { status: "present", score: 8.5 }), line(1, { status: "present", score: 6 }), line(2, { status: "absent" }), line(3, { status: "failed" }), line(4, { status: "present", score: 9 })] },
  });
  await api("PUT /integrations/{companyId}/training-classes/{id}/update-batch")({ ...ref, body: { lines: [line(0, { status: "approved" })] } });
  await api("PATCH /integrations/{companyId}/training-class/{id}/note/{employeeId}")({ ...ref, employeeId: rows[1]?.id ?? 0, body: { text: "Refazer a prática." } });

  await page.setViewportSize({ width: 1440, height: 900 });
  await journey.signInAs("admin", training.path);
  await page.getByRole("table").waitFor();
  await shot("page");
  await theme("dark");
  await shot("page-dark");
  await theme("light");
  await page.getByRole("checkbox", { name: "Selecionar todos desta página" }).check();
  await shot("bulk");
  await page.getByRole("button", { name: "Limpar seleção" }).click();
  await page.getByRole("button", { name: `Ações de ${rows[0]?.name}` }).click();
  await shot("menu", false);
  await page.getByRole("menuitem", { name: "Corrigir resultado" }).click();
  await shot("correction", false);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Anotação sobre ${rows[1]?.name}` }).click();
  await shot("note", false);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(400);
  await page.getByRole("button", { name: "Aprovar todos" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Aprovar todos" }).click();
  await shot("approve", false);
  await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).last().click();
  await page.getByRole("button", { name: "Incluir colaboradores" }).click();
  await page.getByRole("list", { name: "Colaboradores que podem ser incluídos" }).waitFor();
  await shot("candidates", false);
  await theme("dark");
  await shot("candidates-dark", false);
  await theme("light");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(400);
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Histórico" }).click();
  await shot("history", false);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(400);
  const edit = page.getByRole("button", { name: "Editar turma" });
  if (await edit.count()) {
    await edit.click();
    await shot("edit", false);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(400);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(training.path);
  await page.getByRole("list", { name: "Participantes" }).waitFor();
  await shot("phone");
  await theme("dark");
  await shot("phone-dark");
  await page.getByRole("button", { name: "Incluir colaboradores" }).click();
  await page.getByRole("list", { name: "Colaboradores que podem ser incluídos" }).waitFor();
  await shot("phone-candidates", false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await journey.signInAs("supplier", training.path);
  await page.getByRole("table").waitFor();
  await shot("supplier");
  await journey.signInAs("admin", "/treinamentos/editar-turma/999999");
  await shot("gone");
});
