import { expect, test } from "vitest";
import { createReporting, type ErrorReport } from "./reports.ts";

const nobodyListens = () => undefined;
const place = { reference: "a1b2c3d4", at: "2026-03-10T12:00:00Z", page: "/projetos", companyId: "[5]" };

test("a report carries status, endpoint, method, page and company [R-184]", () => {
  const received: ErrorReport[] = [];
  const report = createReporting(
    () => place,
    (told) => received.push(told),
  );
  report({ message: "Erro de servidor.", status: 503, endpoint: "/projects/{id}", method: "GET" });
  expect(received).toEqual([{ ...place, message: "Erro de servidor.", status: 503, endpoint: "/projects/{id}", method: "GET" }]);
});

test("an error without a status counts as 500 [R-194]", () => {
  expect(createReporting(() => place, nobodyListens)({ message: "x is undefined" }).status).toBe(500);
});
