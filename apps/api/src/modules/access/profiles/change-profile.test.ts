import { beforeEach, describe, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { whenBlockedOnLock } from "../../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const keys = ["see_permissions", "add_permissions", "update_permissions", "see_users", "see_projects"] as const;
const change = "PUT /profiles/{id}";

/** Id of the user's profile. */
const profileOf = async ({ accountId }: Person, companyId: number): Promise<number> => {
  const { rows } = await world.database
    .ownerPool()
    .query<{ profile_id: number }>("select profile_id from membership where account_id = $1 and company_id = $2", [accountId, companyId]);
  return rows[0]?.profile_id ?? 0;
};

test("changing a profile saves each field and increments the version [R-315] [R-319]", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys });
  const { answer: made } = await api("POST /companies/{id}/profile")({ id: companyId, body: { name: "Um", relationType: "both" } });
  const body = {
    name: "Dois",
    description: "Outro.",
    relationType: "contractor" as const,
    permissions: ["see_users" as const],
    version: 1,
  };
  const { status, answer } = await api(change)({ id: made.id, body });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ ...body, version: 2, permissionCount: 1 });
  expect((await api("GET /profiles/{id}")({ id: made.id })).answer).toEqual(answer);
});

test("omitted fields keep their values, and an unchanged profile writes no history", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys });
  const body = { name: "Um", description: "Primeiro.", relationType: "both" as const, permissions: ["see_users" as const] };
  const { answer: made } = await api("POST /companies/{id}/profile")({ id: companyId, body });
  const { answer } = await api(change)({ id: made.id, body: { name: "Um", relationType: "both" } });
  expect(answer).toMatchObject({ ...body, version: 1 });
  const { rows } = await world.database.ownerPool().query("select action from history where owner_id = $1", [companyId]);
  expect(rows).toEqual([{ action: "profile.created" }]);
});

describe("a profile change", () => {
  const known: { companyId: number; editor?: Person; holder?: Person } = { companyId: 0 };
  beforeEach(async () => {
    known.companyId = await newCompany(world);
    known.editor = await newPerson(world, { companyId: known.companyId, keys: "all" });
    known.holder = await newPerson(world, { companyId: known.companyId, keys: ["see_users", "see_permissions"] });
  });
  const both = () => {
    const { editor, holder, companyId } = known;
    if (!editor || !holder) throw new Error("nobody is here yet");
    return { editor, holder, companyId };
  };
  const narrow = async (permissions: readonly ["see_users"] | readonly []) => {
    const { editor, holder, companyId } = both();
    const id = await profileOf(holder, companyId);
    return editor.api(change)({ id, body: { name: `Menos ${id}`, relationType: "both", permissions: [...permissions] } });
  };

  test("a profile change takes effect with the next request of its users [R-206]", async () => {
    const { editor, holder, companyId } = both();
    const asked = { id: await profileOf(holder, companyId) };
    expect((await holder.api("GET /profiles/{id}")(asked)).status).toBe(200);
    expect((await narrow(["see_users"])).status).toBe(200);
    const { refused } = await holder.api("GET /profiles/{id}")(asked);
    expect(refused).toMatchObject({
      statusCode: 403,
      code: "permission.missing",
      details: { permission: "see_permissions", grantedBy: [{ name: "Pessoa de Teste" }] },
    });
    expect((await holder.api("GET /account/permissions")()).answer).toEqual([{ company: companyId, permitions: ["see_users"] }]);
    expect((await editor.api("GET /profiles/{id}")(asked)).answer.peopleCount).toBe(1);
  });

  test("a profile change writes author, address and changed permissions to the history", async () => {
    const { editor, holder, companyId } = both();
    const { answer } = await narrow(["see_users"]);
    const { rows } = await world.database
      .ownerPool()
      .query("select account_id, subject_id, action, field, old_value, new_value, address from history where owner_id = $1 order by id", [
        companyId,
      ]);
    const shared = { account_id: editor.accountId, subject_id: answer.id, action: "profile.changed", address: "127.0.0.1" };
    expect(rows).toMatchObject([
      { ...shared, field: "name", new_value: `Menos ${await profileOf(holder, companyId)}` },
      { ...shared, field: "permissions", old_value: "see_permissions", new_value: null },
    ]);
  });
});

test("a concurrent second change is refused as stale with the current profile", async () => {
  const companyId = await newCompany(world);
  const people = [await newPerson(world, { companyId, keys: "all" }), await newPerson(world, { companyId, keys })] as const;
  const { answer: made } = await people[0].api("POST /companies/{id}/profile")({
    id: companyId,
    body: { name: "Um", relationType: "both" },
  });
  const send = (person: Person, name: string) => person.api(change)({ id: made.id, body: { name, relationType: "both", version: 1 } });
  const replies = await Promise.all([send(people[0], "Dois"), send(people[1], "Três")]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [stale] = replies.filter(({ status }) => status === 409);
  const [saved] = replies.filter(({ status }) => status === 200);
  expect(stale?.refused).toMatchObject({
    code: "profile.stale",
    details: { version: 2, now: { name: saved?.answer.name }, changedBy: "Pessoa de Teste", changedAt: expect.any(String) },
  });
});

test("adding permissions that the user lacks is refused; existing ones may stay [R-206]", async () => {
  const companyId = await newCompany(world);
  const owner = await newPerson(world, { companyId, keys: "all" });
  const { api } = await newPerson(world, { companyId, keys });
  const body = { name: "Amplo", relationType: "both" as const, permissions: ["see_users" as const, "add_project" as const] };
  const { answer: made } = await owner.api("POST /companies/{id}/profile")({ id: companyId, body });
  expect((await api(change)({ id: made.id, body: { ...body, name: "Amplo também" } })).status).toBe(200);
  const wider = await api(change)({ id: made.id, body: { ...body, permissions: [...body.permissions, "remove_users"] } });
  expect(wider.refused).toMatchObject({ code: "profile.beyond_own", details: { keys: ["remove_users"] } });
});

test("a user cannot add permissions to their own profile [R-206]", async () => {
  const companyId = await newCompany(world);
  const person = await newPerson(world, { companyId, keys });
  const id = await profileOf(person, companyId);
  const { refused } = await person.api(change)({
    id,
    body: { name: "Meu", relationType: "both", permissions: [...keys, "config_security"] },
  });
  expect(refused).toMatchObject({ code: "profile.beyond_own", details: { keys: ["config_security"] } });
});

test("the last profile that can edit profiles cannot lose that permission", async () => {
  const companyId = await newCompany(world);
  const person = await newPerson(world, { companyId, keys });
  const id = await profileOf(person, companyId);
  const narrower = { id, body: { name: "Meu", relationType: "both" as const, permissions: ["see_users" as const] } };
  expect((await person.api(change)(narrower)).refused).toMatchObject({ statusCode: 422, code: "profile.locks_out" });

  const owner = await newPerson(world, { companyId, keys: "all" });
  await world.database.ownerPool().query("update account set disabled_at = now() where id = $1", [owner.accountId]);
  expect((await person.api(change)(narrower)).refused.code).toBe("profile.locks_out");
  await world.database.ownerPool().query("update account set disabled_at = null where id = $1", [owner.accountId]);
  expect((await person.api(change)(narrower)).status).toBe(200);
  expect((await person.api(change)(narrower)).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "update_permissions" },
  });
});

test("a concurrent narrowing of the last two editing profiles refuses one", async () => {
  const companyId = await newCompany(world);
  const people = [await newPerson(world, { companyId, keys }), await newPerson(world, { companyId, keys })];
  const meeting = await world.database.ownerPool().connect();
  // Saving locks the company row and waits here, so both requests must have decided or wait for the advisory lock.
  await meeting.query("begin");
  await meeting.query("select from company where id = $1 for update", [companyId]);
  const body = { name: "Meu", relationType: "both" as const, permissions: ["see_users" as const] };
  const narrowing = people.map(async (person) =>
    person.api(change)({ id: await profileOf(person, companyId), body: { ...body, name: person.email } }),
  );
  await whenBlockedOnLock(world.database, () => meeting.query("commit"), people.length).finally(() => meeting.release());
  const answers = await Promise.all(narrowing);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.refused.code).toBe("profile.locks_out");
});

test("a profile cannot take the name of another profile", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys });
  const make = async (name: string) =>
    (await api("POST /companies/{id}/profile")({ id: companyId, body: { name, relationType: "both" } })).answer.id;
  await make("Gestão");
  const id = await make("Leitura");
  expect((await api(change)({ id, body: { name: "GESTAO", relationType: "both" } })).refused.code).toBe("profile.name_taken");
  expect((await api(change)({ id, body: { name: "leitura", relationType: "both" } })).status).toBe(200);
});

test("changing a profile needs the permission and an unrestricted membership [R-213]", async () => {
  const companyId = await newCompany(world);
  const owner = await newPerson(world, { companyId, keys: "all" });
  const reader = await newPerson(world, { companyId, keys: ["see_permissions"] });
  const restricted = await newPerson(world, { companyId, keys, onlyProjects: [] });
  const id = await profileOf(reader, companyId);
  for (const { api } of [reader, restricted]) {
    const { refused } = await api(change)({ id, body: { name: "Outro", relationType: "both" } });
    expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "update_permissions" } });
  }
  const stranger = await newPerson(world, { companyId: await newCompany(world), keys: "all" });
  expect((await stranger.api(change)({ id, body: { name: "Outro", relationType: "both" } })).refused.code).toBe("profile.not_found");
  expect((await owner.api("GET /profiles/{id}")({ id })).answer.version).toBe(1);
});
