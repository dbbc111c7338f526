import { expect, test } from "vitest";
import { decideRequirements } from "./requirements.ts";

const types = [
  { id: 1, plan: "SSMA" },
  { id: 2, plan: "SSMA" },
  { id: 3, plan: "STP" },
] as const;
const open = [{ id: 70, typeId: 1 }];
const decide = (choices: readonly (readonly [number, boolean])[]) =>
  decideRequirements(
    choices.map(([systemPendencyId, isChecked]) => ({ systemPendencyId, isChecked })),
    { plan: "SSMA", types, open },
  );

test("decideRequirements opens selected types, closes deselected ones, and keeps the rest [R-279]", () => {
  expect(decide([[2, true]])).toEqual({ ok: true, value: { opened: [types[1]], closed: [] } });
  expect(decide([[1, false]])).toEqual({ ok: true, value: { opened: [], closed: open } });
  expect(
    decide([
      [1, true],
      [2, false],
    ]),
  ).toEqual({ ok: true, value: { opened: [], closed: [] } });
  expect(decide([])).toEqual({ ok: true, value: { opened: [], closed: [] } });
});

test("the last of two choices for one document wins", () => {
  expect(
    decide([
      [2, true],
      [2, false],
    ]),
  ).toMatchObject({ value: { opened: [] } });
});

test("a type outside the plan is refused unless the project demands it", () => {
  expect(decide([[3, true]])).toMatchObject({ ok: false, code: "project.requirement_unknown", details: { systemPendencyId: 3 } });
  expect(decide([[9, false]])).toMatchObject({ ok: false, details: { systemPendencyId: 9 } });
  const retired = decideRequirements([{ systemPendencyId: 1, isChecked: false }], { plan: "SSMA", types: [], open });
  expect(retired).toMatchObject({ ok: true, value: { closed: open } });
});
