import { DEPARTMENT_LINKED_TO_PROJECT } from "@emdia/contract/facilities/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { internalErrorOf } from "./internal-error.ts";

const refused = (facts: Partial<ConstructorParameters<typeof ApiFailure>[0]>) =>
  new ApiFailure({ kind: "answered", statusCode: 409, message: "", ...facts });
const projects = [{ id: 7, name: "Montagem de andaimes" }];

test("an error whose message is the area's code is kept with the projects that hold the area [R-298] [R-296]", () => {
  const error = refused({ message: DEPARTMENT_LINKED_TO_PROJECT, details: { projects } });
  expect(internalErrorOf(error)).toEqual({ kind: "linked", projects });
});

test("a unit that projects began to use after the check names them too [R-295]", () => {
  const error = refused({ message: "…", code: "facility.linked_to_project", details: { projects } });
  expect(internalErrorOf(error)).toEqual({ kind: "linked", projects });
});

test("a code without readable details still says that projects hold the area [R-298]", () => {
  for (const details of [undefined, null, { projects: "muitos" }, { projects: [{ id: 7 }] }])
    expect(internalErrorOf(refused({ message: DEPARTMENT_LINKED_TO_PROJECT, details }))).toEqual({ kind: "linked", projects: [] });
});

test("every other error is kept as it was said [R-298]", () => {
  const error = refused({ statusCode: 404, message: "Área não encontrada." });
  expect(internalErrorOf(error)).toEqual({ kind: "said", error });
  const lost = new Error("lost");
  expect(internalErrorOf(lost)).toEqual({ kind: "said", error: lost });
});
