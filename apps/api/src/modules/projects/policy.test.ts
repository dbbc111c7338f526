import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import type { ScopeEntry } from "../../platform/access/scope.ts";
import {
  maySee,
  mayUpdate,
  notesAbout,
  ownSuppliers,
  projectCan,
  projectPageCan,
  seesAsContractor,
  whereMayChooseContacts,
  whereMayCreate,
  whichDrafts,
  whichProjects,
  whichUpdating,
  whoseSuppliers,
} from "./policy.ts";

const project = { contractorId: 5, id: 41, providerIds: [7, 8], isDraft: false, state: "active", pipelineState: "linked" } as const;
const looks = ["see_projects"];

test("users of the contractor and of each supplier see a project [R-214]", () => {
  for (const entry of [
    { companyId: 5, side: "contractor", permissions: looks },
    { companyId: 7, side: "provider", permissions: looks },
    { companyId: 8, side: "provider", permissions: "all" },
  ] as const)
    expect(maySee(scopeOf(entry), project)).toBe(true);
});

test("maySee denies other companies, sides, permissions and restrictions to other projects [R-216]", () => {
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

test("whichProjects returns whole companies and single projects per side", () => {
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

test("only users of the contractor with access to the project edit it", () => {
  const holding = (projects: "all" | readonly number[]) => scopeOf({ companyId: 5, permissions: ["update_project"], projects });
  expect(projectCan(holding("all"), project)).toMatchObject({ update: true });
  expect(projectCan(holding([41]), project)).toMatchObject({ update: true });
  expect(projectCan(holding([42]), project)).toMatchObject({ update: false });
  expect(projectCan(scopeOf({ companyId: 7, side: "provider", permissions: "all" }), project)).toMatchObject({ update: false });
  expect(projectCan(scopeOf({ companyId: 5, permissions: looks }), project)).toMatchObject({ update: false });
});

test("an additional scope entry never hides a project", () => {
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

test("only users of the contractor who may edit a draft see it [CD-163]", () => {
  const draft = { ...project, isDraft: true };
  const sees = (entry: Partial<ScopeEntry>, of = draft) => maySee(scopeOf(entry), of);
  expect(sees({ companyId: 5, permissions: ["see_projects", "add_project"] })).toBe(true);
  expect(sees({ companyId: 5, permissions: ["see_projects", "update_project"], projects: [41] })).toBe(true);
  expect(sees({ companyId: 5, permissions: looks })).toBe(false);
  expect(sees({ companyId: 7, side: "provider", permissions: "all" })).toBe(false);
  expect(whichDrafts(scopeOf({ companyId: 5, permissions: "all" }, { companyId: 6, permissions: looks })).companyIds).toEqual([5]);
  expect(mayUpdate(scopeOf({ companyId: 5, permissions: ["add_project"] }), draft)).toBe(true);
  expect(mayUpdate(scopeOf({ companyId: 5, permissions: ["add_project"] }), project)).toBe(false);
});

test("users of both sides may invite people to a begun project", () => {
  const invites = (entry: Partial<ScopeEntry>, of: Parameters<typeof projectPageCan>[1] = project) =>
    projectPageCan(scopeOf(entry), of).invitePeople;
  const permissions = ["invite_user_project"];
  expect(invites({ companyId: 5, permissions })).toBe(true);
  expect(invites({ companyId: 7, side: "provider", permissions })).toBe(true);
  expect(invites({ companyId: 9, side: "provider", permissions })).toBe(false);
  expect(invites({ companyId: 5, permissions, projects: [42] })).toBe(false);
  expect(invites({ companyId: 5, permissions }, { ...project, isDraft: true })).toBe(false);
});

test("projectCan and projectPageCan follow permissions, and restricted users create no project", () => {
  const stp = (permissions: readonly string[]) => projectPageCan(scopeOf({ companyId: 5, permissions }), project).configureStp;
  expect([stp(["config_stp_project"]), stp(["config_pendency_project"]), stp([])]).toEqual([true, true, false]);
  const keys = ["add_project", "inactive_project", "reactive_project", "remove_project"];
  expect(projectCan(scopeOf({ companyId: 5, permissions: keys }), project)).toEqual({
    update: false,
    inactivate: true,
    reactivate: false,
    remove: true,
    copy: true,
  });
  const away = { ...project, state: "inactive" } as const;
  expect(projectCan(scopeOf({ companyId: 5, permissions: keys }), away)).toMatchObject({ inactivate: false, reactivate: true });
  expect(whereMayCreate(scopeOf({ companyId: 5, permissions: keys, projects: [41] }))).toEqual([]);
});

test("contacts are chosen by users of the contractor who save projects", () => {
  const creates = { companyId: 5, permissions: ["add_project"] };
  const changes = { companyId: 6, permissions: ["update_project"], projects: [41] };
  const looker = { companyId: 7, permissions: looks };
  const supplier = { companyId: 8, side: "provider", permissions: "all" } as const;
  expect(whereMayChooseContacts(scopeOf(creates, changes, looker, supplier))).toEqual([5, 6]);
});

test("supplier, update panel and note scopes cover only the contractor's side", () => {
  const ours = { companyId: 5, permissions: ["see_projects", "config_pendency_project", "add_analysis_note"] };
  const supplier = { companyId: 7, side: "provider", permissions: "all" } as const;
  const scope = scopeOf(ours, supplier, { companyId: 6, permissions: ["config_pendency_project", "add_analysis_note"] });
  expect([whoseSuppliers(scope), whichUpdating(scope), notesAbout(scope)].map(({ companyIds }) => companyIds)).toEqual([[5], [5], [5]]);
  expect(ownSuppliers(scope, project)).toEqual([7]);
  expect([seesAsContractor(scope, project), seesAsContractor(scopeOf(supplier), project)]).toEqual([true, false]);
});
