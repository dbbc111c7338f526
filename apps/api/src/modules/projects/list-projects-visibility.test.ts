import fc from "fast-check";
import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import type { roles } from "../../../demo/accounts/cast.ts";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { holdInstead, newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { scopeOf } from "../../../test/scope-of.ts";
import { openWorld } from "../../../test/world.ts";
import { openScope } from "../../platform/access/open-scope.ts";
import { maySee, type ProjectAccessFields } from "./policy.ts";

const world = openWorld();
const all = { query: { itemsPerPage: 100 } } as const;

describe("the visibility for the seeded users", () => {
  const companiesSeenBy = async (role: (typeof roles)[number]) => {
    const api = await world.as(role);
    const { answer } = await api("GET /projects")(all);
    return [...new Set(answer.results.map(({ company }) => company.name))].toSorted();
  };

  test("users of a contractor see only the projects of their company [R-214] [R-216]", async () => {
    expect(await companiesSeenBy("admin")).toEqual(["Serra Azul Mineração"]);
    expect(await companiesSeenBy("manager")).toEqual(["Serra Azul Mineração"]);
    expect(await companiesSeenBy("stranger")).toEqual(["Horizonte Energia"]);
  });

  test("a supplier sees projects of all its contractors and its own projects [R-214]", async () => {
    expect(await companiesSeenBy("supplier")).toEqual(["Horizonte Energia", "Ipê Andaimes", "Serra Azul Mineração"]);
  });

  test("a user restricted to one project sees only that project", async () => {
    const site = await world.as("site");
    const { answer } = await site("GET /projects")();
    expect(answer.results.map(({ name }) => name)).toEqual(["Ampliação da britagem primária"]);
    expect(answer.meta.totalResults).toBe(1);
  });

  test("a project visible from both sides is listed once", async () => {
    const consultant = await world.as("consultant");
    const supplier = await world.as("supplier");
    const admin = await world.as("admin");
    const ipe = await companyNamed(world, "Ipê Andaimes");
    const idsOf = async (api: typeof admin) =>
      (await api("GET /projects")(all)).answer.results
        .filter(({ company, isDraft }) => company.id !== ipe && !isDraft) // read access shows no drafts
        .map(({ id }) => id);
    const [own, supplied, contracted] = [await idsOf(consultant), await idsOf(supplier), await idsOf(admin)];
    expect(contracted.some((id) => supplied.includes(id))).toBe(true);
    expect(own.toSorted()).toEqual([...new Set([...supplied, ...contracted])].toSorted());
  });

  test("the company header limits the consultant's list to that company [R-239] [CD-133]", async () => {
    const consultant = await world.as("consultant");
    const serraAzul = await companyNamed(world, "Serra Azul Mineração");
    const admin = await world.as("admin");
    const narrowed = await consultant("GET /projects")(all, { companyId: serraAzul });
    const contracted = await admin("GET /projects")(all);
    const begun = contracted.answer.results.filter(({ isDraft }) => !isDraft);
    expect(narrowed.answer.results.map(({ id }) => id)).toEqual(begun.map(({ id }) => id));
  });

  test("the list without see_projects is refused with the permission's name [R-213] [R-216]", async () => {
    const { api } = await newPerson(world, { companyId: await newCompany(world), keys: ["see_location"] });
    const { status, refused } = await api("GET /projects")();
    expect(status).toBe(403);
    expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "see_projects" } });
  });
});

describe("the visibility for random users", () => {
  type TestProject = ProjectAccessFields & { readonly removed: boolean };
  const universe: { companies: number[]; projects: TestProject[]; person?: Person } = { companies: [], projects: [] };

  beforeAll(async () => {
    const made = [await newCompany(world), await newCompany(world), await newCompany(world, "both"), await newCompany(world, "both")];
    const providers = [await newCompany(world, "provider"), await newCompany(world, "provider")];
    universe.companies = [...made, ...providers];
    const [, , both = 0, other = 0] = made;
    const suppliers = [[], [both], [...providers], [both, other, ...providers], [other], providers.slice(0, 1)];
    for (const contractorId of made)
      for (const [at, chosen] of suppliers.entries()) {
        const providerIds = chosen.filter((id) => id !== contractorId);
        const removed = at === 2 && contractorId === made[0];
        const isDraft = at === 4;
        const id = await newProject(world, {
          contractorId,
          providerIds,
          state: removed ? "removed" : "active",
          ...(isDraft && { draftAt: 3 }),
        });
        universe.projects.push({ id, contractorId, providerIds, isDraft, removed });
      }
    universe.person = await newPerson(world);
  });

  const companyAt = (at: number) => universe.companies[at] ?? 0;
  const holding = fc.record({
    at: fc.nat({ max: 5 }),
    keys: fc.constantFrom(
      "all" as const,
      ["see_projects"] as const,
      ["see_location", "update_project"] as const,
      ["see_projects", "update_project"] as const,
      ["see_projects", "add_project"] as const,
    ),
    relation: fc.constantFrom("contractor" as const, "provider" as const, "both" as const),
    only: fc.option(fc.uniqueArray(fc.nat({ max: 23 }), { maxLength: 6 }), { nil: undefined }),
  });
  const randomUser = fc.record({
    holdings: fc.uniqueArray(holding, { maxLength: 4, selector: ({ at }) => at }),
    narrowed: fc.option(fc.uniqueArray(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 }), { nil: undefined }),
  });

  test("the list shows exactly the projects that the policy allows", async () => {
    const { api, accountId, token } = universe.person as Person;
    const sessionId = String(decodeJwt(token).sid);
    const entriesOf = async (narrowed: readonly number[] | null) => {
      const opened = await openScope(world.database.appPool(), { accountId, sessionId }, narrowed);
      await opened?.transaction.rollback();
      return opened?.entries ?? [];
    };
    await fc.assert(
      fc.asyncProperty(randomUser, async ({ holdings, narrowed }) => {
        const memberships = holdings.map(({ at, only, ...rest }) => ({
          ...rest,
          companyId: companyAt(at),
          ...(only && { onlyProjects: only.map((one) => universe.projects[one]?.id ?? 0) }),
        }));
        await holdInstead(world, accountId, memberships);
        const companyId = narrowed?.map(companyAt);
        const scope = scopeOf(...(await entriesOf(companyId ?? null)));
        const expected = universe.projects.filter((project) => !project.removed && maySee(scope, project)).map(({ id }) => id);

        const { status, answer } = await api("GET /projects")({ query: { itemsPerPage: 100 } }, companyId ? { companyId } : {});
        const shown = status === 403 ? [] : answer.results.map(({ id }) => id).toSorted((a, b) => a - b);
        expect(shown).toEqual(expected);
        if (status === 200) expect(answer.meta.totalResults).toBe(expected.length);
      }),
      { numRuns: 150 },
    );
  });
});
