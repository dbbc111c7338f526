import type pg from "pg";
import { expect, test } from "vitest";
import { newCompany, onlyId } from "../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { whenBlockedOnLock } from "../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const permissionsByCompany = async ({ api }: Person) =>
  Object.fromEntries((await api("GET /account/permissions")()).answer.map(({ company, permitions }) => [company, permitions]));

test("the response groups companies with equal permissions and lists each profile's permissions", async () => {
  const [first, second, third] = [await newCompany(world), await newCompany(world), await newCompany(world)];
  const person = await newPerson(
    world,
    { companyId: first, keys: ["see_projects", "see_users"] },
    { companyId: second, keys: ["see_projects", "see_users"] },
    { companyId: third, keys: ["see_invites"] },
  );
  expect(await permissionsByCompany(person)).toEqual({
    [first]: ["see_projects", "see_users"],
    [second]: ["see_projects", "see_users"],
    [third]: ["see_invites"],
  });
  const { rows } = await world.database
    .ownerPool()
    .query(
      "select array_agg(company_id order by company_id) as alike from membership where account_id = $1 group by held_alike order by 1",
      [person.accountId],
    );
  expect(rows).toEqual([{ alike: [first, second] }, { alike: [third] }]);
});

test("narrowing a profile in one company affects only that company's next request", async () => {
  const [first, second] = [await newCompany(world), await newCompany(world)];
  const keys = ["see_projects", "see_users"] as const;
  const person = await newPerson(world, { companyId: first, keys }, { companyId: second, keys });
  await world.database.ownerPool().query("update access_profile set permissions = '{see_users}' where company_id = $1", [second]);
  expect(await permissionsByCompany(person)).toEqual({ [first]: keys, [second]: ["see_users"] });
});

test("a company that becomes a supplier gives provider permissions at once", async () => {
  const [still, becoming] = [await newCompany(world), await newCompany(world)];
  const person = await newPerson(world, { companyId: still, keys: ["add_employee"] }, { companyId: becoming, keys: ["add_employee"] });
  expect(await permissionsByCompany(person)).toEqual({ [still]: [], [becoming]: [] });
  await world.database.ownerPool().query("update company set is_provider = true where id = $1", [becoming]);
  expect(await permissionsByCompany(person)).toEqual({ [still]: [], [becoming]: ["add_employee"] });
});

/** Runs two conflicting changes: the second begins before the first commits and waits for its lock. */
const runConcurrently = async (first: (client: pg.PoolClient) => Promise<unknown>, second: (client: pg.PoolClient) => Promise<unknown>) => {
  const [one, other] = [await world.database.ownerPool().connect(), await world.database.ownerPool().connect()];
  await one.query("begin");
  await first(one);
  const waiting = second(other);
  await whenBlockedOnLock(world.database, () => one.query("commit"));
  await waiting;
  one.release();
  other.release();
};

test.each(["somebody joins", "the profile is narrowed"])(
  "a concurrent join and profile change leave no revoked permission: first %s",
  async (first) => {
    const companyId = await newCompany(world);
    const pool = world.database.ownerPool();
    const profile = onlyId(
      (
        await pool.query<{ id: number }>(
          "insert into access_profile (company_id, name, relation_type, permissions) values ($1, 'Leitura', 'both', '{see_users,see_projects}') returning id",
          [companyId],
        )
      ).rows,
    );
    const elsewhere = await newCompany(world);
    const person = await newPerson(world, { companyId: elsewhere, keys: ["see_users", "see_projects"] });
    const join = (client: pg.PoolClient) =>
      client.query("insert into membership (company_id, account_id, profile_id) values ($1, $2, $3)", [
        companyId,
        person.accountId,
        profile,
      ]);
    const narrow = (client: pg.PoolClient) =>
      client.query("update access_profile set permissions = '{see_users}' where id = $1", [profile]);
    await (first === "somebody joins" ? runConcurrently(join, narrow) : runConcurrently(narrow, join));
    expect(await permissionsByCompany(person)).toEqual({ [elsewhere]: ["see_projects", "see_users"], [companyId]: ["see_users"] });
  },
);

test("held_alike of each demo membership matches its company and profile", async () => {
  const { rowCount } = await world.database.ownerPool().query(
    `select from membership m join company c on c.id = m.company_id join access_profile p on p.company_id = m.company_id and p.id = m.profile_id
      where m.held_alike <> md5(concat_ws(' ', c.is_contractor, c.is_provider, m.is_owner, p.relation_type, p.fingerprint))::uuid`,
  );
  expect(rowCount).toBe(0);
});
