import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newInvitation } from "../../../../test/fixtures/new-invitation.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const list = "GET /invites/users";
const hiring = async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  const used = await newInvitation(world, { companyId, status: "used" });
  const waiting = await newInvitation(world, { companyId });
  const expired = await newInvitation(world, { companyId, daysLeft: -1 });
  await newInvitation(world, { companyId, status: "cancelled" });
  return { companyId, api, used, waiting, expired };
};

test("the list shows pending and expired invitations, newest first [R-101] [R-302] [R-307]", async () => {
  const { companyId, api, waiting, expired } = await hiring();
  const { results } = (await api(list)({ query: { companyId } })).answer;
  const can = { resend: true, cancel: true };
  expect(results).toMatchObject([
    { id: expired.id, email: expired.email, state: "expired", invited: true, can },
    { id: waiting.id, email: waiting.email, state: "active", invited: true, can },
  ]);
});

test("the list shows used invitations on request, after the pending ones [R-306]", async () => {
  const { companyId, api, used, waiting, expired } = await hiring();
  const { results, meta } = (await api(list)({ query: { companyId, confirmed: true } })).answer;
  expect(results.map(({ id, state }) => [id, state])).toEqual([
    [expired.id, "expired"],
    [waiting.id, "active"],
    [used.id, "used"],
  ]);
  expect(results[2]?.can).toEqual({ resend: false, cancel: false });
  expect(meta).toMatchObject({ totalResults: 3, page: 1, lastPage: 1 });
});

test("the list filters by address and profile and has pages [R-302] [R-306]", async () => {
  const { companyId, api, waiting, expired } = await hiring();
  const ids = async (query: object) => (await api(list)({ query: { companyId, ...query } })).answer.results.map(({ id }) => id);
  expect(await ids({ query: waiting.email.toUpperCase() })).toEqual([waiting.id]);
  expect(await ids({ query: "_" })).toEqual([]);
  expect(await ids({ profileId: expired.profileId })).toEqual([expired.id]);
  expect(await ids({ itemsPerPage: 1, page: 2 })).toEqual([waiting.id]);
});

test("the list contains the invitations of every company with see_invites", async () => {
  const [one, other, third] = [await newCompany(world), await newCompany(world), await newCompany(world)];
  const { api } = await newPerson(
    world,
    { companyId: one, keys: ["see_invites"] },
    { companyId: other, keys: ["see_invites"] },
    { companyId: third, keys: ["see_users"] },
  );
  const [first, second] = [await newInvitation(world, { companyId: one }), await newInvitation(world, { companyId: other })];
  await newInvitation(world, { companyId: third });
  const ids = async (query: object) => (await api(list)({ query })).answer.results.map(({ id }) => id);
  expect(await ids({})).toEqual([second.id, first.id]);
  expect(await ids({ companyId: one })).toEqual([first.id]);
  expect(await ids({ companyId: third })).toEqual([]);
});

test("a reader gets invitations without actions", async () => {
  const { companyId } = await hiring();
  const { api } = await newPerson(world, { companyId, keys: ["see_invites"] });
  const { results } = (await api(list)({ query: { companyId } })).answer;
  expect(results.map(({ can }) => can)).toEqual(Array(2).fill({ resend: false, cancel: false }));
});

test("a used invitation remains after its profile is deleted", async () => {
  const { companyId, api, used, waiting } = await hiring();
  const { profileId } = used;
  await world.database.ownerPool().query("delete from access_profile where id = $1", [profileId]);
  const { results } = (await api(list)({ query: { companyId, confirmed: true } })).answer;
  expect(results.find(({ id }) => id === used.id)).toMatchObject({ profile: null });
  const held = world.database.ownerPool().query("delete from access_profile where id = $1", [waiting.profileId]);
  await expect(held).rejects.toThrow("invitation_profile_while_active");
});
