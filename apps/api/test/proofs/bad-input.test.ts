import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RefusedBody } from "../api-client.ts";
import { newCompany } from "../fixtures/new-company.ts";
import { newPerson, type Person } from "../fixtures/new-person.ts";
import { openWorld } from "../world.ts";
import { ask, type TestRequest, type TestResponse } from "./ask.ts";
import { badRequests } from "./bad-requests.ts";
import { everyRoute, hasId, type ListedRoute, type Params } from "./every-route.ts";
import { examples } from "./examples/rows.ts";
import { trapRequests } from "./trap-requests.ts";

const world = openWorld();
const REQUESTS_IN_ALL = 3_000;
const numRuns = Math.max(20, Math.min(150, Math.floor(REQUESTS_IN_ALL / everyRoute.length)));
const SEED = 41;
const takingInput = everyRoute.filter(({ route }) => route.body ?? route.query);

const realParams = async (route: ListedRoute, { api }: Person): Promise<Params> =>
  hasId(route) ? examples[route.key](api, randomUUID(), world) : {};

/** Expects a success or a refusal of the contract. */
const expectAnswered = (asked: TestRequest, { status, body }: TestResponse): void => {
  expect(status, `${asked.method} ${asked.path.slice(0, 200)} ${String(asked.body).slice(0, 200)} → ${body.slice(0, 300)}`).toBeLessThan(
    500,
  );
  if (status < 400) return;
  const refused = RefusedBody.parse(JSON.parse(body));
  expect(refused.statusCode).toBe(status);
};

describe("malformed requests", () => {
  test.for(everyRoute)("$key answers malformed requests without a server error", async (route) => {
    const person = await newPerson(world, { companyId: await newCompany(world, "both"), keys: "all" });
    const real = await realParams(route, person);
    const property = fc.asyncProperty(badRequests(route, real), async (asked) => {
      expectAnswered(asked, await ask(world.address(), { ...asked, token: person.token }));
    });
    await fc.assert(property, { numRuns, seed: SEED });
  });

  test.for(takingInput)("$key answers trap values in every field without a server error", async (route) => {
    const person = await newPerson(world, { companyId: await newCompany(world, "both"), keys: "all" });
    const real = await realParams(route, person);
    for (const asked of trapRequests(route, real)) expectAnswered(asked, await ask(world.address(), { ...asked, token: person.token }));
  });
});
