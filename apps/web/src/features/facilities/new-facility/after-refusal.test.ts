import { expect, test } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { afterRefusal } from "./after-refusal.ts";
import type { Creation } from "./create-in-order.ts";

const draft = { name: "Mina", companyId: 1, departments: ["Paiol", "Oficina", ""] };
const mine = { id: 9, name: "Mina" };
const refused = (code: ApiFailure["code"]) => new ApiFailure({ kind: "answered", statusCode: 409, message: "", ...(code && { code }) });
const creation = (stopped: Partial<Creation>): Creation => ({ facility: null, left: ["Paiol", "Oficina"], failure: null, ...stopped });

test("afterRefusal reports a taken facility name and keeps the draft [R-297]", () => {
  const after = afterRefusal(draft, creation({ failure: { at: "facility", error: refused("facility.name_taken") } }));
  expect([...after.faults]).toEqual([["name", "facilityTaken"]]);
  expect(after).toMatchObject({ draft, existing: null, error: null });
});

test("afterRefusal reports a taken department name at the first remaining field [R-291]", () => {
  const failure = { at: "department", error: refused("department.name_taken") } as const;
  const after = afterRefusal(draft, creation({ facility: mine, left: ["Oficina"], failure }));
  expect([...after.faults]).toEqual([["department-0", "departmentTaken"]]);
  expect(after).toMatchObject({ draft: { departments: ["Oficina", ""] }, existing: mine });
});

test("afterRefusal returns any other error for the form and keeps the draft [R-291]", () => {
  const error = new ApiFailure({ kind: "unanswered", message: "timeout" });
  const after = afterRefusal(draft, creation({ failure: { at: "facility", error } }));
  expect(after).toEqual({ draft, existing: null, faults: new Map(), error });
});
