import { createHash } from "node:crypto";
import { LOCALES } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { cast, DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const signIn = async (email: string) => {
  const { answer } = await world.anonymous()("POST /authentication/signin")({ body: { email, password: DEMO_PASSWORD } });
  if (answer?.mfaRequired !== false) throw new Error("a session was expected");
  return answer;
};

test("the current terms are public in each language with their hash [C-025] [CD-049]", async () => {
  const hashes = new Set<string>();
  for (const language of LOCALES) {
    const { answer } = await world.anonymous()("GET /internal/terms-use")({ query: { language } });
    expect(answer).toHaveLength(1);
    const [terms] = answer;
    expect(terms).toMatchObject({ version: "1.0", language });
    expect(terms?.hash).toBe(
      createHash("sha256")
        .update(terms?.html ?? "")
        .digest("hex"),
    );
    expect(terms?.html).toContain("LGPD");
    expect(terms?.html).not.toMatch(/<script|on\w+=|javascript:/i);
    hashes.add(terms?.hash ?? "");
  }
  expect(hashes.size).toBe(LOCALES.length);
});

test("sign-in returns the terms to accept until they are accepted [R-116] [R-117] [C-024]", async () => {
  const { email, accountId, api } = await newPerson(world);
  const { termsToAccept } = await signIn(email);
  if (termsToAccept === null) throw new Error("somebody new has something to accept");
  expect((await api("POST /terms-use/accept")({ body: { accountId, termId: termsToAccept } })).status).toBe(204);
  expect((await signIn(email)).termsToAccept).toBeNull();
});

test("repeated acceptance in other languages keeps one acceptance", async () => {
  const { accountId, api } = await newPerson(world);
  const ids = await Promise.all(
    LOCALES.map(async (language) => (await world.anonymous()("GET /internal/terms-use")({ query: { language } })).answer[0]?.id ?? 0),
  );
  await Promise.all(ids.map((termId) => api("POST /terms-use/accept")({ body: { accountId, termId } })));
  expect((await api("GET /account-use-terms/default-list")()).answer).toHaveLength(1);
});

test("a new version must be accepted, and the earlier acceptance remains [C-026]", async () => {
  const { email, accountId, api } = await newPerson(world);
  const first = (await signIn(email)).termsToAccept ?? 0;
  await api("POST /terms-use/accept")({ body: { accountId, termId: first } });
  await world.database.ownerPool().query(
    `insert into terms (version, language, title, html, text_hash, starts_at)
      select '2.0', l, 'Novos termos', '<p>Novo texto</p>', sha256(convert_to('<p>Novo texto</p>', 'UTF8')), now() + interval '1 day' from unnest($1::text[]) l`,
    [LOCALES],
  );
  expect((await signIn(email)).termsToAccept).toBeNull();
  world.clock.forward({ days: 2 });
  const renewed = await signIn(email);
  expect(renewed.termsToAccept).not.toBeNull();
  const now = world.withToken(renewed.token);
  expect((await now("POST /terms-use/accept")({ body: { accountId, termId: first } })).refused.code).toBe("terms.outdated");
  expect((await now("POST /terms-use/accept")({ body: { accountId, termId: renewed.termsToAccept ?? 0 } })).status).toBe(204);
  const accepted = (await now("GET /account-use-terms/default-list")()).answer;
  expect(accepted.map(({ version, html }) => [version, html.length > 1_000])).toEqual([
    ["2.0", false],
    ["1.0", true],
  ]);
  await world.database.ownerPool().query("delete from terms_acceptance where version = '2.0'");
  await world.database.ownerPool().query("delete from terms where version = '2.0'");
});

test("a new version is required at the next sign-in only [R-116] [CD-047]", async () => {
  const { email, accountId, api } = await newPerson(world);
  await api("POST /terms-use/accept")({ body: { accountId, termId: (await signIn(email)).termsToAccept ?? 0 } });
  await world.database.ownerPool().query(
    `insert into terms (version, language, title, html, text_hash, starts_at)
      select '3.0', l, 'Novos termos', '<p>Novo texto</p>', sha256(convert_to('<p>Novo texto</p>', 'UTF8')), $2 from unnest($1::text[]) l`,
    [LOCALES, world.clock.now()],
  );
  expect((await api("GET /account/permissions")()).status).toBe(200);
  expect((await signIn(email)).termsToAccept).not.toBeNull();
  await world.database.ownerPool().query("delete from terms where version = '3.0'");
});

test("accepting for another account or unknown terms is refused [R-117]", async () => {
  const [one, other] = [await newPerson(world), await newPerson(world)];
  const { termsToAccept } = await signIn(one.email);
  const forOther = { accountId: other.accountId, termId: termsToAccept ?? 0 };
  expect((await one.api("POST /terms-use/accept")({ body: forOther })).refused.code).toBe("terms.only_oneself");
  const unknown = { accountId: one.accountId, termId: 987_654 };
  expect((await one.api("POST /terms-use/accept")({ body: unknown })).refused.code).toBe("terms.outdated");
  expect((await other.api("GET /account-use-terms/default-list")()).answer).toEqual([]);
});

test("only the newcomer of the demo has terms to accept", async () => {
  expect((await signIn(cast.admin.email)).termsToAccept).toBeNull();
  expect((await signIn(cast.newcomer.email)).termsToAccept).not.toBeNull();
});
