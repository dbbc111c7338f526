import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const keys = ["see_projects", "config_pendency_project"] as const;
const configuring = async () => {
  const companyId = await newCompany(world);
  return { companyId, ...(await newPerson(world, { companyId, keys })) };
};

test("the list shows source and day and marks the current figure", async () => {
  const { api } = await configuring();
  const { answer } = await api("GET /catalogue/norm-figures")({ query: { query: "fgts.due" } });
  expect(answer.results.map(({ value, holdsFrom, holdsToday }) => [value, holdsFrom, holdsToday])).toEqual([
    [7, "1990-05-14", false],
    [20, "2024-03-01", true],
  ]);
  expect(answer.results.every(({ source, confidence }) => source.length > 0 && confidence !== "own")).toBe(true);
});

test("a company's own figure applies to that company only", async () => {
  const { api, companyId } = await configuring();
  const stranger = await configuring();
  const body = { key: "nr7.aso.periodic", value: 6, source: "Padrão da empresa", holdsFrom: "2026-01-01" };
  const set = await api("POST /catalogue/norm-figures")({ body });
  expect(set.answer).toMatchObject({ ownerId: companyId, unit: "months", confidence: "own", holdsToday: true });
  const again = await api("POST /catalogue/norm-figures")({ body });
  expect(again.refused.code).toBe("norm_figure.day_taken");

  const aso = { ownerId: 0, id: 302 };
  const amountFor = async (api: typeof stranger.api) =>
    (await api("GET /catalogue/document-types/{ownerId}/{id}")(aso)).answer.validity.amount;
  expect([await amountFor(api), await amountFor(stranger.api)]).toEqual([6, 12]);
  const theirs = await stranger.api("GET /catalogue/norm-figures")({ query: { query: "Padrão da empresa" } });
  expect(theirs.answer.results).toEqual([]);
});

test("a future figure does not apply yet, and unknown keys are refused", async () => {
  const { api } = await configuring();
  const source = "Padrão futuro";
  const later = await api("POST /catalogue/norm-figures")({ body: { key: "nr35.validity", value: 12, source, holdsFrom: "2099-01-01" } });
  expect(later.answer.holdsToday).toBe(false);
  const { answer } = await api("GET /catalogue/document-types/{ownerId}/{id}")({ ownerId: 0, id: 335 });
  expect(answer.validity.amount).toBe(24);
  const unknown = await api("POST /catalogue/norm-figures")({ body: { key: "nobody.knows", value: 1, source, holdsFrom: "2026-01-01" } });
  expect(unknown.refused.code).toBe("norm_figure.unknown_key");
});

test("a month_day figure with an invalid day is refused", async () => {
  const { api } = await configuring();
  const set = (value: number) =>
    api("POST /catalogue/norm-figures")({
      body: { key: "thirteenth.first.due", value, source: "Acordo coletivo", holdsFrom: "2026-01-01" },
    });
  for (const value of [0, 1131, 1332]) expect((await set(value)).refused.code, String(value)).toBe("norm_figure.no_such_day");
  expect((await set(1215)).answer).toMatchObject({ value: 1215, unit: "month_day" });
});
