import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const keys = ["see_permissions", "add_permissions", "see_users", "see_projects"] as const;
const create = "POST /companies/{id}/profile";

test("a new profile returns its permissions grouped by area [R-315] [R-319]", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys });
  const body = {
    name: " Portaria ",
    description: "Vê quem entra.",
    relationType: "contractor" as const,
    permissions: ["see_users" as const, "see_projects" as const],
  };
  const { status, answer } = await api(create)({ id, body });
  expect(status).toBe(201);
  expect(answer).toEqual({
    id: expect.any(Number),
    companyId: id,
    name: "Portaria",
    description: "Vê quem entra.",
    relationType: "contractor",
    permissions: ["see_projects", "see_users"],
    features: [
      { category: "project", permissions: ["see_projects"] },
      { category: "account", permissions: ["see_users"] },
    ],
    permissionCount: 2,
    peopleCount: 0,
    waitingInvitations: 0,
    version: 1,
    isOwn: false,
    can: { update: false, remove: false, assign: true },
  });
  expect((await api("GET /profiles/{id}")({ id: answer.id })).answer).toEqual(answer);
});

test("the request accepts the wire spelling permitions [CD-059]", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys });
  const body = { name: "Consulta", relationType: "both" as const, permitions: ["see_users" as const] };
  expect((await api(create)({ id, body })).answer.permissions).toEqual(["see_users"]);
});

test("a profile requires a name and a relation [R-316] [R-317] [MD-049]", async () => {
  const id = await newCompany(world);
  const { token } = await newPerson(world, { companyId: id, keys });
  const send = async (body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await fetch(`${world.address()}/api/companies/${id}/profile`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, ...((await response.json()) as { details: { fields: { field: string }[] } }) };
  };
  for (const [body, field] of [
    [{ relationType: "both" }, "body.name"],
    [{ name: "  ", relationType: "both" }, "body.name"],
    [{ name: "x".repeat(101), relationType: "both" }, "body.name"],
    [{ name: "Sem relação" }, "body.relationType"],
    [{ name: "Outra relação", relationType: "partner" }, "body.relationType"],
  ] as const) {
    const { status, details } = await send(body);
    expect([status, details.fields[0]?.field]).toEqual([400, field]);
  }
});

test("profile names are unique per company without accents and case", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys });
  const named = (name: string) => api(create)({ id, body: { name, relationType: "both" } });
  await named("Gestão");
  expect((await named("gestao")).refused).toMatchObject({ statusCode: 409, code: "profile.name_taken" });
  const elsewhere = await newCompany(world);
  const other = await newPerson(world, { companyId: elsewhere, keys });
  expect((await other.api(create)({ id: elsewhere, body: { name: "Gestão", relationType: "both" } })).status).toBe(201);
});

test("a user cannot grant permissions they lack; the owner grants all [R-206] [CD-061]", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys });
  const body = {
    name: "Poderoso",
    relationType: "contractor" as const,
    permissions: ["see_users", "remove_users", "add_project"] as const,
  };
  const { status, refused } = await api(create)({ id, body: { ...body, permissions: [...body.permissions] } });
  expect(status).toBe(422);
  expect(refused).toMatchObject({ code: "profile.beyond_own", details: { keys: ["add_project", "remove_users"] } });

  const owner = await newPerson(world, { companyId: id, keys: "all" });
  expect((await owner.api(create)({ id, body: { ...body, permissions: [...body.permissions] } })).status).toBe(201);
});

test("granting compares permissions on a side the company lacks today [R-206] [R-214]", async () => {
  const id = await newCompany(world, "contractor");
  const { api } = await newPerson(world, { companyId: id, keys: [...keys, "see_pendency"], relation: "contractor" });
  const body = { name: "Dos dois lados", relationType: "both" as const };
  const of = async (...permissions: readonly ("see_pendency" | "upload_document_pendency")[]) =>
    (await api(create)({ id, body: { ...body, permissions: [...permissions] } })).refused;
  expect(await of("see_pendency")).toMatchObject({ code: "profile.beyond_own", details: { keys: ["see_pendency"] } });
  expect(await of("upload_document_pendency")).toMatchObject({ details: { keys: ["upload_document_pendency"] } });

  const wider = await newPerson(world, { companyId: id, keys: [...keys, "see_pendency"] });
  expect((await wider.api(create)({ id, body: { ...body, permissions: ["see_pendency"] } })).status).toBe(201);
});

test("the relation must fit the company, and the permissions the relation [R-214]", async () => {
  const id = await newCompany(world, "provider");
  const { api } = await newPerson(world, { companyId: id, keys: "all" });
  const send = (relationType: "contractor" | "provider") =>
    api(create)({ id, body: { name: `Perfil ${relationType}`, relationType, permissions: ["confirm_pendency", "see_pendency"] } });
  expect((await send("contractor")).refused).toMatchObject({ code: "profile.relation_unfit", details: { sides: ["provider"] } });
  expect((await send("provider")).refused).toMatchObject({ code: "profile.side_unfit", details: { keys: ["confirm_pendency"] } });
});

test("add_permissions applies to its own company only [R-206] [R-209]", async () => {
  const [mine, seen] = [await newCompany(world), await newCompany(world)];
  const { api } = await newPerson(world, { companyId: mine, keys }, { companyId: seen, keys: ["see_permissions"] });
  const body = { name: "Perfil", relationType: "both" as const };
  expect((await api(create)({ id: seen, body })).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "add_permissions" },
  });
  expect((await api(create)({ id: await newCompany(world), body })).refused.code).toBe("company.not_found");
});

test("creating a profile writes its author and permissions to the history", async () => {
  const id = await newCompany(world);
  const { api, accountId } = await newPerson(world, { companyId: id, keys });
  const { answer } = await api(create)({ id, body: { name: "Portaria", relationType: "both", permissions: ["see_users"] } });
  const { rows } = await world.database.ownerPool().query("select * from history where owner_id = $1", [id]);
  expect(rows).toMatchObject([
    {
      about_kind: "access",
      about_id: id,
      subject_kind: "profile",
      subject_id: answer.id,
      subject_name: "Portaria",
      account_id: accountId,
      address: "127.0.0.1",
      action: "profile.created",
      field: "permissions",
      old_value: null,
      new_value: "see_users",
    },
  ]);
});
