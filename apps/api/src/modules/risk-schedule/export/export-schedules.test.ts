import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newRiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { openWorld } from "../../../../test/world.ts";
import { exportSchedulesJob } from "./export-schedules-job.ts";

const world = openWorld();
const { done, downloadedBy } = exportedFiles(world);

test("the export has the schedules of the filter in the reader's scope [C-116] [CD-091]", async () => {
  const { contractorId, projectId, admin, supplier, place, newWorker, create } = await newRiskPlan(world);
  const formula = await newWorker({ name: "=Ana" });
  const { id: suspended } = (await create([formula, await newWorker({ name: "Bia" }, null)], { supervisorId: formula })).answer;
  await create([formula], { start: { day: dayFromNow(3), time: "22:00" }, end: { day: dayFromNow(4), time: "06:00" } });
  await world.database.ownerPool().query(
    `insert into risk_schedule_cause (contractor_id, schedule_id, provider_id, worker_id, reason, holds_from, noticed)
       select contractor_id, schedule_id, provider_id, unnest(array[worker_id, 2000000000]), 'vacation', '2026-01-05 00:00', true from risk_schedule_person
       where schedule_id = $1 and worker_id = $2`,
    [suspended, formula],
  );
  const exported = async (person: typeof admin, body: object = {}) => {
    const asked = await person.api("POST /risk-schedule/export")({ body });
    expect([asked.status, asked.answer.email, asked.answer.linkHours]).toEqual([202, person.email, 24]);
    await done(exportSchedulesJob);
    return (await downloadedBy(person)).lines;
  };

  const [head, first, second] = await exported(admin);
  expect(head).toContain(`"Projeto";"Contratante";"Unidade";"Área";"Atividades de risco";"Fornecedor";"Início";"Término"`);
  expect(first).toContain(`"${place.name}";"${place.area}";"Trabalho em altura"`);
  expect(first).toContain(`"${dayFromNow(1)} 07:00";"${dayFromNow(1)} 17:00";"Suspensa"`);
  expect(first).toContain("Colaborador de férias");
  expect(first).toContain("Bia: Treinamento em falta (");
  expect(first).toContain(`"'=Ana";"'=Ana (Executa); Bia (Executa)";"Não"`);
  expect(second).toContain(`"${dayFromNow(3)} 22:00";"${dayFromNow(4)} 06:00";"Agendada";""`);

  const reader = await newPerson(world, { companyId: contractorId, keys: riskKeys });
  const [, hidden] = await exported(reader, { status: ["suspended"] });
  expect(hidden).toContain("Colaborador não disponível");
  expect(hidden).toContain("Bia: Treinamento em falta (");
  expect(hidden).not.toContain("férias");
  expect(await exported(supplier, { from: dayFromNow(3) })).toHaveLength(2);
  const restricted = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [] });
  expect(await exported(restricted)).toHaveLength(1);
  const inProject = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [projectId] });
  expect(await exported(inProject, { employeeName: "bia" })).toHaveLength(2);
  const without = await newPerson(world, { companyId: contractorId, keys: ["add_risk_schedule"] });
  expect((await without.api("POST /risk-schedule/export")({ body: {} })).status).toBe(403);
});
