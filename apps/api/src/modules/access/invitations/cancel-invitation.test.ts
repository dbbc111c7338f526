import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newInvitation } from "../../../../test/fixtures/new-invitation.ts";
import { newAccount, newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";
import { publicOpening } from "../../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../../platform/database/transaction.ts";
import { acceptInvitation } from "../index.ts";

const world = openWorld();
const cancel = "DELETE /invites/user";
const hiring = async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  return { companyId, api, ...(await newInvitation(world, { companyId })) };
};

test("a DELETE with a body cancels an invitation and its link [R-101] [R-302] [R-314]", async () => {
  const { companyId, api, id, email, token } = await hiring();
  expect((await api(cancel)({ body: { inviteId: id } })).status).toBe(204);
  expect((await api("GET /invites/users")({ query: { companyId } })).answer.results).toEqual([]);

  const accountId = await newAccount(world, email);
  const accepting = { token, accountId, now: world.clock.now(), address: "10.0.0.7" };
  const outcome = await inTransaction(openTransaction(world.database.appPool(), publicOpening()), (tx) => acceptInvitation(tx, accepting));
  expect(outcome).toBe("cancelled");
  expect((await api("GET /companies/{id}/access-history")({ id: companyId })).answer.results).toMatchObject([
    { action: "invitation.cancelled", subject: { kind: "invitation", id, name: email } },
  ]);
});

test("a DELETE accepts the same parameters in the query [R-314]", async () => {
  const byId = await hiring();
  expect((await byId.api(cancel)({ query: { inviteId: byId.id }, body: {} })).status).toBe(204);
  const { api, email, companyId } = await hiring();
  expect((await api(cancel)({ query: { email, companyId }, body: {} })).status).toBe(204);
  expect((await api(cancel)({ body: {} })).refused).toMatchObject({ statusCode: 400, code: "request.malformed" });
});

test("a cancelled invitation stays cancelled, and its address can be invited [R-101]", async () => {
  const { companyId, api, id, email, profileId } = await hiring();
  await api(cancel)({ body: { inviteId: id } });
  expect((await api(cancel)({ body: { inviteId: id } })).refused).toMatchObject({ statusCode: 409, code: "invitation.settled" });
  const { status, answer } = await api("POST /companies/account")({ body: { email, companyId, profileId } });
  expect([status, answer.invite.id]).not.toContain(id);
  expect(status).toBe(201);
});

test("invitations of other companies answer 404, and cancelling needs the permission", async () => {
  const { companyId, id } = await hiring();
  const stranger = await world.as("stranger");
  expect((await stranger(cancel)({ body: { inviteId: id } })).refused).toMatchObject({ statusCode: 404, code: "invitation.not_found" });
  const elsewhere = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: ["see_invites"] }, { companyId: elsewhere, keys: ["remove_invite"] });
  expect((await api(cancel)({ body: { inviteId: id } })).refused).toMatchObject({
    statusCode: 403,
    details: { permission: "remove_invite" },
  });
});
