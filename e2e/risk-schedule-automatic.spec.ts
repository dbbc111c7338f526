import type { Page } from "@playwright/test";
import { noLocalHolidays } from "../apps/api/src/modules/calendar/rules/index.ts";
import { defaultSetting, plannedDays } from "../apps/api/src/modules/risk-schedule/rules/automatic/company-hours.ts";
import { dayFromNow } from "../apps/api/test/days.ts";
import { newAutomaticContractor } from "./automatic-plan.ts";
import { beginSession, keepSession } from "./begin-session.ts";
import { address, expect, test } from "./journey.ts";

const SETTINGS = "/minha-conta?secao=agenda-de-risco";
const PHONE = { width: 390, height: 844 };
const count = plannedDays(dayFromNow(0), defaultSetting, noLocalHolidays).length;

/** A number of the last run. */
const result = (page: Page, name: string) => page.locator("dl > div").filter({ hasText: name }).locator("dd");

test("automatic schedules follow their setting, and a pair is loosened with a reason [R-330]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  test.setTimeout(120_000);
  await keepSession(page, await beginSession(address(), await newAutomaticContractor()));
  await page.goto(SETTINGS);
  const planning = page.getByRole("switch", { name: "Planejar automaticamente" });
  await planning.click();
  await expect(planning).toBeChecked();
  await expect(page.getByText(/^Terminado em/)).toBeVisible({ timeout: 30_000 });
  await expect(result(page, "Criados")).toHaveText(String(count));
  await journey.expectNoBarrierInEitherTheme();

  await page.goto("/agenda-de-risco");
  const rows = page.getByRole("row").filter({ hasText: "Troca de telhas" });
  await expect(rows.filter({ hasText: "Automática" })).toHaveCount(count);
  await rows.first().getByRole("link", { name: "Trabalho em altura" }).click();
  await page.getByRole("button", { name: "Editar" }).click();
  const edit = page.getByRole("dialog", { name: "Editar agendamento" });
  await edit.getByRole("textbox", { name: "Hora de término" }).fill("1600");
  await edit.getByRole("button", { name: "Salvar" }).click();
  await expect(edit).toHaveCount(0);

  await page.goto(SETTINGS);
  await planning.click();
  const off = page.getByRole("dialog", { name: "Desativar a agenda automática?" });
  await expect(off.getByText(new RegExp(`^${count - 1} agendamentos? que ainda não`))).toBeVisible();
  await off.getByRole("button", { name: "Desativar" }).click();
  await expect(result(page, "Retirados")).toHaveText(String(count - 1), { timeout: 30_000 });
  await page.goto("/agenda-de-risco");
  await expect(rows.filter({ hasText: "Cancelada" })).toHaveCount(count - 1);
  await expect(rows.filter({ hasText: "07:00 às 16:00" })).not.toContainText("Cancelada");

  await page.goto(SETTINGS);
  const pair = page
    .getByRole("row")
    .filter({ hasText: /quente/i })
    .filter({ hasText: /inflamáve/i });
  await pair.getByRole("button", { name: /^Editar a regra/ }).click();
  const rule = page.getByRole("dialog", { name: "Editar regra" });
  await rule.getByLabel("Na mesma área").selectOption("Com medidas");
  await rule.getByRole("button", { name: "Salvar regra" }).click();
  await expect(rule.getByText("Informe o motivo")).toBeVisible();
  await journey.expectNoBarrier();
  await rule.getByRole("textbox", { name: "Motivo" }).fill("Área com exaustão dedicada");
  await rule.getByRole("button", { name: "Salvar regra" }).click();
  await expect(pair).toContainText("Regra da empresa");
  await page.getByRole("button", { name: "Histórico" }).last().click();
  await expect(page.getByRole("dialog", { name: "Histórico dos conflitos" })).toContainText("Área com exaustão dedicada");
  await page.keyboard.press("Escape");

  await page.setViewportSize(PHONE);
  await expect(page.getByRole("list", { name: "Conflitos entre atividades" })).toContainText("Regra da empresa");
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();
});
