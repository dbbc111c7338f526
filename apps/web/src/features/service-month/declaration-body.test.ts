import { expect, test } from "vitest";
import { declarationBody } from "./declaration-body.ts";

const [joana] = [{ id: 7, name: "Joana Prado" }];
const draft = { answer: null, workers: [], note: " " } as const;

test("the answer and the workers select the action [R-441]", () => {
  const rest = { version: 2, note: null };
  expect(declarationBody(draft, 2)).toBeUndefined();
  expect(declarationBody({ ...draft, workers: [joana] }, 2)).toEqual({
    action: "ADD_EMPLOYEE",
    serviceOccurred: true,
    employees: [7],
    ...rest,
  });
  expect(declarationBody({ ...draft, answer: "yes" }, 2)).toEqual({ action: "SERVICE_PROVIDED", serviceOccurred: true, ...rest });
  expect(declarationBody({ ...draft, answer: "yes", workers: [joana] }, 2)).toEqual({
    action: "ADD_EMPLOYEE_SERVICE_PROVIDED",
    serviceOccurred: true,
    employees: [7],
    ...rest,
  });
});

test("a month without service adds no workers", () => {
  expect(declarationBody({ answer: "no", workers: [joana], note: "Parada." }, 0)).toEqual({
    action: "SERVICE_PROVIDED",
    serviceOccurred: false,
    version: 0,
    note: "Parada.",
  });
});
