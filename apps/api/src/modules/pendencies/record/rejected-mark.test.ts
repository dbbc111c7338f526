import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { expect, test } from "vitest";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { answered, newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A pendency under review with one answer Não, and its reviewer. */
const underReview = async () => {
  const asked = await newPendency(world);
  const { api: reviewer } = await newPerson(world, { companyId: asked.contractorId, keys: "all" });
  const { api: sender } = await newPerson(world, { companyId: asked.providerId, keys: "all" });
  const id = asked.pendencyId;
  await newDraft(asked, { expirationDate: "2030-01-01" });
  const move = async (api: typeof reviewer, body: { readonly status: "OPEN" | "IN_REVISION"; readonly note?: string }) =>
    (await api("PUT /pendencies/{id}")({ id, body })).answer;
  await move(sender, { status: "IN_REVISION" });
  await answered(world, id, { answer: "INVALID" });
  return { ...asked, id, reviewer, sender, move };
};
type Reviewed = Awaited<ReturnType<typeof underReview>>;

const reject = ({ move, reviewer }: Reviewed) => move(reviewer, { status: "OPEN", note: "O CNPJ não confere." });
/** Ids of a filter and the totals that are not zero. */
const found = async ({ sender }: Reviewed, query: PendencyFilter) => {
  const { answer } = await sender("GET /pendencies")({ query });
  const { answer: totals } = await sender("GET /pendencies/totals")({ query });
  return [answer.results.map(({ id }) => id), totals.results.filter(({ total }) => total > 0)];
};
const open = (rejected: boolean) => [{ status: "OPEN", rejected, total: 1, isExact: true }];

test("the reason of a rejection requires the permission of the detail", async () => {
  const reviewed = await underReview();
  await reject(reviewed);
  const { api } = await newPerson(world, { companyId: reviewed.providerId, keys: ["see_pendency"] });
  expect((await api("GET /pendencies")()).answer.results).toMatchObject([{ rejection: { at: expect.any(String), reason: null } }]);
});

test("a rejected pendency stays open with a mark and its reason [R-404]", async () => {
  const reviewed = await underReview();
  expect((await reject(reviewed)).rejection).toEqual({ at: expect.any(String), reason: "O CNPJ não confere." });
  const { id } = reviewed;
  const { answer } = await reviewed.sender("GET /pendencies")();
  expect(answer.results).toMatchObject([{ id, status: "OPEN", rejection: { reason: "O CNPJ não confere." } }]);
  const words = { employee: "pessoa de teste" };
  for (const filter of [{}, words]) {
    expect(await found(reviewed, { ...filter, rejected: true })).toEqual([[id], open(true)]);
    expect(await found(reviewed, { ...filter, withoutRejection: true })).toEqual([[], []]);
    expect(await found(reviewed, filter)).toEqual([[id], open(true)]);
  }
});

test("the mark returns with the answer to a question", async () => {
  const reviewed = await underReview();
  await reject(reviewed);
  const { id, reviewer, sender } = reviewed;
  const ask = sender("POST /pendencies/{id}/comments");
  await ask({ id, body: { kind: "QUESTION", text: "Qual CNPJ?" } });
  expect(await found(reviewed, { rejected: true })).toEqual([[], []]);
  expect(await found(reviewed, {})).toEqual([[id], [{ status: "SUPPORT", rejected: false, total: 1, isExact: true }]]);
  await reviewer("POST /pendencies/{id}/comments")({ id, body: { kind: "ANSWER", text: "O da filial." } });
  expect(await found(reviewed, { rejected: true })).toEqual([[id], open(true)]);
});

test("a sending removes the mark until it is withdrawn", async () => {
  const reviewed = await underReview();
  const { rejection } = await reject(reviewed);
  const { id, move, sender } = reviewed;
  await newDraft(reviewed, { expirationDate: "2030-01-01" });
  expect((await move(sender, { status: "IN_REVISION" })).rejection).toBeNull();
  expect(await found(reviewed, { rejected: true })).toEqual([[], []]);
  expect(await found(reviewed, {})).toEqual([[id], [{ status: "IN_REVISION", rejected: false, total: 1, isExact: true }]]);
  expect(await move(sender, { status: "OPEN" })).toMatchObject({ status: "OPEN", rejection });
  expect(await found(reviewed, { rejected: true })).toEqual([[id], open(true)]);
  expect((await sender("GET /pendencies/{id}/dispute")({ id })).answer.can.dispute).toBe(true);
});

test("counters agree with the rows after folding", async () => {
  const reviewed = await underReview();
  await reject(reviewed);
  const owner = world.database.ownerPool();
  await owner.query("select fold_pendency_deltas(100000)");
  const { rows } = await owner.query<{ mended: number }>("select mend_pendency_counts($1) as mended", [reviewed.contractorId]);
  expect(rows).toEqual([{ mended: 0 }]);
  expect(await found(reviewed, { rejected: true })).toEqual([[reviewed.id], open(true)]);
});
