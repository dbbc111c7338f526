import { expect, test } from "vitest";
import * as z from "zod/mini";
import { PanelSearch } from "../panel-search.ts";
import { pointLink, settledLink } from "./chart-link.ts";

const filter = z.parse(PanelSearch, { projects: [7], startDate: "2026-02-10", endDate: "2026-03-05" });

test("a month of reference links to the documents of its plan", () => {
  const input = { name: "ConformityMonth", filter, plan: "STP" } as const;
  expect(pointLink(input, { month: "2026-02" })).toEqual({
    project: [7],
    plan: ["STP"],
    referenceMonthStart: "2026-02",
    referenceMonthEnd: "2026-02",
  });
  expect(pointLink(input, { month: null })).toEqual({ project: [7], plan: ["STP"], withoutReferenceMonth: true });
  expect(settledLink(input, { month: "2026-02" }).status).toEqual(["DONE", "NEXT_DUE_DATE", "NOT_APPLICABLE"]);
});

test("a month of creation links to its days in the period", () => {
  const input = { name: "ConformityCreation", filter, plan: "SSMA" } as const;
  expect(pointLink(input, { month: "2026-02" })).toMatchObject({ plan: ["SSMA"], createdStart: "2026-02-10", createdEnd: "2026-02-28" });
  expect(pointLink(input, { month: "2026-03" })).toMatchObject({ createdStart: "2026-03-01", createdEnd: "2026-03-05" });
});
