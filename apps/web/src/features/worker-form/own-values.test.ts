import type { WorkerCustomField } from "@emdia/contract/workers/record.ts";
import { expect, test } from "vitest";
import { askedOf, ownFaults, ownValuesChanged, ownValuesIn, ownValuesOf, withOwnValue } from "./own-values.ts";

const [serraAzul, horizonte] = [
  { id: 1, name: "Serra Azul" },
  { id: 2, name: "Horizonte" },
];
const customField = (id: number, company: WorkerCustomField["company"], more: Partial<WorkerCustomField> = {}): WorkerCustomField => ({
  id,
  groupCustomFieldsId: company.id,
  name: `Campo ${id}`,
  hint: null,
  appliesTo: "employee",
  required: false,
  asks: { kind: "text", maxLength: 6 },
  group: { id: company.id, name: "Cadastro" },
  company,
  value: null,
  ...more,
});
const shift = customField(11, serraAzul, { required: true, asks: { kind: "choice", options: ["A", "B"] } });
const height = customField(21, horizonte, { required: true, asks: { kind: "number", minimum: 0, maximum: 150 }, value: "12.5" });
const fields = [shift, height];
const inSerraAzul = [{ contractorId: serraAzul.id }];

test("askedOf returns fields of the projects' contractors and fields with values [R-544]", () => {
  expect(askedOf(fields, { contracts: inSerraAzul }, {})).toEqual([shift]);
  expect(askedOf(fields, { contracts: inSerraAzul }, { 21: "12,5" })).toEqual(fields);
  expect(askedOf(fields, { contracts: [] }, {})).toEqual([]);
});

test("own values are localized for input, and only changes are sent [R-364]", () => {
  const base = ownValuesOf(fields, "pt-BR");
  expect(base).toEqual({ 21: "12,5" });
  const mine = withOwnValue(withOwnValue(base, 11, "B"), 21, "");
  expect(mine).toEqual({ 11: "B" });
  expect(ownValuesIn(fields, base)).toEqual([{ customFieldId: 21, value: "12.5" }]);
  expect(ownValuesChanged(fields, { base, mine })).toEqual([
    { customFieldId: 11, value: "B" },
    { customFieldId: 21, value: null },
  ]);
  expect(ownValuesChanged(fields, { base, mine: base })).toEqual([]);
});

test("required applies only to the projects' contractors; invalid values are always faults", () => {
  const faults = (customFields: Record<string, string>, contracts = inSerraAzul) => [
    ...ownFaults(fields, { contracts, customFields }, fields),
  ];
  expect(faults({})).toEqual([[11, "required"]]);
  expect(faults({ 11: "A" })).toEqual([]);
  expect(faults({ 11: "C", 21: "200" })).toEqual([
    [11, "not_an_option"],
    [21, "too_large"],
  ]);
  expect(faults({}, [])).toEqual([]);
});
