import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { whenBlockedOnLock } from "../../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const keys = ["see_permissions", "add_permissions", "remove_permissions", "see_users"] as const;
const remove = "DELETE /profiles/{id}";

const arrange = async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys });
  const { answer } = await api("POST /companies/{id}/profile")({ id: companyId, body: { name: "Portaria", relationType: "both" } });
  return { companyId, api, id: answer.id };
};
const invite = (companyId: number, profileId: number, status: "active" | "used" | "cancelled") =>
  world.database.ownerPool().query(
    `insert into invitation (company_id, kind, email, profile_id, status, secret_hash, expires_at)
      values ($1, 'company', gen_random_uuid() || '@teste.example', $2, $3, decode(md5(random()::text), 'hex'), now())`,
    [companyId, profileId, status],
  );

test("an unused profile is deleted, and the history keeps its name [R-315]", async () => {
  const { companyId, api, id } = await arrange();
  expect((await api(remove)({ id })).status).toBe(204);
  expect((await api("GET /profiles/{id}")({ id })).refused.code).toBe("profile.not_found");
  const { rows } = await world.database
    .ownerPool()
    .query("select action, subject_name from history where owner_id = $1 order by id", [companyId]);
  expect(rows).toEqual([
    { action: "profile.created", subject_name: "Portaria" },
    { action: "profile.deleted", subject_name: "Portaria" },
  ]);
});

test("deleting a profile with users is refused with their number [R-318] [MD-048]", async () => {
  const { companyId, api, id } = await arrange();
  const person = await newPerson(world, { companyId, keys: [] });
  await world.database.ownerPool().query("update membership set profile_id = $1 where account_id = $2", [id, person.accountId]);
  const { status, refused } = await api(remove)({ id });
  expect(status).toBe(409);
  expect(refused).toEqual({
    statusCode: 409,
    code: "profile.in_use",
    message: "Este perfil de acesso não pode ser excluído porque há usuários ou convites vinculados a ele.",
    details: { peopleCount: 1, waitingInvitations: 0 },
  });
});

test("deleting a profile with a pending invitation is refused [R-318]", async () => {
  const { companyId, api, id } = await arrange();
  await invite(companyId, id, "used");
  await invite(companyId, id, "cancelled");
  await invite(companyId, id, "active");
  expect((await api(remove)({ id })).refused).toMatchObject({
    code: "profile.in_use",
    details: { peopleCount: 0, waitingInvitations: 1 },
  });
  await world.database.ownerPool().query("update invitation set status = 'cancelled' where profile_id = $1", [id]);
  expect((await api(remove)({ id })).status).toBe(204);
});

test.for(["membership", "invitation"] as const)("deleting fails when a concurrent %s gives the profile [R-318]", async (kind) => {
  const { companyId, api, id } = await arrange();
  const person = await newPerson(world, { companyId: await newCompany(world), keys: [] });
  const giving = await world.database.ownerPool().connect();
  await giving.query("begin");
  if (kind === "membership")
    await giving.query("insert into membership (company_id, account_id, profile_id) values ($1, $2, $3)", [
      companyId,
      person.accountId,
      id,
    ]);
  else
    await giving.query(
      `insert into invitation (company_id, kind, email, profile_id, secret_hash, expires_at)
        values ($1, 'company', 'alguem@teste.example', $2, decode(md5(random()::text), 'hex'), now())`,
      [companyId, id],
    );
  const deleting = api(remove)({ id });
  await whenBlockedOnLock(world.database, () => giving.query("commit"));
  giving.release();
  expect((await deleting).refused.code).toBe("profile.in_use");
  expect((await api("GET /profiles/{id}")({ id })).status).toBe(200);
});

test("deleting answers 403 without the permission and 404 to strangers [R-213]", async () => {
  const { companyId, id } = await arrange();
  const reader = await newPerson(world, { companyId, keys: ["see_permissions"] });
  expect((await reader.api(remove)({ id })).refused).toMatchObject({ details: { permission: "remove_permissions" } });
  const stranger = await newPerson(world, { companyId: await newCompany(world), keys: "all" });
  expect((await stranger.api(remove)({ id })).refused.code).toBe("profile.not_found");
});
