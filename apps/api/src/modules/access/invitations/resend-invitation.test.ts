import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newProfile } from "../../../../test/fixtures/new-colleague.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newInvitation } from "../../../../test/fixtures/new-invitation.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { linkSentTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";
import { publicOpening } from "../../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../../platform/database/transaction.ts";
import { invitationByToken } from "../index.ts";

const world = openWorld();
const resend = "POST /invites/resend";
const tokenSentTo = async (email: string) => (await linkSentTo(world, email)).searchParams.get("token") ?? "";
const show = (token: string) =>
  inTransaction(openTransaction(world.database.appPool(), publicOpening()), (tx) =>
    invitationByToken(tx, { token, now: world.clock.now() }),
  );

/** The number of e-mails that count towards the limit of this address. */
const queuedTo = async (email: string) =>
  (await world.database.ownerPool().query("select from outbox_message where recipient = $1 and state = 'queued'", [email])).rowCount;

/** Moves the invitation into the past, because moving the clock that far would expire the session. */
const sentDaysAgo = (id: number, days: number) =>
  world.database
    .ownerPool()
    .query(
      "update invitation set created_at = created_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2) where id = $1",
      [id, days],
    );

const invited = async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  const email = `convidada-${randomUUID()}@teste.example`;
  const body = { email, companyId, profileId: await newProfile(world, { companyId }) };
  const { invite } = (await api("POST /companies/account")({ body })).answer;
  return { companyId, api, email, invite };
};

test("resending creates a new seven-day link and invalidates the older one [R-101] [R-302]", async () => {
  const { companyId, api, email, invite } = await invited();
  const first = await tokenSentTo(email);
  await sentDaysAgo(invite.id, 3);
  const { answer } = await api(resend)({ body: { inviteId: invite.id } });
  expect(answer).toMatchObject({ id: invite.id, state: "active", resentAt: expect.any(String) });
  expect(Date.parse(answer.expiresAt) - Date.parse(answer.resentAt ?? "")).toBe(7 * 86_400_000);

  const second = await tokenSentTo(email);
  expect(second).not.toBe(first);
  expect(await show(first)).toBeUndefined();
  expect(await show(second)).toMatchObject({ status: "active", email });
  const { results } = (await api("GET /companies/{id}/access-history")({ id: companyId })).answer;
  expect(results.map(({ action }) => action)).toEqual(["invitation.resent", "invitation.sent"]);
});

test("resending makes an expired invitation valid again [R-101]", async () => {
  const { api, email, invite } = await invited();
  const token = await tokenSentTo(email);
  await sentDaysAgo(invite.id, 8);
  expect(await show(token)).toMatchObject({ status: "expired" });
  expect((await api(resend)({ body: { inviteId: invite.id } })).answer).toMatchObject({ state: "active" });
  expect(await show(await tokenSentTo(email))).toMatchObject({ status: "active" });
});

test("an invitation is resent at most once a minute", async () => {
  const { api, email, invite } = await invited();
  const early = await api(resend)({ body: { inviteId: invite.id } });
  expect([early.status, early.refused.code]).toEqual([429, "invitation.just_sent"]);
  expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(50);
  world.clock.forward({ minutes: 1 });
  const replies = await Promise.all([1, 2].map(() => api(resend)({ body: { inviteId: invite.id } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  expect(await queuedTo(email)).toBe(2);
});

test.each(["body", "query"] as const)("an invitation is identified by id or address in the %s", async (part) => {
  const { companyId, api, email, invite } = await invited();
  for (const named of [{ inviteId: invite.id }, { email, companyId }]) {
    world.clock.forward({ minutes: 2 });
    expect((await api(resend)({ body: {}, [part]: named })).answer).toMatchObject({ id: invite.id });
  }
  expect((await api(resend)({ body: {} })).refused).toMatchObject({ statusCode: 400, code: "request.malformed" });
  expect((await api(resend)({ body: { email } })).refused).toMatchObject({ statusCode: 400, code: "request.malformed" });
});

test.each(["used", "cancelled"] as const)("resending a %s invitation is refused", async (status) => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  const { id } = await newInvitation(world, { companyId, status });
  world.clock.forward({ minutes: 2 });
  expect((await api(resend)({ body: { inviteId: id } })).refused).toMatchObject({ statusCode: 409, code: "invitation.settled" });
});

test("resending needs the permission and the right to give the profile", async () => {
  const companyId = await newCompany(world);
  const { id } = await newInvitation(world, { companyId });
  world.clock.forward({ minutes: 2 });
  const codeFor = async (keys: Parameters<typeof newPerson>[1]["keys"], where = companyId) => {
    const { api } = await newPerson(world, { companyId: where, keys });
    return (await api(resend)({ body: { inviteId: id } })).refused.code;
  };
  expect(await codeFor(["resend_invite"])).toBe("profile.beyond_own"); // the profile contains see_projects
  expect(await codeFor(["see_invites"])).toBe("permission.missing");
  expect(await codeFor("all", await newCompany(world))).toBe("invitation.not_found");
});
