import { expect, test } from "vitest";
import { draftOf, faultsIn, fieldIn } from "./field-draft.ts";

const blank = draftOf(null, "pt-BR");

test("a new custom field is an optional text about a worker [R-364]", () => {
  expect(fieldIn({ ...blank, name: " Matrícula " })).toEqual({
    name: "Matrícula",
    hint: null,
    appliesTo: "employee",
    required: false,
    asks: { kind: "text", maxLength: 200 },
  });
  expect(faultsIn(blank)).toEqual({ name: "required" });
});

test("faultsIn and fieldIn apply the limits of each field kind [R-364]", () => {
  const named = { ...blank, name: "Horas" };
  expect(faultsIn({ ...named, maxLength: "0" })).toEqual({ maxLength: "maxLength" });
  expect(faultsIn({ ...named, maxLength: "1001" })).toEqual({ maxLength: "maxLength" });
  expect(faultsIn({ ...named, kind: "number", maxLength: "0", minimum: "dez" })).toEqual({ minimum: "notANumber" });
  expect(faultsIn({ ...named, kind: "number", minimum: "2,5", maximum: "2" })).toEqual({ maximum: "reversed" });
  expect(faultsIn({ ...named, kind: "choice", options: "A\n \n" })).toEqual({ options: "options" });
  expect(faultsIn({ ...named, kind: "choice", options: "A\na" })).toEqual({ options: "repeated" });
  expect(faultsIn({ ...named, name: "x".repeat(101), hint: "y".repeat(201), kind: "date" })).toEqual({ name: "tooLong", hint: "tooLong" });
  expect(fieldIn({ ...named, kind: "number", minimum: "-1,5", maximum: "" }).asks).toEqual({
    kind: "number",
    minimum: -1.5,
    maximum: null,
  });
  expect(fieldIn({ ...named, kind: "choice", options: " Turno A \n\nTurno B" }).asks).toEqual({
    kind: "choice",
    options: ["Turno A", "Turno B"],
  });
});

test("draftOf and fieldIn preserve an existing field [R-364]", () => {
  const field = {
    id: 1,
    groupCustomFieldsId: 2,
    name: "Horas de mina",
    hint: "Somadas no ano",
    appliesTo: "provider" as const,
    required: true,
    asks: { kind: "number" as const, minimum: 0, maximum: 99.5 },
    retired: false,
    version: 1,
    can: { update: true },
  };
  const draft = draftOf(field, "pt-BR");
  expect(draft).toMatchObject({ name: "Horas de mina", hint: "Somadas no ano", required: true, minimum: "0", maximum: "99,5" });
  expect(fieldIn(draft)).toMatchObject({ appliesTo: "provider", asks: field.asks });
});
