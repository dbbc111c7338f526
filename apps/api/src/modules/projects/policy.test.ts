import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { maySee, projectCan, whichProjects } from "./policy.ts";

const project = { contractorId: 5, id: 41, providerIds: [7, 8], isDraft: false, state: "active", pipelineState: "linked" } as const;
const looks = ["see_projects"];

test("people of the contracting company and of each supplier see a project [R-214]", () => {
  for (const entry of [
    { companyId: 5, side: "contractor", permissions: looks },
    { companyId: 7, side: "provider", permissions: looks },
    { companyId: 8, side: "provider", permissions: "all" },
  ] as const)
    expect(maySee(scopeOf(entry), project)).toBe(true);
});

test("nobody else does: another company, the wrong side, no key, or restricted to other projects [R-216]", () => {
  for (const entry of [
    { companyId: 6, side: "contractor", permissions: "all" },
    { companyId: 5, side: "provider", permissions: "all" },
    { companyId: 7, side: "contractor", permissions: "all" },
    { companyId: 5, side: "contractor", permissions: ["see_location"] },
    { companyId: 5, side: "contractor", permissions: looks, projects: [40, 42] },
    { companyId: 5, side: "contractor", permissions: looks, projects: [] },
  ] as const)
    expect(maySee(scopeOf(entry), project)).toBe(false);
});

test("which projects: whole companies on each side, and single projects together with the company they were granted in", () => {
  const scope = scopeOf(
    { companyId: 5, side: "contractor", permissions: looks },
    { companyId: 7, side: "provider", permissions: looks, projects: [41, 42] },
    { companyId: 8, side: "provider", permissions: [] },
  );
  expect(whichProjects(scope)).toEqual({
    contractor: { companyIds: [5], projects: [] },
    provider: {
      companyIds: [],
      projects: [
        { companyId: 7, projectId: 41 },
        { companyId: 7, projectId: 42 },
      ],
    },
  });
});

test("only the contracting company's people edit a project, and of the restricted ones those who are restricted to it", () => {
  const holding = (projects: "all" | readonly number[]) => scopeOf({ companyId: 5, permissions: ["update_project"], projects });
  expect(projectCan(holding("all"), project)).toMatchObject({ update: true });
  expect(projectCan(holding([41]), project)).toMatchObject({ update: true });
  expect(projectCan(holding([42]), project)).toMatchObject({ update: false });
  expect(projectCan(scopeOf({ companyId: 7, side: "provider", permissions: "all" }), project)).toMatchObject({ update: false });
  expect(projectCan(scopeOf({ companyId: 5, permissions: looks }), project)).toMatchObject({ update: false });
});

test("more rights never show less", () => {
  const entry = fc.record({
    companyId: fc.integer({ min: 4, max: 8 }),
    side: fc.constantFrom("contractor" as const, "provider" as const),
    permissions: fc.constantFrom("all" as const, looks, []),
    projects: fc.constantFrom("all" as const, [41], [42], []),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 3 }), entry, (held, more) => {
      expect(maySee(scopeOf(...held, more), project)).toBe(maySee(scopeOf(...held), project) || maySee(scopeOf(more), project));
    }),
  );
});
