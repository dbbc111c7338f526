import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { companyAsked, mayDo, maySee, sidesHolding, whichPendencies } from "./policy.ts";

const [serraAzul, ipe] = [1, 9];
const ofOven = { contractorId: serraAzul, providerId: ipe, projectId: 41 };
const reviewer = { companyId: serraAzul, side: "contractor", permissions: ["see_pendency", "confirm_pendency"] } as const;
const supplier = { companyId: ipe, side: "provider", permissions: ["see_pendency", "send_pendency_analysis"] } as const;

test("both sides of a pendency see it, who is restricted to another project does not, and neither does a stranger", () => {
  expect(maySee(scopeOf(reviewer), ofOven)).toBe(true);
  expect(maySee(scopeOf(supplier), ofOven)).toBe(true);
  expect(maySee(scopeOf({ ...reviewer, projects: [42] }), ofOven)).toBe(false);
  expect(maySee(scopeOf({ ...supplier, projects: [41] }), ofOven)).toBe(true);
  expect(maySee(scopeOf({ ...reviewer, companyId: 3 }), ofOven)).toBe(false);
  expect(maySee(scopeOf({ ...reviewer, side: "provider" }), ofOven)).toBe(false);
  expect(maySee(scopeOf({ ...reviewer, permissions: ["confirm_pendency"] }), ofOven)).toBe(false);
});

test("a list tells of whole companies, and of single projects where somebody is restricted to them", () => {
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

test("a key counts where it is held, on its side, by whoever sees the pendency there", () => {
  expect(mayDo(scopeOf(reviewer), "confirm_pendency", ofOven)).toBe(true);
  expect(mayDo(scopeOf(supplier), "confirm_pendency", ofOven)).toBe(false);
  expect(mayDo(scopeOf({ ...supplier, permissions: "all" }), "confirm_pendency", ofOven)).toBe(false);
  expect(mayDo(scopeOf({ ...supplier, permissions: "all" }), "send_pendency_analysis", ofOven)).toBe(true);
});

test("who lacks a key is told the company from which they look", () => {
  expect(companyAsked(scopeOf(supplier), ofOven)).toBe(ipe);
  expect(companyAsked(scopeOf({ ...supplier, companyId: 3 }), ofOven)).toBe(serraAzul);
});

test("somebody speaks for the sides on which they see a pendency and hold the key", () => {
  const asks = { ...supplier, permissions: ["see_pendency", "add_comment_pendency"] } as const;
  const both = scopeOf({ ...reviewer, permissions: "all" }, asks);
  expect(sidesHolding(both, "add_comment_pendency", ofOven)).toEqual(["contractor", "provider"]);
  expect(sidesHolding(both, "confirm_pendency", ofOven)).toEqual(["contractor"]);
  expect(sidesHolding(scopeOf({ ...asks, projects: [42] }), "add_comment_pendency", ofOven)).toEqual([]);
});
