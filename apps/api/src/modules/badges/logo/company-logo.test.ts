import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { imageFacts, madeImage } from "../../../../test/files/made-image.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const LOGO = "/companies/{id}/config/logo";
const keys = ["config_company_logo", "config_badge_fields"] as const;

const newUser = async (...held: readonly PermissionKey[]) => {
  const id = await newCompany(world);
  return { id, ...(await newPerson(world, { companyId: id, keys: held })) };
};
const logoForm = (bytes: Uint8Array | string, field = "logo") => {
  const form = new FormData();
  form.append(field, new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], { type: "image/png" }), "logo.png");
  return form;
};
const aLogo = (background = "#00336680") => madeImage({ width: 1_600, height: 400, format: "webp", background });
const enable = ({ api }: Person, companyId: number, enableCompanyLogoOnBadge = true) =>
  api("PATCH /companies/{companyId}/badge-config")({ companyId, body: { enableCompanyLogoOnBadge } });

test("the logo is 204 without a logo or while it is not enabled [R-361] [CD-104]", async () => {
  const user = await newUser(...keys);
  const { id, api } = user;
  const read = async () => {
    const response = await fetch(`${world.address()}/api/companies/${id}/config/logo`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    return { status: response.status, body: await response.text() };
  };
  expect(await read()).toEqual({ status: 204, body: "" });
  await enable(user, id);
  expect(await read()).toEqual({ status: 204, body: "" });
  await api(`PATCH ${LOGO}`)({ id, body: logoForm(await aLogo()) });
  expect((await api(`GET ${LOGO}`)({ id })).status).toBe(200);
  await enable(user, id, false);
  expect(await read()).toEqual({ status: 204, body: "" });
});

test("a logo is uploaded as form data, deleted and listed in its history [R-362] [R-366]", async () => {
  const user = await newUser(...keys);
  const { id, api } = user;
  await enable(user, id);
  const set = await api(`PATCH ${LOGO}`)({ id, body: logoForm(await aLogo()) });
  const shown = await fetch(`${world.address()}${set.answer?.url}`);
  const facts = await imageFacts(new Uint8Array(await shown.arrayBuffer()));
  expect(facts).toEqual({ width: 800, height: 200, format: "png", hasAlpha: true, hasMetadata: false });
  await api(`PATCH ${LOGO}`)({ id, body: logoForm(await aLogo()) });
  await api(`PATCH ${LOGO}`)({ id, body: logoForm(await aLogo("#ff0000")) });
  expect((await api(`DELETE ${LOGO}`)({ id })).status).toBe(204);
  expect((await api(`DELETE ${LOGO}`)({ id })).status).toBe(204);
  expect((await api(`GET ${LOGO}`)({ id })).status).toBe(204);
  const { answer } = await api(`GET ${LOGO}/history`)({ id });
  expect(answer.results.map(({ action }) => action)).toEqual(["company.logo_removed", "company.logo_set", "company.logo_set"]);
  expect(answer.results[0]).toMatchObject({ accountId: user.accountId, subject: { kind: "company_logo", id } });
  const { answer: config } = await api("GET /companies/{companyId}/config/history")({ companyId: id });
  const actions = config.results.map(({ action }) => action);
  expect(actions).toEqual(["company.logo_removed", "company.logo_set", "company.logo_set", "badge_config.changed"]);
});

test("the logo read accepts a header that includes the company [R-363] [CD-133]", async () => {
  const user = await newUser(...keys);
  const { id, api } = user;
  const other = await newCompany(world);
  await enable(user, id);
  await api(`PATCH ${LOGO}`)({ id, body: logoForm(await aLogo()) });
  expect((await api(`GET ${LOGO}`)({ id }, { companyId: id })).status).toBe(200);
  expect((await api(`GET ${LOGO}`)({ id }, { companyId: [id] })).status).toBe(200);
  expect((await api(`GET ${LOGO}`)({ id }, { companyId: other })).status).toBe(404);
});

test("each user reads the logo, and changing it requires its permission [P-069]", async () => {
  const user = await newUser(...keys);
  const { id } = user;
  await enable(user, id);
  const body = async () => logoForm(await aLogo());
  await user.api(`PATCH ${LOGO}`)({ id, body: await body() });
  const reader = await newPerson(world, { companyId: id, keys: ["see_employee"] });
  const stranger = await newUser(...keys);
  const codesOf = async ({ api }: Person) => [
    (await api(`GET ${LOGO}`)({ id })).refused?.code,
    (await api(`PATCH ${LOGO}`)({ id, body: await body() })).refused?.code,
    (await api(`DELETE ${LOGO}`)({ id })).refused?.code,
    (await api(`GET ${LOGO}/history`)({ id })).refused?.code,
  ];
  expect(await codesOf(reader)).toEqual([undefined, "permission.missing", "permission.missing", "permission.missing"]);
  expect(await codesOf(stranger)).toEqual(["company.not_found", "company.not_found", "company.not_found", "company.not_found"]);
});

test("an SVG with a script and unreadable images are refused", async () => {
  const { id, api } = await newUser(...keys);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const codeOf = async (body: FormData) => (await api(`PATCH ${LOGO}`)({ id, body })).refused.code;
  expect(await codeOf(logoForm(svg))).toBe("request.unsupported_type");
  expect(await codeOf(logoForm((await aLogo()).subarray(0, 60)))).toBe("image.unreadable");
  expect(await codeOf(logoForm(await aLogo(), "image"))).toBe("file.missing");
});

test("the file of a logo is referenced as long as the company has it", async () => {
  const { id, api } = await newUser(...keys);
  await api(`PATCH ${LOGO}`)({ id, body: logoForm(await aLogo("#123456")) });
  const owner = world.database.ownerPool();
  const { rows } = await owner.query("select hash from company_logo where company_id = $1", [id]);
  const named = async () => (await owner.query("select named_hashes($1) as named", [[rows[0].hash]])).rows[0].named;
  expect(await named()).toEqual([rows[0].hash]);
  await api(`DELETE ${LOGO}`)({ id });
  expect(await named()).toEqual([]);
});
