import { expect, test } from "vitest";
import { createReports, type ErrorReport } from "./reports.ts";

const nobodyListens = () => undefined;
const place = { reference: "a1b2c3d4", at: "2026-03-10T12:00:00Z", page: "/projetos", companyId: "[5]" };

test("a report carries status, endpoint, method, page and company [R-184]", () => {
  const received: ErrorReport[] = [];
  const reports = createReports(
    () => place,
    (report) => received.push(report),
  );
  reports.add({ message: "Erro de servidor.", status: 503, endpoint: "/projects/{id}", method: "GET" });
  expect(received).toEqual([{ ...place, message: "Erro de servidor.", status: 503, endpoint: "/projects/{id}", method: "GET" }]);
});

test("an error without a status counts as 500 [R-194]", () => {
  expect(createReports(() => place, nobodyListens).add({ message: "x is undefined" }).status).toBe(500);
});

test("without a monitoring service reports stay here, the last twenty of them [R-184]", () => {
  const reports = createReports(() => place, nobodyListens);
  for (let error = 1; error <= 25; error += 1) reports.add({ message: `error ${error}` });
  expect(reports.recent().map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, index) => `error ${index + 6}`));
});
