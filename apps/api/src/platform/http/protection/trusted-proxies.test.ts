import { expect, test } from "vitest";
import { cast, DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { openWorld, type World } from "../../../../test/world.ts";

const alone = openWorld();
const behindOne = openWorld({ trustedProxies: 1 });
const behindNamed = openWorld({ trustedProxies: ["127.0.0.1"] });

/** The caller's address that the server stores for a sign-in. */
const storedAddress = async ({ address, database }: World, forwarded: string): Promise<unknown> => {
  const { email } = cast.analyst;
  await fetch(`${address()}/api/authentication/signin`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": forwarded },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { rows } = await database.ownerPool().query("select address from account_session order by created_at desc limit 1");
  return rows[0]?.address;
};

test("without a trusted proxy the server ignores x-forwarded-for", async () => {
  expect(await storedAddress(alone, "203.0.113.9")).toBe("127.0.0.1");
});

test("a trusted proxy sets the address, and earlier entries are ignored", async () => {
  expect(await storedAddress(behindOne, "198.51.100.1, 203.0.113.9")).toBe("203.0.113.9");
  expect(await storedAddress(behindNamed, "198.51.100.1, 203.0.113.9")).toBe("203.0.113.9");
});
