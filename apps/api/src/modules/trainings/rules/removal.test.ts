import { expect, test } from "vitest";
import { removalRefusal } from "./removal.ts";

const contractor = { isContractor: true, isFinished: false, mayWithdraw: false };
const supplier = { ...contractor, isContractor: false };

test("both sides remove an enrolled participant before the end of the class", () => {
  expect(removalRefusal("enrolled", contractor)).toBeUndefined();
  expect(removalRefusal("enrolled", supplier)).toBeUndefined();
  expect(removalRefusal("present", contractor)).toBeUndefined();
});

test.each([
  ["approved", contractor],
  ["enrolled", { ...contractor, isFinished: true }],
  ["present", supplier],
] as const)("removing a participant who is %s needs the permission to withdraw", (status, actor) => {
  expect(removalRefusal(status, actor)).toBe("permission.missing");
  expect(removalRefusal(status, { ...actor, mayWithdraw: true })).toBeUndefined();
});

test("a removed participant is not found", () => {
  expect(removalRefusal("removed", { ...contractor, mayWithdraw: true })).toBe("training_participant.not_found");
});
