import { randomInt } from "node:crypto";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { beginProject, untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";
import { born } from "./registered-worker.ts";

const WORK_AT_HEIGHT = 1;
/** Read once, so that all of them name the same days if midnight passes during a journey. */
const [TODAY, DAY, NEXT_DAY] = [dayFromNow(0), dayFromNow(2), dayFromNow(3)];

/** A night work of a new project, planned through the API. */
const plannedNight = async (journey: Journey) => {
  const project = await beginProject(journey, "Pintura do galpão", { riskActivities: [WORK_AT_HEIGHT] });
  await untilLinked(journey, project.id);
  const api = await journey.apiAs("supplier");
  const base = String(randomInt(100_000_000, 999_999_999));
  const worker = { ...born, name: `Davi Prado ${base}`, CPF: newCpf(base) };
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-15), endDate: null }];
  const { answer: employee } = await api("POST /companies/employees")({ body: { ...worker, contracts } });
  const { answer: options } = await api("GET /risk-schedule/projects/{projectId}")({ projectId: project.id });
  const [unit] = options.facilities;
  const planned = await api("POST /risk-schedule")({
    body: {
      projectId: project.id,
      providerId: options.providers[0]?.id ?? 0,
      facilityId: unit?.id ?? 0,
      departmentId: unit?.departments[0]?.id ?? 0,
      riskActivityIds: [WORK_AT_HEIGHT],
      start: { day: DAY, time: "22:00" },
      end: { day: NEXT_DAY, time: "06:00" },
      employees: [{ employeeId: employee.id, part: "executes" }],
      supervisorId: null,
    },
  });
  expect(planned.status).toBe(201);
  return { area: unit?.departments[0]?.name ?? "", query: `projectName=${encodeURIComponent(project.name)}` };
};

const spanFrom = (time: string, until: string) => `${asRead(DAY)} ${time} até ${asRead(NEXT_DAY)} ${until}`;

test("a contractor moves a schedule on the timeline by keys [S-057] [RT-052] [C-112]", { tag: "@desktop" }, async ({ page, journey }) => {
  test.setTimeout(120_000);
  const { area, query } = await plannedNight(journey);
  await journey.signInAs("admin", `/agenda-de-risco?${query}&dia=${TODAY}`);
  await page.getByRole("radiogroup", { name: "Visão" }).getByText("Linha do tempo").click();
  await expect(page.getByText("Nenhum agendamento neste período")).toBeVisible();
  await page.getByRole("link", { name: "Próximo dia" }).click();
  await page.getByRole("link", { name: "Próximo dia" }).click();
  const lane = page.getByRole("list", { name: area });
  await expect(lane.getByRole("link", { name: spanFrom("22:00", "06:00") })).toBeVisible();
  await expect(lane.getByText("Suspensa", { exact: true })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("button", { name: "Mover pelo teclado" }).click();
  await lane.getByRole("button").press("Enter");
  await expect(page.getByText("Movendo Trabalho em altura")).toBeAttached();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(page.getByRole("status").getByText(spanFrom("22:15", "06:15"))).toBeAttached();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Mover agendamento?" });
  await expect(dialog).toContainText(spanFrom("22:00", "06:00"));
  await expect(dialog).toContainText(spanFrom("22:15", "06:15"));
  await journey.expectNoBarrierInEitherTheme();
  await dialog.getByRole("button", { name: "Mover agendamento" }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(lane.getByRole("link", { name: spanFrom("22:15", "06:15") })).toBeVisible();

  await lane.getByRole("link").hover();
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toContainText(spanFrom("22:15", "06:15"));
  await dialog.getByRole("button", { name: "Voltar" }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("radiogroup", { name: "Visão" }).getByText("Calendário").click();
  const bars = page.getByRole("table").getByRole("link", { name: spanFrom("22:15", "06:15") });
  await expect(bars.first()).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await bars.first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Trabalho em altura" })).toBeVisible();
  await page.goBack();
  await expect(bars.first()).toBeVisible();
});

test("the timeline is an agenda on a phone [S-057]", { tag: "@phone" }, async ({ page, journey }) => {
  const { query } = await plannedNight(journey);
  await journey.signInAs("admin", `/agenda-de-risco?${query}&ver=linha&escala=semana&dia=${DAY}`);
  const agenda = page.getByRole("list", { name: asRead(DAY) });
  await expect(agenda).toContainText(spanFrom("22:00", "06:00"));
  await expect(agenda).toContainText("Suspensa");
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();
});
