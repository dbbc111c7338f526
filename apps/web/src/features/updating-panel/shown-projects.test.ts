import { expect, test } from "vitest";
import { hasEnded, linkedIds, shownProjects } from "./shown-projects.ts";

const answered = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ project: `Projeto ${id}`, project_id: id, projectIsBlocked: id % 2 === 1 }));

test("of seven projects five are shown [R-261]", () => {
  expect(shownProjects(answered).map(({ project_id }) => project_id)).toEqual([1, 2, 3, 4, 5]);
});

test("a project that is linked is no longer remembered as being edited [CD-078] [R-257]", () => {
  expect(linkedIds(answered)).toEqual([2, 4, 6]);
});

test("the linking of a project has ended when it was saved here, or was still going on a while ago", () => {
  expect(hasEnded(answered, { edited: [2], before: [] })).toBe(true);
  expect(hasEnded(answered, { edited: [], before: [{ project: "Projeto 4", project_id: 4, projectIsBlocked: true }] })).toBe(true);
});

test("nothing has ended while the project is linked, nor again where it was over before", () => {
  expect(hasEnded(answered, { edited: [1], before: [] })).toBe(false);
  expect(hasEnded(answered, { edited: [], before: answered })).toBe(false);
  expect(hasEnded(answered, { edited: [], before: [] })).toBe(false);
});
