import { expect, test } from "vitest";
import { accept } from "../../../kernel/outcome.ts";
import { decideReminder, dueDocuments, dueTotal } from "./reminder.ts";

const today = "2026-03-10";
const due = { open: 2, expired: 1 };
const sent = (day: string) => ({ day, sentAt: `${day}T15:00:00.000Z`, sentBy: "Ana" });

test("dueDocuments counts open, pre-rejected and expired documents only", () => {
  const totals = [
    { status: "OPEN", total: 3 },
    { status: "PRE_REJECTED", total: 1 },
    { status: "EXPIRED", total: 2 },
    { status: "IN_REVISION", total: 7 },
    { status: "DONE", total: 9 },
  ] as const;
  expect(dueDocuments(totals)).toEqual({ open: 4, expired: 2 });
  expect([dueTotal(dueDocuments(totals)), dueTotal(dueDocuments([]))]).toEqual([6, 0]);
});

test("decideReminder accepts the first reminder of a day", () => {
  expect(decideReminder({ due, last: undefined, today })).toEqual(accept(due));
  expect(decideReminder({ due, last: sent("2026-03-09"), today })).toEqual(accept(due));
});

test("decideReminder refuses a second reminder with time and sender", () => {
  expect(decideReminder({ due, last: sent(today), today })).toMatchObject({
    code: "supplier_reminder.already_sent",
    details: { sentAt: "2026-03-10T15:00:00.000Z", sentBy: "Ana" },
  });
});

test("decideReminder refuses a supplier without documents to send", () => {
  expect(decideReminder({ due: { open: 0, expired: 0 }, last: undefined, today })).toMatchObject({ code: "supplier_reminder.nothing_due" });
});
