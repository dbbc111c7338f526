import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../api/api-failure.ts";
import { refusedValues, valueFaultsIn, valuesDraftOf, valuesIn } from "./values-draft.ts";

const field = (id: number, asks: CustomField["asks"], required = false): CustomField => ({
  id,
  groupCustomFieldsId: 1,
  name: `Campo ${id}`,
  hint: null,
  appliesTo: "provider",
  required,
  asks,
  retired: false,
  version: 1,
  can: { update: true },
});
const fields = [field(1, { kind: "number", minimum: 0, maximum: null }), field(2, { kind: "choice", options: ["A", "B"] }, true)];

test("values are shown in the screen language and sent in wire format [R-364]", () => {
  const draft = valuesDraftOf(fields, [{ customFieldId: 1, value: "1.5" }], "pt-BR");
  expect([...draft]).toEqual([
    [1, "1,5"],
    [2, ""],
  ]);
  expect(valuesIn(fields, draft)).toEqual([
    { customFieldId: 1, value: "1.5" },
    { customFieldId: 2, value: null },
  ]);
});

test("valueFaultsIn reports faulty fields except unchanged stored values [R-364]", () => {
  const draft = new Map([
    [1, "-1"],
    [2, "C"],
  ]);
  expect([...valueFaultsIn(fields, draft, [])]).toEqual([
    [1, "too_small"],
    [2, "not_an_option"],
  ]);
  expect([...valueFaultsIn(fields, draft, [{ customFieldId: 2, value: "C" }])]).toEqual([[1, "too_small"]]);
  expect([...valueFaultsIn(fields, new Map(), [])]).toEqual([[2, "required"]]);
});

test("refusedValues maps the server's faults to their fields", () => {
  const details = {
    faults: [
      { customFieldId: 2, fault: "not_asked" },
      { customFieldId: 1, fault: "of a later day" },
    ],
  };
  const failure = new ApiFailure({ kind: "answered", statusCode: 422, message: "", code: "custom_field.values_unfit", details });
  expect([...refusedValues(failure)]).toEqual([[2, "not_asked"]]);
  expect(refusedValues(new Error("x")).size).toBe(0);
});
