import { permissionKeys } from "@emdia/contract/permissions.ts";
import { refusals } from "@emdia/contract/refusals.ts";
import { describe, expect, test } from "vitest";
import { openWorld } from "../world.ts";
import { ask } from "./ask.ts";
import { closedRoutes, doorsOf, everyRoute, type ListedRoute } from "./every-route.ts";
import { absentPath, fittingBody } from "./fitting-request.ts";
import { companyOf, newcomer, tokenFor } from "./people.ts";

const world = openWorld();
const owner = () => world.database.ownerPool();

const knock = (route: ListedRoute, token: string | undefined, body = fittingBody(route)) =>
  ask(world.address(), {
    method: route.method,
    path: absentPath(route),
    ...(token && { token }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const keptFrom = everyRoute.flatMap((route) =>
  doorsOf(route.route).map((door) => ({ name: `${route.key} ${Object.values(door.bodyField)}`.trim(), route, door })),
);

test("the doors that open to everybody, and those that open to everybody signed in, are these and no others", () => {
  const openTo = (permission: "public" | "self") => everyRoute.filter(({ route }) => route.permission === permission).map(({ key }) => key);
  expect({ public: openTo("public"), self: openTo("self") }).toMatchInlineSnapshot();
});

describe("without a session nothing answers but what is public [R-060]", () => {
  test.for(closedRoutes)("$key", async (route) => {
    const { status, message } = refusals["session.denied"];
    const { body, ...told } = await knock(route, undefined);
    expect({ ...told, body: JSON.parse(body) }).toEqual({ status, body: { statusCode: 401, code: "session.denied", message } });
    expect(message).toBe("Token negado.");
  });
});

describe("who lacks the key of a route is told its name, and who holds it passes the door", () => {
  test.for(keptFrom)("$name", async ({ route, door }) => {
    const company = await companyOf(owner(), "supplier");
    const without = await newcomer(
      owner(),
      company,
      permissionKeys.filter((key) => key !== door.key),
    );
    const holding = await newcomer(owner(), company, permissionKeys);
    const body = route.route.body && { ...(fittingBody(route) as object), ...door.bodyField };

    const refused = await knock(route, await tokenFor(without), body);
    expect({ ...refused, body: JSON.parse(refused.body) }).toEqual({
      status: 403,
      body: {
        statusCode: 403,
        code: "permission.missing",
        message: refusals["permission.missing"].message,
        details: { permission: door.key },
      },
    });
    const passed = await knock(route, await tokenFor(holding), body);
    expect(passed.status, passed.body).not.toBe(403);
  });
});
