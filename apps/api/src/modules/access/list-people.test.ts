import { expect, test } from "vitest";
import { newColleague, newProfile } from "../../../test/fixtures/new-colleague.ts";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { newInvitation } from "../../../test/fixtures/new-invitation.ts";
import { newAccount, newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";
import { publicOpening } from "../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../platform/database/transaction.ts";
import { acceptInvitation } from "./index.ts";

const world = openWorld();
const list = "GET /companies/{id}/accounts";

test("the list shows each user with profile and last access [R-207] [R-302]", async () => {
  const id = await newCompany(world);
  const { api, accountId, email } = await newPerson(world, { companyId: id, keys: "all" });
  const profileId = await newProfile(world, { companyId: id, name: "Almoxarife" });
  const colleague = await newColleague(world, { companyId: id, name: "Úrsula Dantas", profileId });
  const { answer } = await api(list)({ id });
  expect(answer.results).toMatchObject([
    { accountId, email, owner: true, allProjects: true, disabled: false, can: { changeProfile: false, remove: false } },
    {
      accountCompanyId: colleague.accountCompanyId,
      accountId: colleague.accountId,
      displayName: "Úrsula Dantas",
      profile: { id: profileId, name: "Almoxarife" },
      owner: false,
      lastAccessAt: null,
      can: { changeProfile: true, remove: true },
    },
  ]);
  expect(answer.results[0]?.lastAccessAt).not.toBeNull();
  expect(answer.meta).toEqual({ itemsPerPage: 10, totalResults: 2, page: 1, lastPage: 1, totalIsExact: true });
});

test("the list shows when a user joined by invitation [R-306] [R-307]", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys: "all" });
  const { token, email, profileId } = await newInvitation(world, { companyId: id });
  const accountId = await newAccount(world, email);
  const opened = openTransaction(world.database.appPool(), publicOpening());
  await inTransaction(opened, (tx) => acceptInvitation(tx, { token, accountId, now: world.clock.now(), address: "10.0.0.7" }));
  await newInvitation(world, { companyId: id });
  for (let nth = 0; nth < 101; nth++) await newInvitation(world, { companyId: id, status: "used" });
  const came = async (who: typeof api) =>
    (await who(list)({ id })).answer.results.map((one) => [one.accountId, one.cameByInvitationAt !== null]).sort();
  const [owner] = (await api(list)({ id })).answer.results.filter((one) => one.owner);
  expect(await came(api)).toEqual(
    [
      [owner?.accountId, false],
      [accountId, true],
    ].sort(),
  );
  const { answer } = await api(list)({ id, query: { profileId } });
  expect(answer.results[0]?.cameByInvitationAt).toBe(answer.results[0]?.joinedAt);

  const looksOnly = await newPerson(world, { companyId: id, keys: ["see_users"] });
  expect((await came(looksOnly.api)).every(([, byInvitation]) => !byInvitation)).toBe(true);
});

test("the list searches by name, e-mail and profile without accents [R-302]", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys: "all" });
  const profileId = await newProfile(world, { companyId: id });
  await newColleague(world, { companyId: id, name: "Zélia Brandão", email: "compras%@teste.example".replace("%", `${id}`) });
  await newColleague(world, { companyId: id, name: "Aírton Luz", profileId });
  await newColleague(world, { companyId: id, name: "Beatriz Luz", profileId });
  const names = async (query: object) => (await api(list)({ id, query })).answer.results.map(({ displayName }) => displayName);
  expect(await names({ query: "BRANDAO" })).toEqual(["Zélia Brandão"]);
  expect(await names({ query: `compras${id}@` })).toEqual(["Zélia Brandão"]);
  expect(await names({ query: "%" })).toEqual([]);
  expect(await names({ profileId })).toEqual(["Aírton Luz", "Beatriz Luz"]);
  expect(await names({ profileId, query: "airton" })).toEqual(["Aírton Luz"]);
});

test("the list has pages ordered by name [R-225] [R-226]", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys: "all" });
  const profileId = await newProfile(world, { companyId: id });
  for (let nth = 12; nth >= 1; nth--)
    await newColleague(world, { companyId: id, name: `Ajudante ${String(nth).padStart(2, "0")}`, profileId });
  const second = await api(list)({ id, query: { page: 2, profileId } });
  expect(second.answer.results.map(({ displayName }) => displayName)).toEqual(["Ajudante 11", "Ajudante 12"]);
  expect(second.answer.meta).toMatchObject({ itemsPerPage: 10, totalResults: 12, page: 2, lastPage: 2 });
});

test("a membership restricted to projects sees users without actions", async () => {
  const id = await newCompany(world);
  const projectId = await newProject(world, { contractorId: id });
  const { api, accountId } = await newPerson(world, {
    companyId: id,
    keys: ["see_users", "update_users", "remove_users"],
    onlyProjects: [projectId],
  });
  await newColleague(world, { companyId: id });
  const { answer } = await api(list)({ id });
  expect(answer.results.map(({ can }) => can)).toEqual(Array(2).fill({ changeProfile: false, remove: false }));
  expect(answer.results.find((one) => one.accountId === accountId)).toMatchObject({ allProjects: false });
});

test("the list answers 403 without see_users and 404 to strangers [R-302]", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(
    world,
    { companyId: id, keys: ["see_invites"] },
    { companyId: await newCompany(world), keys: ["see_users"] },
  );
  const { status, refused } = await api(list)({ id });
  expect([status, refused.details]).toEqual([403, expect.objectContaining({ permission: "see_users" })]);
  const stranger = await world.as("stranger");
  expect((await stranger(list)({ id: await companyNamed(world, "Serra Azul Mineração") })).refused).toMatchObject({
    code: "company.not_found",
  });
});
