import { dayFromNow } from "../apps/api/test/days.ts";
import { barriersOn, expectNothingBeside } from "./accessibility-checks.ts";
import { address, expect, type Journey, test } from "./journey.ts";
import { trainedWorker } from "./trained-worker.ts";

const WORK_AT_HEIGHT = 1;

/** A schedule of a worker who may work, tomorrow. */
const readySchedule = async (journey: Journey): Promise<number> => {
  const { id: employeeId, project } = await trainedWorker(journey);
  const api = await journey.apiAs("supplier");
  const { answer: options } = await api("GET /risk-schedule/projects/{projectId}")({ projectId: project.id });
  const [place] = options.facilities;
  const body = {
    projectId: project.id,
    providerId: options.providers[0]?.id ?? 0,
    facilityId: place?.id ?? 0,
    departmentId: place?.departments[0]?.id ?? 0,
    riskActivityIds: [WORK_AT_HEIGHT],
    start: { day: dayFromNow(1), time: "07:00" },
    end: { day: dayFromNow(1), time: "17:00" },
    employees: [{ employeeId, part: "executes" as const }],
    supervisorId: employeeId,
    precautions: "Isolar a área abaixo",
  };
  const { answer, status } = await api("POST /risk-schedule")({ body });
  expect([status, answer.status]).toEqual([201, "scheduled"]);
  return answer.id;
};

test("a work permit is issued, read without a session and replaced", { tag: "@desktop" }, async ({ page, journey, browser }) => {
  test.setTimeout(120_000);
  const id = await readySchedule(journey);
  await journey.signInAs("admin", `/agenda-de-risco?agendamento=${id}`);
  const section = page.getByRole("region", { name: "Permissões de trabalho" });
  await expect(section.getByText("Nenhuma permissão emitida.")).toBeVisible();
  const issue = async () => {
    await section.getByRole("button", { name: "Emitir" }).click();
    const dialog = page.getByRole("dialog", { name: "Emitir permissão de trabalho" });
    await expect(dialog.getByRole("checkbox", { name: "Permissão de trabalho (PT)" })).toBeChecked();
    return dialog;
  };
  const first = await issue();
  await journey.expectNoBarrierInEitherTheme();
  await first.getByRole("button", { name: "Emitir permissão" }).click();
  const permits = section.getByRole("listitem");
  await expect(permits).toHaveCount(1);
  await expect(permits.first()).toContainText("Em vigor");
  const download = page.waitForEvent("download");
  await permits
    .first()
    .getByRole("button", { name: /^Baixar a permissão/ })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^Permissão de trabalho \(PT\) \d{4}-\d{6} .*\.pdf$/);

  const path =
    (await permits
      .first()
      .getByRole("link", { name: /^Página pública da permissão/ })
      .getAttribute("href")) ?? "";
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "pt-BR" });
  const phone = await context.newPage();
  await phone.goto(new URL(new URL(path).pathname, address()).href);
  await expect(phone.getByRole("heading", { level: 1, name: "Permissão de trabalho (PT)" })).toBeVisible();
  await expect(phone.getByText("Em vigor")).toBeVisible();
  await expect(phone.getByText(/Ainda não começou/)).toBeVisible();
  await expectNothingBeside(phone);
  expect(await barriersOn(phone)).toEqual([]);

  const again = await issue();
  await expect(again.getByText(/Ela será substituída/)).toBeVisible();
  await again.getByRole("button", { name: "Emitir permissão" }).click();
  await expect(permits).toHaveCount(2);
  await expect(permits.last()).toContainText("Substituída");
  await journey.expectNoBarrierInEitherTheme();
  await phone.getByRole("button", { name: "Consultar de novo" }).click();
  await expect(phone.getByText("Substituída", { exact: true })).toBeVisible();
  expect(await barriersOn(phone)).toEqual([]);
  await phone.goto(new URL(`/permissao-de-trabalho/${"f".repeat(32)}`, address()).href);
  await expect(phone.getByRole("heading", { level: 1, name: "Permissão não encontrada" })).toBeVisible();
  await context.close();
});
