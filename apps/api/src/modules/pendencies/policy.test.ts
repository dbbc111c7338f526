import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import {
  companyAsked,
  mayAssign,
  mayDo,
  maySee,
  missingFileKey,
  seesQueueOf,
  sidesHolding,
  whichAssignments,
  whichPendencies,
} from "./policy.ts";

const [serraAzul, ipe] = [1, 9];
const ofOven = { contractorId: serraAzul, providerId: ipe, projectId: 41 };
const reviewer = { companyId: serraAzul, side: "contractor", permissions: ["see_pendency", "confirm_pendency"] } as const;
const supplier = { companyId: ipe, side: "provider", permissions: ["see_pendency", "send_pendency_analysis"] } as const;

test("both sides see a pendency unless restricted to other projects", () => {
  expect(maySee(scopeOf(reviewer), ofOven)).toBe(true);
  expect(maySee(scopeOf(supplier), ofOven)).toBe(true);
  expect(maySee(scopeOf({ ...reviewer, projects: [42] }), ofOven)).toBe(false);
  expect(maySee(scopeOf({ ...supplier, projects: [41] }), ofOven)).toBe(true);
  expect(maySee(scopeOf({ ...reviewer, companyId: 3 }), ofOven)).toBe(false);
  expect(maySee(scopeOf({ ...reviewer, side: "provider" }), ofOven)).toBe(false);
  expect(maySee(scopeOf({ ...reviewer, permissions: ["confirm_pendency"] }), ofOven)).toBe(false);
});

test("the row filter contains whole companies and single projects", () => {
  const scope = scopeOf(reviewer, { ...supplier, projects: [41, 42] });
  expect(whichPendencies(scope)).toEqual({
    contractor: { companyIds: [serraAzul], projects: [] },
    provider: {
      companyIds: [],
      projects: [
        { companyId: ipe, projectId: 41 },
        { companyId: ipe, projectId: 42 },
      ],
    },
  });
  expect(whichPendencies(scope, "confirm_pendency").provider.projects).toEqual([]);
});

test("reviews are assigned by users of the contractor, in the projects that they see", () => {
  const place = { contractorId: serraAzul, projectId: 41 };
  const whole = { contractorId: serraAzul, projectId: "all" as const };
  const lead = { ...reviewer, permissions: ["see_pendency", "assign_review"] } as const;
  expect([mayAssign(scopeOf(lead), place), mayAssign(scopeOf(lead), whole)]).toEqual([true, true]);
  const restricted = scopeOf({ ...lead, projects: [41] });
  expect([mayAssign(restricted, place), mayAssign(restricted, { ...place, projectId: 42 }), mayAssign(restricted, whole)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(whichAssignments(restricted)).toEqual({ companyIds: [], projects: [{ companyId: serraAzul, projectId: 41 }] });
  expect([mayAssign(scopeOf(reviewer), place), seesQueueOf(scopeOf(reviewer), place)]).toEqual([false, true]);
  expect(mayAssign(scopeOf({ ...lead, companyId: 3 }), place)).toBe(false);
  expect(seesQueueOf(scopeOf({ ...supplier, companyId: serraAzul }), place)).toBe(false);
});

test("a permission applies only on the side that grants it", () => {
  expect(mayDo(scopeOf(reviewer), "confirm_pendency", ofOven)).toBe(true);
  expect(mayDo(scopeOf(supplier), "confirm_pendency", ofOven)).toBe(false);
  expect(mayDo(scopeOf({ ...supplier, permissions: "all" }), "confirm_pendency", ofOven)).toBe(false);
  expect(mayDo(scopeOf({ ...supplier, permissions: "all" }), "send_pendency_analysis", ofOven)).toBe(true);
});

test("companyAsked returns the company from which the user sees the pendency", () => {
  expect(companyAsked(scopeOf(supplier), ofOven)).toBe(ipe);
  expect(companyAsked(scopeOf({ ...supplier, companyId: 3 }), ofOven)).toBe(serraAzul);
});

test("sidesHolding returns the visible sides with the permission", () => {
  const asks = { ...supplier, permissions: ["see_pendency", "add_comment_pendency"] } as const;
  const both = scopeOf({ ...reviewer, permissions: "all" }, asks);
  expect(sidesHolding(both, "add_comment_pendency", ofOven)).toEqual(["contractor", "provider"]);
  expect(sidesHolding(both, "confirm_pendency", ofOven)).toEqual(["contractor"]);
  expect(sidesHolding(scopeOf({ ...asks, projects: [42] }), "add_comment_pendency", ofOven)).toEqual([]);
});

test("files of a sensitive document require both permissions in one company", () => {
  const opens = { ...reviewer, permissions: ["see_pendency", "see_file_pendency"] } as const;
  const health = { ...supplier, permissions: ["see_pendency", "see_health_document"] } as const;
  const both = { ...opens, permissions: [...opens.permissions, "see_health_document"] } as const;
  const [plain, sensitive] = [
    { ...ofOven, sensitive: false },
    { ...ofOven, sensitive: true },
  ];
  expect(missingFileKey(scopeOf(health), plain)).toBe("see_file_pendency");
  expect(missingFileKey(scopeOf(opens), plain)).toBe(null);
  expect(missingFileKey(scopeOf(opens, health), sensitive)).toBe("see_health_document");
  expect(missingFileKey(scopeOf(both), sensitive)).toBe(null);
});
