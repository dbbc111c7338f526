import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";
import { openScope } from "./open-scope.ts";

const world = openWorld();
const keys = ["see_projects"] as const;
const sessionOf = ({ accountId, token }: Person) => ({ accountId, sessionId: String(decodeJwt(token).sid) });
const opened = async (person: Person, narrowed: readonly number[] | null = null) => {
  const scope = await openScope(world.database.appPool(), sessionOf(person), narrowed);
  await scope?.transaction.rollback();
  return scope;
};

test("a company on both sides gives one entry per profile side [R-214]", async () => {
  const companyId = await newCompany(world, "both");
  const held = async (holding: object) => (await opened(await newPerson(world, { companyId, keys, ...holding })))?.entries;
  expect(await held({})).toMatchObject([{ side: "contractor" }, { side: "provider" }]);
  expect(await held({ relation: "provider" })).toEqual([
    { companyId, side: "provider", relation: "provider", permissions: ["see_projects"], projects: "all" },
  ]);
  expect(await held({ relation: "contractor" })).toMatchObject([{ side: "contractor" }]);
  expect(await held({ relation: "contractor", keys: "all" })).toMatchObject([
    { side: "contractor", permissions: "all" },
    { side: "provider", permissions: "all" },
  ]);
});

test("a profile of a side that the company lacks gives no entry", async () => {
  const companyId = await newCompany(world, "provider");
  expect((await opened(await newPerson(world, { companyId, keys, relation: "contractor" })))?.entries).toEqual([]);
});

test("a restricted member has only the chosen projects, or none", async () => {
  const companyId = await newCompany(world);
  const project = await newProject(world, { contractorId: companyId });
  expect((await opened(await newPerson(world, { companyId, keys, onlyProjects: [project] })))?.entries).toMatchObject([
    { projects: [project] },
  ]);
  expect((await opened(await newPerson(world, { companyId, keys, onlyProjects: [] })))?.entries).toMatchObject([{ projects: [] }]);
});

test("row-level security allows the same companies as the scope's entries", async () => {
  const [first, second, other] = [await newCompany(world), await newCompany(world), await newCompany(world)];
  const person = await newPerson(world, { companyId: first, keys }, { companyId: second, keys });
  const readable = async (narrowed: readonly number[] | null) => {
    const scope = await openScope(world.database.appPool(), sessionOf(person), narrowed);
    const rows = await scope?.transaction.tx.selectFrom("access_profile").select("company_id").orderBy("company_id").execute();
    await scope?.transaction.rollback();
    return rows?.map(({ company_id }) => company_id);
  };
  expect(await readable(null)).toEqual([first, second]);
  expect(await readable([second])).toEqual([second]);
  expect(await readable([second, other])).toEqual([second]);
  expect(await readable([other])).toEqual([]);
});

test("an invalid session opens no scope and releases its connection", async () => {
  const [ended, expired, lender, borrower] = [
    await newPerson(world),
    await newPerson(world),
    await newPerson(world),
    await newPerson(world),
  ];
  const change = (what: string, { accountId }: Person) =>
    world.database.ownerPool().query(`update account_session set ${what} where account_id = $1`, [accountId]);
  await change("ended_at = now()", ended);
  await change("expires_at = now()", expired);
  const pool = world.database.appPool();
  expect(await opened(ended)).toBeUndefined();
  expect(await opened(expired)).toBeUndefined();
  expect(await openScope(pool, { ...sessionOf(lender), accountId: borrower.accountId }, null)).toBeUndefined();
  expect(pool.idleCount).toBe(pool.totalCount);
});
