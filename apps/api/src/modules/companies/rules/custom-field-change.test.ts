import { expect, test } from "vitest";
import { decideCustomFieldChange, unfitAsks } from "./custom-field-change.ts";

const kept = {
  name: "Turno",
  hint: null,
  required: false,
  retired: false,
  version: 3,
  asks: { kind: "choice", options: ["A", "B"] },
} as const;
const same = { name: "Turno", hint: null, required: false, asks: { kind: "choice" as const, options: ["A", "B"] }, version: 3 };

test("decideCustomFieldChange lists each changed property [R-364]", () => {
  const asked = {
    ...same,
    name: "Turno do dia",
    hint: "Como na escala",
    required: true,
    asks: { kind: "choice" as const, options: ["A", "B", "C"] },
  };
  expect(decideCustomFieldChange(kept, asked)).toEqual({
    ok: true,
    value: [
      { field: "name", from: "Turno", to: "Turno do dia" },
      { field: "hint", from: null, to: "Como na escala" },
      { field: "required", from: "false", to: "true" },
      { field: "options", from: "A · B", to: "A · B · C" },
    ],
  });
  expect(decideCustomFieldChange(kept, same)).toEqual({ ok: true, value: [] });
});

test("decideCustomFieldChange compares bounds and lengths", () => {
  const number = { ...kept, asks: { kind: "number", minimum: 1, maximum: null } } as const;
  const text = { ...kept, asks: { kind: "text", maxLength: 10 } } as const;
  const day = { ...kept, asks: { kind: "date" } } as const;
  expect(decideCustomFieldChange(number, { ...same, asks: { kind: "number", minimum: null, maximum: 9.5 } })).toMatchObject({
    value: [
      { field: "minimum", from: "1", to: null },
      { field: "maximum", from: null, to: "9.5" },
    ],
  });
  expect(decideCustomFieldChange(text, { ...same, asks: { kind: "text", maxLength: 20 } })).toMatchObject({
    value: [{ field: "maxLength", from: "10", to: "20" }],
  });
  expect(decideCustomFieldChange(day, { ...same, asks: { kind: "date" } })).toEqual({ ok: true, value: [] });
});

test("decideCustomFieldChange is stale when the version is outdated and fields differ", () => {
  expect(decideCustomFieldChange(kept, { ...same, name: "Escala", version: 2 })).toMatchObject({
    code: "custom_field.stale",
    details: { version: 3, changed: [{ field: "name", from: "Escala", to: "Turno" }] },
  });
  expect(decideCustomFieldChange(kept, { ...same, version: 2 })).toEqual({ ok: true, value: [] });
});

test("decideCustomFieldChange refuses a new kind and changes of retired fields", () => {
  expect(decideCustomFieldChange(kept, { ...same, asks: { kind: "date" } })).toMatchObject({ code: "custom_field.kind_fixed" });
  expect(decideCustomFieldChange({ ...kept, retired: true }, same)).toMatchObject({ code: "custom_field.retired" });
});

test("unfitAsks refuses repeated options and reversed bounds", () => {
  expect(decideCustomFieldChange(kept, { ...same, asks: { kind: "choice", options: ["A", "a"] } })).toMatchObject({
    code: "custom_field.options_repeated",
  });
  expect(unfitAsks({ kind: "number", minimum: 2, maximum: 1 })?.code).toBe("custom_field.limits_reversed");
  expect(unfitAsks({ kind: "number", minimum: 2, maximum: 2 })).toBeUndefined();
  expect(unfitAsks({ kind: "number", minimum: null, maximum: 2 })).toBeUndefined();
  expect(unfitAsks({ kind: "number", minimum: 2, maximum: null })).toBeUndefined();
  expect(unfitAsks({ kind: "date" })).toBeUndefined();
});
