import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { asRead, firstOfMonth } from "../apps/api/test/days.ts";
import { beginProject, untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";
import { aPdf } from "./sent-documents.ts";

const EVERY_DEMAND = 100;
const FILES = [4, 3, 3];
const CLICKS_MAX = 15;

/** Pendencies of company documents in three projects, which need an issue date. */
const askedInProjects = async (journey: Journey) => {
  const projects = await Promise.all(FILES.map((_, at) => beginProject(journey, `Pasta ${at}`, { howMany: EVERY_DEMAND })));
  const supplier = await journey.apiAs("supplier");
  const pendencies = [];
  for (const [at, { id }] of projects.entries()) {
    await untilLinked(journey, id);
    const query = { project: [id], itemsPerPage: 100 as const };
    const found = async () =>
      (await supplier("GET /pendencies")({ query })).answer.results.filter((row) => row.employee === null && row.referenceMonth === null);
    await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(FILES[at] ?? 0);
    pendencies.push(...(await found()).slice(0, FILES[at]));
  }
  return pendencies;
};

test("ten documents of three projects are sent from one folder", { tag: "@desktop" }, async ({ page, journey }, info) => {
  const pendencies = await askedInProjects(journey);
  const folder = info.outputPath("documentos");
  await mkdir(folder, { recursive: true });
  const fileOf = ({ name, project, company }: (typeof pendencies)[number]) =>
    `${name} ${project.name} ${company.name}.pdf`.replaceAll("/", "-");
  for (const pendency of pendencies) await writeFile(join(folder, fileOf(pendency)), aPdf(`Documento ${pendency.id}`));
  await writeFile(join(folder, "foto da equipe.pdf"), aPdf("Uma foto"));

  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await journey.signInAs("supplier", "/pendencias");
  await click(page.getByRole("button", { name: "Enviar vários arquivos" }));
  const drawer = page.getByRole("dialog", { name: "Enviar vários arquivos" });
  const choosing = page.waitForEvent("filechooser");
  await click(drawer.getByRole("button", { name: "Escolher uma pasta" }));
  await (await choosing).setFiles(folder);

  const ready = drawer.getByRole("region", { name: `Prontos (${pendencies.length})` });
  await expect(ready.getByRole("listitem")).toHaveCount(pendencies.length);
  for (const { contractor } of pendencies) await expect(ready.getByText(contractor.name).first()).toBeVisible();
  await expect(drawer.getByRole("region", { name: "Sem pendência (1)" })).toContainText("foto da equipe.pdf");
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();

  for (const field of await ready.getByRole("textbox").all()) {
    await click(field);
    await field.pressSequentially(asRead(firstOfMonth()));
  }
  await click(drawer.getByRole("button", { name: `Anexar ${pendencies.length} arquivos` }));
  await expect(drawer.getByText(`${pendencies.length} de ${pendencies.length} prontos para enviar.`)).toBeVisible({ timeout: 30_000 });
  await click(drawer.getByRole("button", { name: `Enviar ${pendencies.length} documentos para análise` }));
  await expect(page.getByText(`${pendencies.length} documentos foram enviados para análise.`)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);

  const supplier = await journey.apiAs("supplier");
  for (const { id } of pendencies) expect((await supplier("GET /pendencies/{id}")({ id })).answer.status).toBe("IN_REVISION");
  await expect(drawer.getByText("foto da equipe.pdf")).toBeVisible();
});
