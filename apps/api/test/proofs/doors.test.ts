import { permissionKeys } from "@emdia/contract/permissions.ts";
import { refusals } from "@emdia/contract/refusals.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { newCompany } from "../fixtures/new-company.ts";
import { holdInstead, newPerson, type Person } from "../fixtures/new-person.ts";
import { openWorld } from "../world.ts";
import { ask } from "./ask.ts";
import { closedRoutes, doorsOf, everyRoute } from "./every-route.ts";
import { fittingBody, requestWithBody } from "./fitting-request.ts";

const world = openWorld();

const lockedDoors = everyRoute.flatMap((route) =>
  doorsOf(route.route).map((door) => ({ name: `${route.key} ${Object.values(door.bodyField)}`.trim(), route, door })),
);

test("the public routes and the self routes are exactly these", () => {
  const openTo = (permission: "public" | "self") => everyRoute.filter(({ route }) => route.permission === permission).map(({ key }) => key);
  expect({ public: openTo("public"), self: openTo("self") }).toMatchInlineSnapshot(`
    {
      "public": [
        "POST /authentication/signin",
        "POST /authentication/firebase-signin",
        "POST /authentication/refresh-token",
        "POST /authentication/password/forgot",
        "POST /auth/password-reset",
        "POST /authentication/password/reset",
        "POST /authentication/check-account-reactivation-token",
        "POST /authentication/send-email-verification",
        "POST /authentication/action-code/check",
        "POST /authentication/action-code/apply",
        "GET /authentication/robot-challenge",
        "POST /authentication/recaptcha",
        "POST /invites/confirm",
        "POST /invites/confirm-company-token",
        "POST /authentication/signup",
        "POST /authentication/signup/firebase",
        "POST /authentication/project/signup",
        "POST /authentication/invite/firebase",
        "GET /internal/terms-use",
        "POST /invites/company",
        "POST /authentication/mfa",
        "POST /authentication/send-mfa-code",
        "POST /authentication/signin-with-mfa-code",
        "GET /employees/badge-info/{id}",
        "POST /gate/enrolment",
        "POST /notices/unsubscribe",
        "POST /notices/unsubscribe/{token}",
        "GET /work-permits/{code}",
        "GET /support-channel",
        "GET /demo/outbox",
        "GET /demo/logins",
      ],
      "self": [
        "POST /authentication/signout",
        "GET /authentication/me",
        "GET /account/me",
        "GET /account/permissions",
        "GET /account/profile",
        "PUT /account/profile",
        "GET /account/history",
        "GET /account/sessions",
        "DELETE /account/sessions",
        "DELETE /account/sessions/{uuid}",
        "GET /account/companies",
        "GET /account/my-companies",
        "GET /account/companies/{id}",
        "GET /account-use-terms/default-list",
        "POST /terms-use/accept",
        "GET /account/second-factor",
        "PUT /account/second-factor",
        "POST /account/phone/code",
        "PUT /account/phone",
        "GET /plans",
        "GET /plans/faq",
        "GET /plans/defaut-list",
        "GET /plans/{plan}",
        "GET /profiles/company/{id}/created-by-me",
        "GET /relations-types",
        "GET /categories/default-list",
        "GET /activities-types/defaut-list",
        "GET /activities-types/default-list",
        "GET /activities-types-status/defaut-list",
        "GET /activities-types-status/default-list",
        "GET /system-genders",
        "GET /contract-regimes",
        "GET /document-type",
        "GET /reports/imports",
        "GET /companies/{id}/config/logo",
        "GET /reports/exports",
        "POST /reports/exports/{jobId}/download",
        "GET /notices",
        "GET /notices/unread",
        "PUT /notices/{id}/read",
        "PUT /notices/read",
        "GET /notices/settings",
        "PUT /notices/settings",
        "GET /search",
        "GET /home",
      ],
    }
  `);
});

describe("anonymous request", () => {
  test.for(closedRoutes)('gets "Token negado." from $key [R-060]', async (route) => {
    const { body, ...told } = await ask(world.address(), requestWithBody(route, fittingBody(route)));
    expect({ ...told, body: JSON.parse(body) }).toEqual({
      status: 401,
      body: { statusCode: 401, code: "session.denied", message: "Token negado." },
    });
  });
});

describe("user with every other permission", () => {
  const company: { id: number; without?: Person; holding?: Person } = { id: 0 };

  beforeAll(async () => {
    company.id = await newCompany(world, "both");
    company.holding = await newPerson(world, { companyId: company.id, keys: permissionKeys });
    company.without = await newPerson(world);
  });

  test.for(lockedDoors)("is refused $name without its permission and passes with it", async ({ route, door: { keys, bodyField } }) => {
    const { id: companyId, without, holding } = company;
    await holdInstead(world, without?.accountId ?? 0, [{ companyId, keys: permissionKeys.filter((other) => !keys.includes(other)) }]);
    const asked = requestWithBody(route, route.route.body && { ...(fittingBody(route) as object), ...bodyField });

    const refused = await ask(world.address(), { ...asked, ...(without && { token: without.token }) });
    const { message } = refusals["permission.missing"];
    // the member who has the permission and may grant it
    const granter = { name: "Pessoa de Teste", companyName: expect.stringMatching(/^Empresa/) };
    expect({ ...refused, body: JSON.parse(refused.body) }).toEqual({
      status: 403,
      body: { statusCode: 403, code: "permission.missing", message, details: { permission: keys[0], grantedBy: [granter] } },
    });
    const passed = await ask(world.address(), { ...asked, ...(holding && { token: holding.token }) });
    expect([401, 403], passed.body).not.toContain(passed.status);
  });
});
