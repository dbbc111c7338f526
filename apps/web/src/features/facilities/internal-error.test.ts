import { DEPARTMENT_LINKED_TO_PROJECT } from "@emdia/contract/facilities/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { internalErrorOf } from "./internal-error.ts";

const refused = (facts: Partial<ConstructorParameters<typeof ApiFailure>[0]>) =>
  new ApiFailure({ kind: "answered", statusCode: 409, message: "", ...facts });
const projects = [{ id: 7, name: "Montagem de andaimes" }];

test("internalErrorOf returns the linked projects for the department's message code [R-298] [R-296]", () => {
  const error = refused({ message: DEPARTMENT_LINKED_TO_PROJECT, details: { projects } });
  expect(internalErrorOf(error)).toEqual({ kind: "linked", projects });
});

test("internalErrorOf returns the linked projects for the facility's refusal code [R-295]", () => {
  const error = refused({ message: "…", code: "facility.linked_to_project", details: { projects } });
  expect(internalErrorOf(error)).toEqual({ kind: "linked", projects });
});

test("internalErrorOf returns no projects if the details are not readable [R-298]", () => {
  for (const details of [undefined, null, { projects: "muitos" }, { projects: [{ id: 7 }] }])
    expect(internalErrorOf(refused({ message: DEPARTMENT_LINKED_TO_PROJECT, details }))).toEqual({ kind: "linked", projects: [] });
});

test("internalErrorOf returns every other error unchanged [R-298]", () => {
  const error = refused({ statusCode: 404, message: "Área não encontrada." });
  expect(internalErrorOf(error)).toEqual({ kind: "said", error });
  const lost = new Error("lost");
  expect(internalErrorOf(lost)).toEqual({ kind: "said", error: lost });
});
