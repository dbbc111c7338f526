import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { companyNamed } from "../fixtures/new-company.ts";
import { openWorld } from "../world.ts";
import { ask } from "./ask.ts";
import { ABSENT_ID, closedRoutes, doorsOf, everyRoute, hasId, type ListedRoute, type Params } from "./every-route.ts";
import { bodies, examples } from "./examples/rows.ts";
import { isMadeBySuppliers } from "./examples/workers.ts";
import { fittingBody, fittingRequest, requestWithBody } from "./fitting-request.ts";
import { rowsOwnedBy } from "./rows-owned-by.ts";

const world = openWorld();
const namingARow = everyRoute.filter(hasId);
const writingAnew = closedRoutes.filter((route) => route.method !== "GET" && !hasId(route) && doorsOf(route.route).length > 0);
/** Two contractors and two suppliers that share no rows; suppliers for rows that only suppliers create. */
const strangers = [
  { role: "stranger", company: "Horizonte Energia", otherRole: "admin", other: "Serra Azul Mineração", made: "by contractors" },
  { role: "admin", company: "Serra Azul Mineração", otherRole: "stranger", other: "Horizonte Energia", made: "by contractors" },
  { role: "supplier", company: "Ipê Andaimes", otherRole: "staff", other: "Voltta Elétrica", made: "by suppliers" },
  { role: "staff", company: "Voltta Elétrica", otherRole: "supplier", other: "Ipê Andaimes", made: "by suppliers" },
] as const;
const isMade = (made: (typeof strangers)[number]["made"], { key }: { readonly key: string }): boolean =>
  isMadeBySuppliers(key) === (made === "by suppliers");

/** Each combination is sent with one form of the companyId in turn: all forms for every route would take twice the time. */
const formOfCompanyId = (ids: { readonly own: number; readonly other: number }, turn: number): string =>
  [`${ids.other}`, `[${ids.other}]`, `[${ids.own},${ids.other}]`][turn % 3] ?? `${ids.other}`;

/** All combinations of own and foreign ids in the path with at least one foreign id. Parameters with a schema, such as a line number, are no ids. */
const mixes = ({ route }: ListedRoute, own: Params, theirs: Params): readonly { readonly real: Params; readonly absent: Params }[] => {
  const names = Object.keys(own).filter((name) => !route.params?.[name]);
  return Array.from({ length: 2 ** names.length - 1 }, (_, mask) => {
    const fill = (foreign: (name: string) => number | string | undefined): Params => ({
      ...own,
      ...Object.fromEntries(names.map((name, at) => [name, (((mask + 1) >> at) % 2 === 1 ? foreign(name) : own[name]) ?? ABSENT_ID])),
    });
    return { real: fill((name) => theirs[name]), absent: fill(() => ABSENT_ID) };
  });
};

describe.for(strangers)("rows of $other for $company", ({ role, company, otherRole, other, made }) => {
  test.for(namingARow.filter((route) => isMade(made, route)))(
    "answer 404 to $key like an absent id, under any companyId [R-239]",
    async (route) => {
      const own: Params = await examples[route.key](await world.as(role), randomUUID(), world);
      const theirs: Params = await examples[route.key](await world.as(otherRole), randomUUID(), world);
      const body = (await bodies[route.key]?.(world, own)) ?? fittingBody(route);
      const [ownId, otherId] = [await companyNamed(world, company), await companyNamed(world, other)];
      const token = await world.tokenOf(role);
      const askFor = (params: Params, headers = {}) => ask(world.address(), { ...requestWithBody(route, body, params), token, headers });
      const before = await rowsOwnedBy(world.database.ownerPool(), otherId);

      for (const [at, { real, absent }] of mixes(route, own, theirs).entries()) {
        const told = await askFor(real);
        expect(told).toEqual(await askFor(absent));
        expect(told.status).toBe(404);
        const headers = { companyId: formOfCompanyId({ own: ownId, other: otherId }, namingARow.indexOf(route) + at) };
        const narrowed = await askFor(real, headers);
        expect(narrowed).toEqual(await askFor(absent, headers));
        expect([403, 404]).toContain(narrowed.status);
      }
      expect(await rowsOwnedBy(world.database.ownerPool(), otherId)).toEqual(before);
      expect((await askFor(own)).status).toBe(route.route.status ?? 200);
    },
  );

  test.for(made === "by contractors" ? writingAnew : [])("do not change by $key with the other companyId", async (route) => {
    const otherId = await companyNamed(world, other);
    const before = await rowsOwnedBy(world.database.ownerPool(), otherId);
    const headers = { companyId: `${otherId}` };
    const told = await ask(world.address(), { ...fittingRequest(route), token: await world.tokenOf(role), headers });
    expect(JSON.parse(told.body)).toMatchObject({ statusCode: 403, code: "permission.missing" });
    expect(await rowsOwnedBy(world.database.ownerPool(), otherId)).toEqual(before);
  });
});
