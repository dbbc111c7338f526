import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newColleague, newProfile } from "../../../../test/fixtures/new-colleague.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { linkSentTo, mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";
import { publicOpening } from "../../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../../platform/database/transaction.ts";
import { acceptInvitation } from "../../access/index.ts";

const world = openWorld();
const invite = "POST /projects/{id}/accounts";
const people = "GET /projects/{id}/accounts";
const newEmail = () => `convidada-${randomUUID()}@teste.example`;

/** A contractor with two projects, both linked to the same supplier. */
const site = async () => {
  const contractorId = await newCompany(world);
  const providerId = await newCompany(world, "provider");
  const projectId = await newProject(world, { contractorId, providerIds: [providerId] });
  const otherId = await newProject(world, { contractorId, providerIds: [providerId] });
  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  const supplier = await newPerson(world, { companyId: providerId, keys: "all" });
  const profileId = await newProfile(world, { companyId: providerId, name: "Campo", keys: ["see_projects"] });
  const { rows } = await world.database
    .ownerPool()
    .query<{ id: number }>("select id from project_company where project_id = $1", [projectId]);
  return { contractorId, providerId, projectId, otherId, contractor, supplier, profileId, linkId: rows[0]?.id ?? 0 };
};
const tokenSentTo = async (email: string) => (await linkSentTo(world, email)).searchParams.get("token") ?? "";
/** Accepts an invitation with an existing account. */
const takeUp = (token: string, accountId: number) => {
  const opened = openTransaction(world.database.appPool(), publicOpening());
  return inTransaction(opened, (tx) => acceptInvitation(tx, { token, accountId, now: world.clock.now(), address: "10.0.0.7" }));
};

describe("an invitation to a project", () => {
  test("a colleague invited by a supplier sees only that project [R-096]", async () => {
    const { supplier, providerId, projectId, profileId } = await site();
    const guest = await newPerson(world);
    const { status, answer } = await supplier.api(invite)({
      id: projectId,
      body: { companyId: providerId, email: guest.email, profileId },
    });
    expect([status, answer.message]).toEqual([201, `Convite enviado para ${guest.email}.`]);
    expect(answer.invite).toMatchObject({ kind: "project", state: "active", can: { resend: true, cancel: true } });
    const link = await linkSentTo(world, guest.email);
    expect(link.pathname).toBe("/confirmar-convite-projeto");
    expect((await mailsTo(world, guest.email))[0]?.subject).toMatch(/^Convite para o projeto Projeto /);

    expect(await takeUp(await tokenSentTo(guest.email), guest.accountId)).toBe("accepted");
    const seen = await guest.api("GET /projects")();
    expect(seen.answer.results.map(({ id }) => id)).toEqual([projectId]);
  });

  test("each side invites only for its own company", async () => {
    const { contractor, supplier, contractorId, providerId, projectId, profileId } = await site();
    const forOther = await contractor.api(invite)({ id: projectId, body: { companyId: providerId, email: newEmail(), profileId } });
    expect(forOther.refused.code).toBe("company.not_found");
    const own = await newProfile(world, { companyId: contractorId, keys: ["see_projects"] });
    expect(
      (await contractor.api(invite)({ id: projectId, body: { companyId: contractorId, email: newEmail(), profileId: own } })).status,
    ).toBe(201);
    const seen = async (api: typeof contractor.api) => (await api(people)({ id: projectId })).answer;
    expect((await seen(contractor.api)).invites.map(({ companyId }) => companyId)).toEqual([contractorId]);
    expect((await seen(supplier.api)).invites).toEqual([]);
    expect((await seen(supplier.api)).mayInviteFor).toMatchObject([{ id: providerId, side: "provider" }]);
  });

  test("an invitation by link belongs to the supplier and can be resent [C-069] [C-070] [CD-150]", async () => {
    const { supplier, providerId, linkId, profileId } = await site();
    const email = newEmail();
    const { answer } = await supplier.api("POST /projects/account/{id}")({ id: linkId, body: { email, profileId } });
    expect(answer.invite).toMatchObject({ companyId: providerId, kind: "project" });
    const again = () =>
      supplier.api("POST /projects/account/{projectCompanyId}/resend-invite")({
        projectCompanyId: linkId,
        body: { accountId: answer.invite?.id ?? 0 },
      });
    expect((await again()).refused).toMatchObject({ statusCode: 429, code: "invitation.just_sent" });
    world.clock.forward({ minutes: 2 });
    const first = await tokenSentTo(email);
    expect((await again()).answer.resentAt).not.toBeNull();
    expect(await tokenSentTo(email)).not.toBe(first);
  });

  test("a second project extends the open invitation, and acceptance grants both", async () => {
    const { supplier, providerId, projectId, otherId, profileId } = await site();
    const guest = await newPerson(world);
    const body = { companyId: providerId, email: guest.email, profileId };
    await supplier.api(invite)({ id: projectId, body });
    expect((await supplier.api(invite)({ id: projectId, body })).refused.code).toBe("invitation.already_sent");
    expect((await supplier.api(invite)({ id: otherId, body })).status).toBe(201);
    await takeUp(await tokenSentTo(guest.email), guest.accountId);
    expect((await guest.api("GET /projects")()).answer.results.map(({ id }) => id).toSorted()).toEqual([projectId, otherId].toSorted());
  });

  test("a restricted colleague gets access at once; an unrestricted one is refused", async () => {
    const { supplier, providerId, projectId, otherId } = await site();
    const guest = await newPerson(world, { companyId: providerId, keys: ["see_projects"], onlyProjects: [otherId] });
    const profileId = await newProfile(world, { companyId: providerId });
    const { answer } = await supplier.api(invite)({ id: projectId, body: { companyId: providerId, email: guest.email, profileId } });
    expect(answer).toEqual({ message: "Pessoa de Teste agora vê este projeto.", invite: null });
    expect((await guest.api("GET /projects/{id}")({ id: projectId })).status).toBe(200);
    const { email } = await newColleague(world, { companyId: providerId });
    expect((await supplier.api(invite)({ id: projectId, body: { companyId: providerId, email, profileId } })).refused.code).toBe(
      "invitation.already_user",
    );
  });

  test("a restricted user assigns only profiles within the own permissions", async () => {
    const { providerId, projectId, otherId, profileId } = await site();
    const { api } = await newPerson(world, {
      companyId: providerId,
      keys: ["see_projects", "invite_user_project"],
      onlyProjects: [projectId],
    });
    const strong = await newProfile(world, { companyId: providerId, keys: ["remove_users"] });
    const tryInvite = (id: number, given: number) =>
      api(invite)({ id, body: { companyId: providerId, email: newEmail(), profileId: given } });
    expect((await tryInvite(projectId, strong)).refused).toMatchObject({ code: "profile.beyond_own", details: { keys: ["remove_users"] } });
    expect((await tryInvite(projectId, profileId)).status).toBe(201);
    expect((await tryInvite(otherId, profileId)).refused.code).toBe("project.not_found");
    const { answer } = await api("GET /projects/profiles/company/{id}")({ id: providerId });
    expect(answer.find(({ id }) => id === strong)?.canAssign).toBe(false);
    expect(answer.find(({ id }) => id === profileId)?.canAssign).toBe(true);
  });

  test("withdrawing an invitation from its last project cancels it", async () => {
    const { supplier, providerId, projectId, otherId, profileId } = await site();
    const guest = await newPerson(world);
    const body = { companyId: providerId, email: guest.email, profileId };
    const { answer } = await supplier.api(invite)({ id: projectId, body });
    await supplier.api(invite)({ id: otherId, body });
    const token = await tokenSentTo(guest.email);
    const invitationId = answer.invite?.id ?? 0;
    const withdraw = (id: number) => supplier.api("DELETE /projects/{id}/invitations/{invitationId}")({ id, invitationId });
    expect((await withdraw(projectId)).status).toBe(204);
    expect((await withdraw(projectId)).refused.code).toBe("invitation.not_found");
    expect((await supplier.api(people)({ id: otherId })).answer.invites.map(({ id }) => id)).toEqual([invitationId]);
    expect((await withdraw(otherId)).status).toBe(204);
    expect(await takeUp(token, guest.accountId)).toBe("cancelled");
  });
});

describe("the people of a project", () => {
  test("the list shows users of the caller's companies with project access [C-061] [C-077]", async () => {
    const { supplier, contractor, contractorId, providerId, projectId, otherId } = await site();
    const guest = await newPerson(world, { companyId: providerId, keys: ["see_projects"], onlyProjects: [projectId] });
    await newPerson(world, { companyId: providerId, keys: ["see_projects"], onlyProjects: [otherId] });
    await newPerson(world, { companyId: providerId, keys: ["see_users"] });
    const { answer } = await supplier.api(people)({ id: projectId });
    expect(answer.results.map(({ accountId, side, allProjects }) => [accountId, side, allProjects])).toEqual([
      [guest.accountId, "provider", false],
      [supplier.accountId, "provider", true],
    ]);
    const ofCompany = "GET /projects/{id}/company/{companyId}/accounts";
    expect((await supplier.api(ofCompany)({ id: projectId, companyId: providerId })).answer.results).toHaveLength(2);
    expect((await contractor.api(ofCompany)({ id: projectId, companyId: providerId })).refused.code).toBe("company.not_found");
    expect((await contractor.api(ofCompany)({ id: projectId, companyId: contractorId })).status).toBe(200);
  });

  test("removal from the last project ends the user's membership of the company [C-072]", async () => {
    const { supplier, providerId, projectId, otherId } = await site();
    const guest = await newPerson(world, { companyId: providerId, keys: ["see_projects"], onlyProjects: [projectId, otherId] });
    const remove = (id: number, accountId: number) =>
      supplier.api("DELETE /projects/{projectId}/company/{companyId}/account/{accountId}")({
        projectId: id,
        companyId: providerId,
        accountId,
      });
    expect((await remove(projectId, guest.accountId)).status).toBe(204);
    expect((await guest.api("GET /projects")()).answer.results.map(({ id }) => id)).toEqual([otherId]);
    expect((await remove(projectId, guest.accountId)).refused.code).toBe("user.not_found");
    expect((await remove(otherId, guest.accountId)).status).toBe(204);
    expect((await guest.api("GET /authentication/me")()).answer.companies).toEqual([]);
    const { accountId } = await newColleague(world, { companyId: providerId });
    expect((await remove(projectId, accountId)).refused.code).toBe("user.sees_all_projects");
    expect((await remove(projectId, supplier.accountId)).refused.code).toBe("user.is_self");
  });

  test("a profile change by the supplier's link applies to the company [C-071]", async () => {
    const { supplier, contractor, providerId, projectId, linkId } = await site();
    const guest = await newPerson(world, { companyId: providerId, keys: ["see_projects"], onlyProjects: [projectId] });
    const profileId = await newProfile(world, { companyId: providerId, name: "Encarregada", keys: ["see_projects", "see_users"] });
    const give = (api: typeof supplier.api) =>
      api("PATCH /projects/project-company/{id}/account/{accountId}")({ id: linkId, accountId: guest.accountId, body: { profileId } });
    expect((await give(contractor.api)).refused.code).toBe("user.not_found");
    expect((await give(supplier.api)).answer.profile).toEqual({ id: profileId, name: "Encarregada" });
    expect((await guest.api(people)({ id: projectId })).status).toBe(200);
  });

  test("the request's companyId selects the membership that gets the profile [C-071] [C-059]", async () => {
    const { contractorId, providerId, projectId, linkId } = await site();
    const keys = ["see_projects", "see_users", "update_users"] as const;
    const both = await newPerson(world, { companyId: providerId, keys }, { companyId: contractorId, keys });
    const guest = await newPerson(
      world,
      { companyId: providerId, keys: ["see_projects"] },
      { companyId: contractorId, keys: ["see_projects"] },
    );
    const profileId = await newProfile(world, { companyId: contractorId, name: "Fiscal", keys: ["see_projects"] });
    const give = (companyId: number) =>
      both.api("PATCH /projects/project-company/{id}/account/{accountId}")({
        id: linkId,
        accountId: guest.accountId,
        body: { profileId, companyId },
      });
    expect((await give(providerId)).refused.code).toBe("profile.not_found");
    expect((await give(contractorId)).answer).toMatchObject({ companyId: contractorId, profile: { id: profileId } });
    expect((await give(await newCompany(world))).refused.code).toBe("user.not_found");
    const read = await both.api("GET /projects/profiles/company/{id}")({ id: contractorId });
    expect(read.answer.map(({ name }) => name)).toContain("Fiscal");
    const { answer } = await both.api(people)({ id: projectId });
    const shown = answer.results.filter(({ accountId }) => accountId === guest.accountId);
    expect(shown.map(({ profile, can }) => [profile.name === "Fiscal", can.changeProfile]).toSorted()).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});
