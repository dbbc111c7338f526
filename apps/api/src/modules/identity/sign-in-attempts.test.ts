import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/cast.ts";
import { newAccount } from "../../../test/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const newEmail = () => `pessoa-${randomUUID()}@teste.example`;
const signIn = (email: string, password: string) => world.anonymous()("POST /authentication/signin")({ body: { email, password } });
afterEach(async () => {
  vi.restoreAllMocks();
  await world.database.ownerPool().query("delete from sign_in_failure"); // all attempts come from one address
});

test("an attempt that is blocked is not counted: trying on does not lengthen the block [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  for (const wrong of Array<string>(5).fill("Errada@2026#")) await signIn(email, wrong);
  const countedOnce = await world.database.ownerPool().query("select from sign_in_failure");
  world.clock.forward({ minutes: 14 });
  expect((await signIn(email, DEMO_PASSWORD)).refused).toMatchObject({ code: "sign_in.blocked" });
  expect((await world.database.ownerPool().query("select from sign_in_failure")).rowCount).toBe(countedOnce.rowCount);
  world.clock.forward({ minutes: 2 });
  expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
});

test("who gets in leaves no count behind, neither of themselves nor of where they came from [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  await signIn(email, "Errada@2026#");
  await signIn(email, DEMO_PASSWORD);
  const { rows } = await world.database.ownerPool().query("select split_part(subject, ' ', 1) as kind from sign_in_failure");
  expect(rows).toEqual([{ kind: "address" }]);
});

test("a sign-in asks the database six times, beginnings and ends included, and as often whoever is not known", async () => {
  const email = newEmail();
  await newAccount(world, email);
  const asked = vi.spyOn(pg.Client.prototype, "query");
  expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
  const sent = asked.mock.calls.map(([text]) => String(text).slice(0, 40));
  expect(sent).toHaveLength(6);
  asked.mockClear();
  await signIn(email, "Errada@2026#");
  const timesForKnown = asked.mock.calls.length;
  asked.mockClear();
  await signIn(newEmail(), "Errada@2026#");
  expect([timesForKnown, asked.mock.calls.length]).toEqual([3, 3]);
});
