import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { countClicks } from "./count-clicks.ts";
import { EVERY_DOCUMENT, untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";
import { registered, somebody, suppliedProject } from "./registered-worker.ts";

const CLICKS_MAX = 15;
const [PROTECTION, INDUCTION] = ["Ficha de entrega de EPI", "Integração de segurança"];
/** Per project: the number of company documents, and the documents of one new worker. */
const ASKED = [
  { ofCompany: 2, ofWorker: [PROTECTION, INDUCTION] },
  { ofCompany: 2, ofWorker: [PROTECTION] },
  { ofCompany: 3, ofWorker: [] },
];

/** A project that asks for company documents, and for those of a new worker. */
const askedInProject = async (journey: Journey, { ofCompany, ofWorker }: (typeof ASKED)[number]) => {
  const project = await suppliedProject(journey, "Pasta da obra", { howMany: EVERY_DOCUMENT });
  await untilLinked(journey, project.id);
  const [supplier, person] = [await journey.apiAs("supplier"), somebody()];
  if (ofWorker.length > 0) {
    const { id } = await registered(journey, "supplier", person);
    const contracts = [{ projectId: project.id, hiringDate: dayFromNow(0), endDate: null }];
    await supplier("PUT /companies/employees/{id}/contracts")({ id, body: { contracts } });
  }
  const found = async (isWanted: (row: PendencyRow) => boolean) =>
    (await supplier("GET /pendencies")({ query: { project: [project.id], itemsPerPage: 100 } })).answer.results.filter(isWanted);
  const ofCompanyRows = () => found((row) => row.employee === null && row.referenceMonth === null);
  const ofWorkerRows = () => found((row) => row.employee?.name === person.name && ofWorker.includes(row.name));
  await expect.poll(async () => (await ofCompanyRows()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(ofCompany);
  await expect.poll(async () => (await ofWorkerRows()).length, { timeout: 30_000 }).toBe(ofWorker.length);
  const byName = new Map((await ofWorkerRows()).map((row) => [row.name, row]));
  return { person, company: (await ofCompanyRows()).slice(0, ofCompany), worker: ofWorker.flatMap((name) => byName.get(name) ?? []) };
};

/** Writes ten documents, a copy of one of them, and a picture of no pendency. Returns the folder and the ten pendencies. */
const writeFolder = async (journey: Journey, folder: string) => {
  const projects = await Promise.all(ASKED.map((asked) => askedInProject(journey, asked)));
  const [first, second] = projects;
  if (!first || !second) throw new Error("the journey has no projects");
  const ofCompany = projects.flatMap(({ company }) => company);
  const scan = `${PROTECTION}\n${second.person.name}\nCPF ${second.person.CPF}`;
  const files: readonly (readonly [name: string, text: string])[] = [
    ...ofCompany.map(({ name, project, company }) => [`${name} ${project.name} ${company.name}.pdf`, "Documento da empresa"] as const),
    [`${PROTECTION} ${first.person.name}.pdf`, "Ficha"],
    [`${INDUCTION} ${first.person.CPF}.pdf`, "Lista"],
    ["scan0001.pdf", scan],
    ["scan0001 (1).pdf", scan],
    ["foto da equipe.pdf", "Uma foto"],
  ];
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name.replaceAll("/", "-")), await printed(text));
  return { second, pendencies: [...ofCompany, ...projects.flatMap(({ worker }) => worker)] };
};

test("ten documents of three projects are sent from one folder", { tag: "@desktop" }, async ({ page, journey }, info) => {
  test.slow();
  const folder = info.outputPath("documentos");
  const { second, pendencies } = await writeFolder(journey, folder);
  const howMany = pendencies.length;
  expect(howMany).toBe(10);

  await journey.signInAs("supplier", "/pendencias");
  const opening = page.getByRole("button", { name: "Enviar vários arquivos" });
  await expect(opening).toBeVisible();
  const clicks = await countClicks(page);
  await opening.click();
  const drawer = page.getByRole("dialog", { name: "Enviar vários arquivos" });
  const choosing = page.waitForEvent("filechooser");
  await drawer.getByRole("button", { name: "Escolher uma pasta" }).click();
  await (await choosing).setFiles(folder);

  const ready = drawer.getByRole("region", { name: `Prontos (${howMany})` });
  await expect(ready.getByRole("listitem")).toHaveCount(howMany);
  for (const { contractor } of pendencies) await expect(ready.getByText(contractor.name).first()).toBeVisible();
  // One of two equal scans answers the pendency, found by the text layer.
  const scanned = ready.getByRole("listitem").filter({ hasText: second.person.name });
  await expect(scanned).toContainText("encontrado: tipo de documento, CPF, nome");
  await expect(scanned).not.toContainText(second.person.CPF);
  await expect(drawer.getByRole("region", { name: "Para conferir (1)" })).toContainText("Outro arquivo já responde a esta pendência.");
  await expect(drawer.getByRole("region", { name: "Sem pendência (1)" })).toContainText("foto da equipe.pdf");
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();

  for (const field of await ready.getByRole("textbox").all()) {
    await field.click();
    const isExpiry = (await field.getAttribute("aria-label"))?.startsWith("Data de vencimento");
    await field.pressSequentially(asRead(isExpiry ? dayFromNow(365) : dayFromNow(0)));
  }
  await drawer.getByRole("button", { name: `Anexar ${howMany} arquivos` }).click();
  await expect(drawer.getByText(`${howMany} de ${howMany} prontos para enviar.`)).toBeVisible({ timeout: 30_000 });
  await drawer.getByRole("button", { name: `Enviar ${howMany} documentos para análise` }).click();
  await expect(page.getByText(`${howMany} documentos foram enviados para análise.`)).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(CLICKS_MAX);

  const supplier = await journey.apiAs("supplier");
  for (const { id } of pendencies) expect((await supplier("GET /pendencies/{id}")({ id })).answer.status).toBe("IN_REVISION");

  // A file without a decision is left, so closing asks.
  await page.keyboard.press("Escape");
  const asking = page.getByRole("dialog", { name: "Fechar sem enviar?" });
  await expect(asking).toBeVisible();
  await journey.expectNoBarrier();
  await page.keyboard.press("Escape");
  await expect(asking).toBeHidden();
  await expect(drawer.getByText("foto da equipe.pdf")).toBeVisible();
  await drawer.getByRole("button", { name: "Fechar", exact: true }).click();
  await asking.getByRole("button", { name: "Fechar sem enviar" }).click();
  await expect(drawer).toBeHidden();
});
