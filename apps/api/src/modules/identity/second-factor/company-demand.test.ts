import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { finishSignIn } from "../../../../test/accounts/signed-in.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { holdInstead, newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const signIn = async (email: string) =>
  (await world.anonymous()("POST /authentication/signin")({ body: { email, password: DEMO_PASSWORD } })).answer;
const isIn = async ({ token }: Pick<Person, "token">) => (await world.withToken(token)("GET /authentication/me")()).status === 200;
const refresh = async (refreshToken: string) =>
  (await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken } })).status;
const worksAt = (companyId: number) => newPerson(world, { companyId, keys: [] });
const demand = ({ api }: Person, companyId: number, mfaActive: boolean) =>
  api("PUT /account/mfa/{companyId}")({ companyId, body: { mfaActive } });

/** A contractor with a supplier, users of both, and a user of another company. */
const arrange = async () => {
  const [contractorId, providerId, elsewhereId] = [await newCompany(world), await newCompany(world, "provider"), await newCompany(world)];
  await newProject(world, { contractorId, providerIds: [providerId] });
  const owner = await newPerson(world, { companyId: contractorId, keys: "all" });
  const [colleague, supplier, stranger] = [await worksAt(contractorId), await worksAt(providerId), await worksAt(elsewhereId)];
  return { contractorId, providerId, owner, colleague, supplier, stranger };
};

describe("second factor required by a company", () => {
  test("the demand ends the sessions of users and suppliers, except the current [R-079] [R-321]", async () => {
    const { contractorId, owner, colleague, supplier, stranger } = await arrange();
    const elsewhere = await signIn(owner.email);
    const decided = await demand(owner, contractorId, true);
    expect(decided.answer).toEqual({ companyId: contractorId, mfaActive: true, ownPeople: 2, supplierPeople: 1 });
    expect([await isIn(owner), await isIn(colleague), await isIn(supplier), await isIn(stranger)]).toEqual([true, false, false, true]);
    expect("token" in elsewhere && (await isIn(elsewhere))).toBe(false);
    for (const { refreshToken } of [colleague, supplier]) expect(await refresh(refreshToken)).toBe(401);
    expect([await refresh(owner.refreshToken), await refresh(stranger.refreshToken)]).toEqual([200, 200]);
  });

  test("a membership restricted to projects reads the setting and cannot change it", async () => {
    const { contractorId } = await arrange();
    const projectId = await newProject(world, { contractorId });
    const restricted = await newPerson(world, { companyId: contractorId, keys: ["config_security"], onlyProjects: [projectId] });
    expect((await restricted.api("GET /account/mfa/{companyId}")({ companyId: contractorId })).status).toBe(200);
    const decided = await demand(restricted, contractorId, true);
    expect([decided.status, decided.refused]).toMatchObject([403, { details: { permission: "config_security" } }]);
  });

  test("the demand ignores suppliers of removed projects", async () => {
    const { contractorId, owner, supplier } = await arrange();
    await world.database.ownerPool().query("update project set state = 'removed' where contractor_id = $1", [contractorId]);
    expect((await demand(owner, contractorId, true)).answer).toMatchObject({ ownPeople: 2, supplierPeople: 0 });
    expect(await isIn(supplier)).toBe(true);
    expect((await signIn(supplier.email)).mfaRequired).toBe(false);
  });

  test("users and suppliers need a code at their next sign-in [R-079]", async () => {
    const { contractorId, owner, colleague, supplier, stranger } = await arrange();
    await demand(owner, contractorId, true);
    for (const { email } of [owner, colleague, supplier]) expect((await signIn(email)).mfaRequired, email).toBe(true);
    expect((await signIn(stranger.email)).mfaRequired).toBe(false);
    const proved = await finishSignIn(world, world.anonymous(), await signIn(supplier.email));
    expect(await refresh(proved.refreshToken)).toBe(200);
    const { answer } = await world.withToken(proved.token)("GET /account/second-factor")();
    expect(answer).toMatchObject({ active: false, requiredBy: [{ id: contractorId }] });
  });

  test("the demand keeps sessions with a second factor [R-079]", async () => {
    const { contractorId, owner, colleague } = await arrange();
    await world.database.ownerPool().query("update account set second_factor = true where id = $1", [colleague.accountId]);
    const proved = await finishSignIn(world, world.anonymous(), await signIn(colleague.email));
    await demand(owner, contractorId, true);
    expect([await isIn(proved), await isIn(colleague)]).toEqual([true, false]);
  });

  test("the demand ends sessions of users who join later, at their refresh [R-079]", async () => {
    const { contractorId, owner } = await arrange();
    await demand(owner, contractorId, true);
    const late = await newPerson(world);
    await holdInstead(world, late.accountId, [{ companyId: contractorId, keys: [] }]);
    expect(await isIn(late)).toBe(true);
    expect(await refresh(late.refreshToken)).toBe(401);
    expect(await isIn(late)).toBe(false);
  });

  test("the exemption of the current session applies to its own demand only [R-079]", async () => {
    const [one, other] = [await arrange(), await arrange()];
    await demand(other.owner, other.contractorId, true);
    await demand(one.owner, one.contractorId, true);
    expect(await isIn(one.owner)).toBe(true);
    await holdInstead(world, one.owner.accountId, [
      { companyId: one.contractorId, keys: "all" },
      { companyId: other.providerId, keys: [] },
    ]);
    expect(await refresh(one.owner.refreshToken)).toBe(401);
  });

  test("withdrawing the demand allows sign-in with the password only [R-321]", async () => {
    const { contractorId, owner, supplier } = await arrange();
    await demand(owner, contractorId, true);
    expect((await demand(owner, contractorId, false)).answer.mfaActive).toBe(false);
    expect((await signIn(supplier.email)).mfaRequired).toBe(false);
  });

  test("the history records each change of the demand once [R-321]", async () => {
    const { contractorId, owner } = await arrange();
    for (const mfaActive of [true, true, false]) expect((await demand(owner, contractorId, mfaActive)).status).toBe(200);
    const { rows } = await world.database
      .ownerPool()
      .query("select account_id, action, field, old_value, new_value from history where owner_id = $1 order by id", [contractorId]);
    const line = { account_id: owner.accountId, action: "company.second_factor_changed", field: "mfaActive" };
    expect(rows).toEqual([
      { ...line, old_value: "false", new_value: "true" },
      { ...line, old_value: "true", new_value: "false" },
    ]);
  });
});

describe("permission for the setting", () => {
  test("the setting needs config_security in that company [R-321]", async () => {
    const { contractorId, providerId, owner, colleague } = await arrange();
    expect((await demand(colleague, contractorId, true)).refused.code).toBe("permission.missing");
    const holder = await newPerson(world, { companyId: contractorId, keys: ["config_security"] }, { companyId: providerId, keys: [] });
    expect((await holder.api("GET /account/mfa/{companyId}")({ companyId: contractorId })).answer).toMatchObject({ mfaActive: false });
    expect((await demand(holder, providerId, true)).refused).toMatchObject({ statusCode: 403, code: "permission.missing" });
    expect((await demand(owner, providerId, true)).refused).toMatchObject({ statusCode: 404, code: "company.not_found" });
  });
});
