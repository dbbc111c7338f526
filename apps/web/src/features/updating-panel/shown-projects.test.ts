import { expect, test } from "vitest";
import { hasEnded, linkedIds, shownProjects } from "./shown-projects.ts";

const answered = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ project: `Projeto ${id}`, project_id: id, projectIsBlocked: id % 2 === 1 }));

test("shownProjects returns five of seven projects [R-261]", () => {
  expect(shownProjects(answered).map(({ project_id }) => project_id)).toEqual([1, 2, 3, 4, 5]);
});

test("linkedIds returns the projects that are no longer blocked [CD-078] [R-257]", () => {
  expect(linkedIds(answered)).toEqual([2, 4, 6]);
});

test("hasEnded is true if an edited or previously blocked project is linked", () => {
  expect(hasEnded(answered, { edited: [2], before: [] })).toBe(true);
  expect(hasEnded(answered, { edited: [], before: [{ project: "Projeto 4", project_id: 4, projectIsBlocked: true }] })).toBe(true);
});

test("hasEnded is false while a project is blocked or if nothing changed", () => {
  expect(hasEnded(answered, { edited: [1], before: [] })).toBe(false);
  expect(hasEnded(answered, { edited: [], before: answered })).toBe(false);
  expect(hasEnded(answered, { edited: [], before: [] })).toBe(false);
});
