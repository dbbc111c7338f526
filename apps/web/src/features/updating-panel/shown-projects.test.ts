import { expect, test } from "vitest";
import { linkedIds, shownProjects } from "./shown-projects.ts";

const answered = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ project: `Projeto ${id}`, project_id: id, projectIsBlocked: id % 2 === 1 }));

test("of seven projects five are shown [R-261]", () => {
  expect(shownProjects(answered).map(({ project_id }) => project_id)).toEqual([1, 2, 3, 4, 5]);
});

test("a project that is linked is no longer remembered as being edited [CD-078] [R-257]", () => {
  expect(linkedIds(answered)).toEqual([2, 4, 6]);
});
