// The mark of a rejection after further moves, and its computation from the history for rows that are older than the mark.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { answered } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);
const owner = (statement: string, values: readonly unknown[] = []) =>
  world.database.ownerPool().query<{ rejectedAt: Date | null; status: string }>(statement, [...values]);
const file = join(import.meta.dirname, "../../../../migrations/0047-rejected-mark.sql");
const markOf = async (id: number) => {
  const { rows } = await owner(`select rejected_at as "rejectedAt", status from pendency where id = $1`, [id]);
  return rows[0];
};

type Pendency = Awaited<ReturnType<typeof asked>>;
type Change = { readonly status: "OPEN" | "DONE" | "NOT_APPLICABLE" | "PRE_ANALYSIS" | "PRE_REJECTED"; readonly action?: "close_unread" };
const decide = async ({ id, reviewer }: Pendency, change: Change) => {
  const answer = await reviewer("PUT /pendencies/{id}")({ id, body: { ...change, note: "Falta a assinatura." } });
  expect(answer.status).toBe(200);
};
const sendAgain = async (pendency: Pendency) => {
  await newDraft(pendency);
  expect((await pendency.send()).status).toBe(200);
};
const answer = ({ id }: Pendency, value: "OK" | "INVALID" | "NOT_APPLICABLE") => answered(world, id, { answer: value });
const preReject = async (pendency: Pendency) => {
  await decide(pendency, { status: "PRE_ANALYSIS" });
  await answer(pendency, "INVALID");
  await decide(pendency, { status: "PRE_REJECTED" });
};
const dispute = async ({ id, sender, contractorId }: Pendency) => {
  await sender("POST /pendencies/{id}/dispute")({ id, body: { text: "Está assinado.", attachments: [] } });
  const keys = ["see_pendency", "see_details_pendency", "see_file_pendency", "decide_dispute"] as const;
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  const body = { decision: "REVERSED", reason: "Conferi de novo." } as const;
  expect((await api("PUT /pendencies/{id}/dispute/decision")({ id, body })).status).toBe(200);
};

type Case = {
  readonly name: string;
  readonly act: (pendency: Pendency) => Promise<unknown>;
  readonly status: string;
  readonly isMarked: boolean;
};
/** Moves after a rejection, with the status and the mark that they leave. */
const cases: readonly Case[] = [
  { name: "nothing", act: () => Promise.resolve(), status: "OPEN", isMarked: true },
  { name: "a sending", act: sendAgain, status: "IN_REVISION", isMarked: true },
  {
    name: "a withdrawn sending",
    act: async (pendency) => {
      await sendAgain(pendency);
      await pendency.withdraw();
    },
    status: "OPEN",
    isMarked: true,
  },
  {
    name: "a pre-rejection",
    act: async (pendency) => {
      await sendAgain(pendency);
      await preReject(pendency);
    },
    status: "PRE_REJECTED",
    isMarked: true,
  },
  {
    name: "a finish and a reopening",
    act: async (pendency) => {
      await sendAgain(pendency);
      await answer(pendency, "OK");
      await decide(pendency, { status: "DONE" });
      await decide(pendency, { status: "OPEN" });
    },
    status: "OPEN",
    isMarked: false,
  },
  {
    name: "not applicable and a reopening",
    act: async (pendency) => {
      await answer(pendency, "NOT_APPLICABLE");
      await decide(pendency, { status: "NOT_APPLICABLE" });
      await decide(pendency, { status: "OPEN" });
    },
    status: "OPEN",
    isMarked: false,
  },
  {
    name: "a closing without review and a reopening",
    act: async (pendency) => {
      await decide(pendency, { status: "DONE", action: "close_unread" });
      await decide(pendency, { status: "OPEN" });
    },
    status: "OPEN",
    isMarked: false,
  },
  { name: "a reversed rejection", act: dispute, status: "IN_REVISION", isMarked: false },
];

/** Computes the marks of the existing rows as the migration does. */
const backfill = async () => {
  const text = await readFile(file, "utf8");
  const begin = text.indexOf("update pendency p set rejected_at");
  await owner(text.slice(begin, text.indexOf(";", begin)));
};

test.each(cases)("column and history agree on the mark after $name", async ({ act, status, isMarked }) => {
  const pendency = await asked();
  await newDraft(pendency);
  await pendency.send();
  expect((await pendency.reject()).status).toBe(200);
  await act(pendency);
  const before = await markOf(pendency.id);
  expect([before?.status, before?.rejectedAt !== null]).toEqual([status, isMarked]);
  await owner("update pendency set rejected_at = null where id = $1", [pendency.id]);
  await backfill();
  expect(await markOf(pendency.id)).toEqual(before);
});

test("a confirmed rejection marks the pendency", async () => {
  const pendency = await asked();
  await sendAgain(pendency);
  await preReject(pendency);
  expect(await markOf(pendency.id)).toEqual({ status: "PRE_REJECTED", rejectedAt: null });
  await decide(pendency, { status: "OPEN" });
  expect((await pendency.read()).rejection).toEqual({ at: expect.any(String), reason: "Falta a assinatura." });
  const { answer: totals } = await pendency.sender("GET /pendencies/totals")({ query: {} });
  expect(totals.results.filter(({ total }) => total > 0)).toEqual([{ status: "OPEN", rejected: true, total: 1, isExact: true }]);
});
