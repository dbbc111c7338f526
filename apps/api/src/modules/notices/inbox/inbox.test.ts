import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { holdInstead, newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A person with this number of unread notices of one company. */
const informed = async (count: number) => {
  const companyId = await newCompany(world);
  const person = await newPerson(world, { companyId, keys: ["see_pendency", "notification_pendency_project_daily"] });
  await world.database.ownerPool().query(
    `insert into notice (account_id, company_id, kind, about_kind, about_id, details, created_at, in_inbox, mail_waits)
      select $1, $2, 'access', 'company', $2, '{}', now(), true, false from generate_series(1, $3)`,
    [person.accountId, companyId, count],
  );
  const unread = async () => (await person.api("GET /notices/unread")()).answer.unread;
  return { ...person, companyId, unread };
};

test("notices are listed newest first and counted while unread", async () => {
  const { api, unread } = await informed(3);
  const { results, meta } = (await api("GET /notices")()).answer;
  expect([results.length, meta.totalResults, await unread()]).toEqual([3, 3, 3]);
  expect(results.map(({ id }) => id)).toEqual(results.map(({ id }) => id).toSorted((one, other) => other - one));
  const [newest, second, oldest] = results.map(({ id }) => id);
  expect((await api("PUT /notices/{id}/read")({ id: second ?? 0, body: { isRead: true } })).answer.isRead).toBe(true);
  expect((await api("GET /notices")({ query: { unread: true } })).answer.results.map(({ id }) => id)).toEqual([newest, oldest]);
  expect((await api("PUT /notices/{id}/read")({ id: second ?? 0, body: { isRead: false } })).answer.isRead).toBe(false);
  expect((await api("PUT /notices/read")({ body: { upTo: second ?? 0 } })).answer).toEqual({ unread: 1 });
});

test("the unread count stops at one hundred and answers 304 when unchanged", async () => {
  const { unread, token } = await informed(130);
  expect(await unread()).toBe(100);
  const ask = (tag?: string) =>
    fetch(`${world.address()}/api/notices/unread`, { headers: { authorization: `Bearer ${token}`, ...(tag && { "if-none-match": tag }) } });
  const first = await ask();
  expect((await ask(first.headers.get("etag") ?? "")).status).toBe(304);
});

test("another person's notice is not found, nor one of a company left", async () => {
  const [one, other] = [await informed(1), await informed(1)];
  const [notice] = (await one.api("GET /notices")()).answer.results;
  const read = () => other.api("PUT /notices/{id}/read")({ id: notice?.id ?? 0, body: { isRead: true } });
  expect((await read()).refused.code).toBe("notice.not_found");
  await holdInstead(world, one.accountId, []);
  expect([(await one.api("GET /notices")()).answer.results, await one.unread()]).toEqual([[], 0]);
});

test("settings list receivable kinds, and a digest has no inbox [R-224]", async () => {
  const { api } = await informed(0);
  const kinds = (await api("GET /notices/settings")()).answer.results;
  expect(kinds.map(({ kind }) => kind)).toContain("digest_daily");
  expect(kinds.map(({ kind }) => kind)).not.toContain("digest_weekly");
  expect(kinds.every(({ mail }) => mail)).toBe(true);
  const changed = await api("PUT /notices/settings")({ body: { kind: "mention", inbox: false } });
  expect(changed.answer.results.find(({ kind }) => kind === "mention")).toEqual({ kind: "mention", inbox: false, mail: true });
  await api("PUT /notices/settings")({ body: { kind: "mention", mail: false } });
  expect((await api("GET /notices/settings")()).answer.results.find(({ kind }) => kind === "mention")).toMatchObject({
    inbox: false,
    mail: false,
  });
  expect((await api("PUT /notices/settings")({ body: { kind: "digest_daily", inbox: true } })).refused.code).toBe("notice.without_inbox");
});
