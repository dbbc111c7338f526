import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const asked = { name: "José Prado", reason: "Descumprimento da NR-35", startDate: day(0), endDate: day(40) };

const contractor = async () => {
  const companyId = await newCompany(world);
  return { companyId, ...(await newPerson(world, { companyId, keys: "all" })) };
};

test("a new restriction appears in the list and in the history [R-502] [CD-089]", async () => {
  const { companyId, api } = await contractor();
  const CPF = newCpf();
  const { answer, status } = await api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...asked, CPF } });
  expect(status).toBe(201);
  expect(answer).toMatchObject({ ...asked, status: "active", daysRemaining: 40, linkCount: 0, can: { update: true, remove: true } });
  expect(answer.document).toMatchObject({ kind: "cpf", isMasked: false });

  const list = await api("GET /companies/{companyId}/restricted-employee")({ companyId });
  expect(list.answer.results).toEqual([answer]);
  const history = await api("GET /companies/{companyId}/restricted-employee/history")({ companyId });
  expect(history.answer.results).toMatchObject([
    { action: "restriction.created", subject: { name: "José Prado" }, newValue: asked.reason },
  ]);
  expect(JSON.stringify(history.answer)).not.toContain(CPF);
});

test("the list is filtered by name, document, status, reason and remaining days [R-313] [CD-089]", async () => {
  const { companyId, api } = await contractor();
  const CPF = newCpf();
  const keepOut = (body: object) =>
    api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...asked, CPF: newCpf(), ...body } });
  await keepOut({ CPF });
  await keepOut({ name: "Ágata Nunes", reason: "Faltou à integração", startDate: day(10), endDate: null });
  await keepOut({ name: "Ciro Lopes", endDate: day(5) });
  const names = async (query: object) => {
    const { answer } = await api("GET /companies/{companyId}/restricted-employee")({ companyId, query });
    return answer.results.map(({ name }) => name);
  };
  expect(await names({})).toEqual(["Ágata Nunes", "Ciro Lopes", "José Prado"]);
  expect(await names({ name: "agata" })).toEqual(["Ágata Nunes"]);
  expect(await names({ document: CPF.slice(2, 9) })).toEqual(["José Prado"]);
  expect(await names({ status: ["scheduled"] })).toEqual(["Ágata Nunes"]);
  expect(await names({ status: ["active", "ended"] })).toEqual(["Ciro Lopes", "José Prado"]);
  expect(await names({ reason: "integracao" })).toEqual(["Ágata Nunes"]);
  expect(await names({ daysRemainingStart: 6 })).toEqual(["José Prado"]);
  expect(await names({ daysRemainingStart: 5, daysRemainingEnd: 5 })).toEqual(["Ciro Lopes"]);
});

test("a restriction requires exactly one document, CPF or foreign [R-474]", async () => {
  const { companyId, api } = await contractor();
  const foreignDocument = { type: "passport" as const, country: "AR", number: "aab-123.456" };
  const made = await api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...asked, foreignDocument } });
  expect(made.answer.document).toEqual({ kind: "foreign", country: "AR", type: "passport", number: "AAB123456", isMasked: false });
  for (const documents of [{}, { CPF: newCpf(), foreignDocument }])
    expect(
      (await api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...asked, ...documents } })).refused.code,
    ).toBe("restriction.one_document");
});

test("restrictions of one person cannot overlap or have invalid dates", async () => {
  const { companyId, api } = await contractor();
  const CPF = newCpf();
  const keepOut = (startDate: string, endDate: string | null) =>
    api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...asked, CPF, startDate, endDate } });
  expect((await keepOut(day(-20), day(9))).status).toBe(201);
  expect((await keepOut(day(9), null)).refused.code).toBe("restriction.overlaps");
  expect((await keepOut(day(10), null)).status).toBe(201);
  expect((await keepOut(day(50), day(49))).refused.code).toBe("restriction.dates_reversed");
  expect((await keepOut(day(-50), day(-1))).refused.code).toBe("restriction.already_past");
});

test("both routes change a restriction, and a stale version is refused [CD-134]", async () => {
  const { companyId, api } = await contractor();
  const { answer } = await api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...asked, CPF: newCpf() } });
  const { id } = answer;
  const longer = { ...asked, endDate: day(70), version: 1 };
  const changed = await api("PUT /companies/{companyId}/restricted-employee/{id}")({ companyId, id, body: longer });
  expect(changed.answer).toMatchObject({ endDate: day(70), version: 2 });
  const stale = await api("PUT /companies/{companyId}/restricted-employee")({ companyId, body: { ...longer, id, reason: "Outra" } });
  expect(stale.refused).toMatchObject({ code: "restriction.stale", details: { restriction: { endDate: day(70) } } });
  const again = await api("PUT /companies/{companyId}/restricted-employee")({
    companyId,
    body: { ...longer, id, version: 2, endDate: null },
  });
  expect(again.answer).toMatchObject({ endDate: null, daysRemaining: null, version: 3 });
});

test("a lifted restriction stays in the list and cannot change", async () => {
  const { companyId, api } = await contractor();
  const { answer } = await api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...asked, CPF: newCpf() } });
  const { id } = answer;
  expect((await api("DELETE /companies/{companyId}/restricted-employee/{id}")({ companyId, id })).status).toBe(204);
  const [lifted] = (await api("GET /companies/{companyId}/restricted-employee")({ companyId })).answer.results;
  expect(lifted).toMatchObject({ status: "lifted", daysRemaining: null, can: { update: false, remove: false } });
  expect((await api("DELETE /companies/{companyId}/restricted-employee")({ companyId, body: { id } })).refused.code).toBe(
    "restriction.over",
  );
});

test("a restriction is private to its contractor, and lifting requires permission", async () => {
  const { companyId, api } = await contractor();
  const { answer } = await api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...asked, CPF: newCpf() } });
  const stranger = await contractor();
  expect((await stranger.api("GET /companies/{companyId}/restricted-employee")({ companyId })).refused.code).toBe("company.not_found");
  const path = { companyId: stranger.companyId, id: answer.id };
  expect((await stranger.api("DELETE /companies/{companyId}/restricted-employee/{id}")(path)).refused.code).toBe("restriction.not_found");

  const reader = await newPerson(world, { companyId, keys: ["see_restricted_employee"] });
  const [row] = (await reader.api("GET /companies/{companyId}/restricted-employee")({ companyId })).answer.results;
  expect(row).toMatchObject({ document: { isMasked: true }, can: { update: false, remove: false } });
  const refused = await reader.api("DELETE /companies/{companyId}/restricted-employee/{id}")({ companyId, id: answer.id });
  expect(refused.refused).toMatchObject({ code: "permission.missing" });
});
