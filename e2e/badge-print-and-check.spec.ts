import type { Browser, Page } from "@playwright/test";
import { dayFromNow } from "../apps/api/test/days.ts";
import { barriersOn, expectNothingBeside } from "./accessibility-checks.ts";
import { address, expect, type Journey, test } from "./journey.ts";
import { registered, somebody, suppliedProject } from "./registered-worker.ts";

const PHONE = { width: 390, height: 844 };

/** A worker of the demo supplier in a project of a contractor that uses badges. */
const linkedWorker = async (journey: Journey) => {
  const project = await suppliedProject(journey, "Crachá");
  const person = somebody();
  const worker = await registered(journey, "supplier", person);
  const api = await journey.apiAs("supplier");
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-15), endDate: null }];
  await api("PUT /companies/employees/{id}/contracts")({ id: worker.id, body: { contracts } });
  return { ...person, id: worker.id, project };
};

/** Opens the public page on a phone without a session. */
const atTheGate = async (browser: Browser, path: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: PHONE, locale: "pt-BR" });
  const page = await context.newPage();
  await page.goto(new URL(path, address()).href);
  return page;
};

test("a badge is printed, read at the gate, and revoked by dismissal [S-089] [S-090] [R-494] [CD-017] [CD-157]", {
  tag: "@desktop",
}, async ({ page, journey, browser }) => {
  const worker = await linkedWorker(journey);
  await journey.signInAs("supplier", `/colaboradores/editar/${worker.id}`);
  await page.getByRole("button", { name: "Crachá", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Crachá" });
  await expect(dialog.getByRole("article", { name: "Frente do crachá" }).getByText(worker.name)).toBeVisible();
  await expect(dialog.getByRole("img", { name: `Código QR do crachá de ${worker.name}` })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Imprimir" }).click();
  expect((await download).suggestedFilename()).toMatch(/^crachas-.*\.pdf$/);

  const path = (await dialog.getByRole("link", { name: "Abrir página pública" }).getAttribute("href")) ?? "";
  const gate = await atTheGate(browser, path);
  await expect(gate.getByRole("heading", { level: 1, name: worker.name })).toBeVisible();
  await expect(gate.getByText(worker.project.name)).toBeVisible();
  await expect(gate.getByText(/^(Pode|Não pode) trabalhar$/)).toHaveCount(1);
  await expect(gate.getByText(worker.CPF)).toHaveCount(0);
  await expectNothingBeside(gate);
  expect(await barriersOn(gate)).toEqual([]);

  const api = await journey.apiAs("supplier");
  const dismissal = { movementType: "dismissal", status: "dismissed", projectId: null, startDate: dayFromNow(0), endDate: null } as const;
  await api("POST /companies/employees/{id}/movements")({ id: worker.id, body: dismissal });
  await gate.getByRole("button", { name: "Consultar de novo" }).click();
  await expect(gate.getByRole("heading", { level: 1, name: "Crachá revogado" })).toBeVisible();
  await expect(gate.getByText(worker.name)).toHaveCount(0);
  expect(await barriersOn(gate)).toEqual([]);
  await gate.getByRole("link", { name: "Consultar outro crachá" }).click();
  await gate.getByRole("textbox", { name: "Ou digite o código" }).fill(String(worker.id));
  await gate.getByRole("button", { name: "Consultar" }).click();
  await expect(gate.getByRole("heading", { level: 1, name: "Leia o código do crachá" })).toBeVisible();
  const code = path.split("/").at(-1) ?? "";
  await gate.goto(new URL(`/colaboradores/badge-info?id=${code.toUpperCase()}`, address()).href);
  await expect(gate.getByRole("heading", { level: 1, name: "Crachá revogado" })).toBeVisible();
  await gate.context().close();
});

test("a supplier issues a new id and prints several badges from the list [P-053]", { tag: "@desktop" }, async ({ page, journey }) => {
  const worker = await linkedWorker(journey);
  await journey.signInAs("supplier", `/colaboradores?nameOrDocument=${encodeURIComponent(worker.name)}`);
  await page.getByRole("button", { name: `Crachá de ${worker.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Crachá" });
  const link = dialog.getByRole("link", { name: "Abrir página pública" });
  const before = await link.getAttribute("href");
  await dialog.getByRole("button", { name: "Emitir novo" }).click();
  await page.getByRole("button", { name: "Emitir novo crachá" }).click();
  await expect(page.getByText("Novo crachá emitido.").first()).toBeVisible();
  await expect(link).not.toHaveAttribute("href", before ?? "");
  await page.keyboard.press("Escape");

  await page.getByRole("checkbox", { name: `Selecionar ${worker.name}` }).check();
  await page.getByRole("button", { name: "Imprimir crachás" }).click();
  const printing = page.getByRole("dialog", { name: "Imprimir crachás" });
  const download = page.waitForEvent("download");
  await printing.getByRole("button", { name: "Imprimir crachás" }).click();
  await download;
  await expect(page.getByText("1 crachá pronto para imprimir.").first()).toBeVisible();
});
