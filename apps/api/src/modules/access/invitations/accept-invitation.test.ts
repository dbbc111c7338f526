import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { companyNamed, newCompany } from "../../../../test/fixtures/new-company.ts";
import { newInvitation } from "../../../../test/fixtures/new-invitation.ts";
import { newAccount } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { whenBlockedOnLock } from "../../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../../test/world.ts";
import { publicOpening } from "../../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../../platform/database/transaction.ts";
import { acceptInvitation, invitationByToken } from "../index.ts";

const world = openWorld();
const now = () => world.clock.now();
const opened = () => openTransaction(world.database.appPool(), publicOpening());
const show = (token: string) => inTransaction(opened(), (tx) => invitationByToken(tx, { token, now: now() }));
const accept = (token: string, accountId: number) =>
  inTransaction(opened(), (tx) => acceptInvitation(tx, { token, accountId, now: now(), address: "10.0.0.7" }));
const membershipsOf = async (accountId: number) =>
  (
    await world.database.ownerPool().query(
      `select company_id as "companyId", profile_id as "profileId", sees_all_projects as "all",
        array(select project_id from membership_project mp where mp.membership_id = m.id) as projects from membership m where account_id = $1`,
      [accountId],
    )
  ).rows;

test("an invitation link shows the invitation, and forged links show nothing [R-097]", async () => {
  const companyId = await companyNamed(world, "Serra Azul Mineração");
  const { id, email, token } = await newInvitation(world, { companyId });
  expect(await show(token)).toEqual({
    id,
    kind: "company",
    companyId,
    companyName: "Serra Azul Mineração",
    email,
    profileName: expect.stringContaining("Perfil"),
    invitedByName: null,
    status: "active",
    hasAccount: false,
  });
  for (const forged of ["", `${id}.`, `${id}.${"A".repeat(43)}`, token.replace(/^\d+/, String(id + 1)), `${token}x`, `-${token}`])
    expect(await show(forged)).toBeUndefined();
  await newAccount(world, email);
  expect(await show(token)).toMatchObject({ hasAccount: true });
});

test("accepting a company invitation grants all projects and uses the invitation [R-097]", async () => {
  const companyId = await newCompany(world);
  const { email, token, profileId } = await newInvitation(world, { companyId });
  const accountId = await newAccount(world, email);
  expect(await accept(token, accountId)).toBe("accepted");
  expect(await membershipsOf(accountId)).toEqual([{ companyId, profileId, all: true, projects: [] }]);
  expect(await show(token)).toMatchObject({ status: "used" });
  expect(await accept(token, accountId)).toBe("used");
  const { rows } = await world.database
    .ownerPool()
    .query("select action, subject_id, account_id, address from history where owner_id = $1", [companyId]);
  expect(rows).toEqual([{ action: "user.joined", subject_id: accountId, account_id: accountId, address: "10.0.0.7" }]);
});

test("accepting a project invitation grants only its projects", async () => {
  const companyId = await newCompany(world);
  const projectId = await newProject(world, { contractorId: companyId });
  await newProject(world, { contractorId: companyId });
  const { email, token, profileId } = await newInvitation(world, { companyId, onlyProjects: [projectId] });
  const accountId = await newAccount(world, email);
  expect(await accept(token, accountId)).toBe("accepted");
  expect(await membershipsOf(accountId)).toEqual([{ companyId, profileId, all: false, projects: [projectId] }]);
});

test("a concurrent second acceptance of one invitation gets used", async () => {
  const { email, token } = await newInvitation(world, { companyId: await newCompany(world) });
  const accountId = await newAccount(world, email);
  const first = opened();
  const by = { token, accountId, now: now(), address: "10.0.0.7" };
  expect(await acceptInvitation(first.tx, by)).toBe("accepted");
  const second = accept(token, accountId);
  await whenBlockedOnLock(world.database, () => first.commit());
  expect(await second).toBe("used");
  expect(await membershipsOf(accountId)).toHaveLength(1);
});

test("an invitation is refused for an account with another address", async () => {
  const { token } = await newInvitation(world, { companyId: await newCompany(world) });
  const other = await newAccount(world, `outra-${randomUUID()}@teste.example`);
  expect(await accept(token, other)).toBe("other_account");
  expect(await membershipsOf(other)).toEqual([]);
  expect(await show(token)).toMatchObject({ status: "active" });
});

test.each([
  { why: "has expired", asked: { daysLeft: -1 }, outcome: "expired" },
  { why: "was cancelled", asked: { status: "cancelled" }, outcome: "cancelled" },
] as const)("an invitation that $why is not accepted [R-101]", async ({ asked, outcome }) => {
  const { email, token } = await newInvitation(world, { companyId: await newCompany(world), ...asked });
  const accountId = await newAccount(world, email);
  expect(await show(token)).toMatchObject({ status: outcome });
  expect(await accept(token, accountId)).toBe(outcome);
  expect(await membershipsOf(accountId)).toEqual([]);
});

test("accepting a second invitation keeps the existing membership", async () => {
  const companyId = await newCompany(world);
  const before = await newInvitation(world, { companyId });
  const accountId = await newAccount(world, before.email);
  await accept(before.token, accountId);
  const again = await newInvitation(world, { companyId, email: before.email });
  expect(await accept(again.token, accountId)).toBe("accepted");
  expect(await membershipsOf(accountId)).toMatchObject([{ profileId: before.profileId }]);
  expect(await show(again.token)).toMatchObject({ status: "used" });
});
