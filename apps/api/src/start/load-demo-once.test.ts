import { expect, inject, test } from "vitest";
import { ownDatabase } from "../../test/database.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { loadDemoOnce } from "./load-demo-once.ts";

const database = ownDatabase();
const load = () => loadDemoOnce(database.url("owner"), { clock: systemClock, size: "small", secret: inject("secret") });

test("the demo is not created again over its own companies", async () => {
  expect(await load()).toBe(false);
});

test("the demo is refused over companies of a real installation", async () => {
  await database.ownerPool().query("update account set demo = false");
  await expect(load()).rejects.toMatchObject({ sentence: expect.stringMatching(/^The database has companies that are not of the demo/) });
});
