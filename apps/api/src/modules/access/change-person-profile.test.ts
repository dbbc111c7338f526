import { expect, test } from "vitest";
import { newColleague, newProfile } from "../../../test/fixtures/new-colleague.ts";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const change = "PUT /companies/{companyId}/account/{accountCompanyId}";
const list = "GET /companies/{id}/accounts";
const membershipOf = async (accountId: number, companyId: number): Promise<number> => {
  const { rows } = await world.database
    .ownerPool()
    .query("select id from membership where account_id = $1 and company_id = $2", [accountId, companyId]);
  return rows[0].id;
};

test("changing a profile takes effect with the next request [R-102] [R-207]", async () => {
  const companyId = await newCompany(world);
  const { api: owner } = await newPerson(world, { companyId, keys: "all" });
  const { api: person, accountId } = await newPerson(world, { companyId, keys: ["see_projects"] });
  expect((await person(list)({ id: companyId })).status).toBe(403);

  const profileId = await newProfile(world, { companyId, name: "Recursos Humanos", keys: ["see_users"] });
  const accountCompanyId = await membershipOf(accountId, companyId);
  const { answer } = await owner(change)({ companyId, accountCompanyId, body: { profileId } });
  expect(answer).toMatchObject({ accountCompanyId, accountId, profile: { id: profileId, name: "Recursos Humanos" } });
  expect((await person(list)({ id: companyId })).status).toBe(200);
  expect((await person("GET /projects")()).status).toBe(403);

  const { results } = (await owner("GET /companies/{id}/access-history")({ id: companyId })).answer;
  expect(results).toMatchObject([
    {
      action: "user.profile_changed",
      subject: { kind: "account", id: accountId },
      field: "profile",
      oldValue: expect.stringContaining("Perfil"),
      newValue: "Recursos Humanos",
    },
  ]);
});

test("giving the current profile again writes no history", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  const { accountCompanyId, profileId } = await newColleague(world, { companyId });
  expect((await api(change)({ companyId, accountCompanyId, body: { profileId } })).status).toBe(200);
  expect((await api("GET /companies/{id}/access-history")({ id: companyId })).answer.results).toEqual([]);
});

test("a user cannot give a profile with permissions they lack", async () => {
  const companyId = await newCompany(world);
  const { api, accountId } = await newPerson(world, { companyId, keys: ["see_users", "update_users"] });
  const { accountCompanyId, profileId } = await newColleague(world, { companyId });
  const more = await newProfile(world, { companyId, keys: ["see_users", "remove_users", "add_invite"] });
  for (const target of [accountCompanyId, await membershipOf(accountId, companyId)]) {
    const { status, refused } = await api(change)({ companyId, accountCompanyId: target, body: { profileId: more } });
    expect([status, refused.code, refused.details]).toEqual([422, "profile.beyond_own", { keys: ["remove_users", "add_invite"] }]);
  }
  const { results } = (await api(list)({ id: companyId })).answer;
  expect(results.find((one) => one.accountCompanyId === accountCompanyId)?.profile.id).toBe(profileId);
});

test("the profile of the owner cannot be changed", async () => {
  const companyId = await newCompany(world);
  const owner = await newColleague(world, { companyId, owner: true });
  const { api } = await newPerson(world, { companyId, keys: "all" });
  const profileId = await newProfile(world, { companyId });
  const { refused } = await api(change)({ companyId, accountCompanyId: owner.accountCompanyId, body: { profileId } });
  expect(refused).toMatchObject({ statusCode: 422, code: "user.is_owner" });
});

test("users and profiles of another company answer 404", async () => {
  const [companyId, otherId] = [await newCompany(world), await newCompany(world)];
  const { api } = await newPerson(world, { companyId, keys: "all" });
  const mine = await newColleague(world, { companyId });
  const theirs = await newColleague(world, { companyId: otherId });
  const codes = await Promise.all(
    [
      { companyId, accountCompanyId: theirs.accountCompanyId, body: { profileId: mine.profileId } },
      { companyId, accountCompanyId: mine.accountCompanyId, body: { profileId: theirs.profileId } },
      { companyId: otherId, accountCompanyId: theirs.accountCompanyId, body: { profileId: theirs.profileId } },
    ].map(async (asked) => (await api(change)(asked)).refused.code),
  );
  expect(codes).toEqual(["user.not_found", "profile.not_found", "company.not_found"]);
});

test("a membership restricted to projects cannot change profiles", async () => {
  const companyId = await newCompany(world);
  const onlyProjects = [await newProject(world, { contractorId: companyId })];
  const { api } = await newPerson(world, { companyId, keys: ["see_users", "update_users"], onlyProjects });
  const { accountCompanyId, profileId } = await newColleague(world, { companyId });
  const { refused } = await api(change)({ companyId, accountCompanyId, body: { profileId } });
  expect(refused).toMatchObject({ statusCode: 403, details: { permission: "update_users" } });
});
