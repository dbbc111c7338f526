import { expect, test } from "vitest";
import { statusCalledFor } from "./called-for.ts";
import { life } from "./life.ts";
import { isRemovable } from "./removal.ts";
import { turned } from "./turned.ts";

const answers = { total: 4, yes: 0, no: 0, notApplicable: 0, unanswered: 0 };

test("the checklist calls for a rejection, for not applicable, or for the end [R-427]", () => {
  expect(statusCalledFor({ ...answers, yes: 3, no: 1 })).toBe("OPEN");
  expect(statusCalledFor({ ...answers, notApplicable: 4 })).toBe("NOT_APPLICABLE");
  expect(statusCalledFor({ ...answers, yes: 4 })).toBe("DONE");
  expect(statusCalledFor({ ...answers, total: 0 })).toBe("DONE");
});

test("only what is open and has no document is taken back [CD-149]", () => {
  expect(isRemovable({ status: "OPEN", sentDocuments: 0 })).toBe(true);
  expect(isRemovable({ status: "OPEN", sentDocuments: 1 })).toBe(false);
  expect(isRemovable({ status: "DONE", sentDocuments: 0 })).toBe(false);
});

const kept = {
  status: "IN_REVISION",
  returnsTo: null,
  active: true,
  note: "Antes.",
  closedUnread: false,
  revisionDate: "2026-03-01",
  version: 4,
} as const;
const move = (asked: string) => {
  const found = life.find(({ action }) => action === asked);
  if (!found) throw new Error(`the life has no ${asked}`);
  return found;
};

test("what was sent waits since that day, through a question, until it is decided", () => {
  const moved = (action: string, status: "SUPPORT" | "OPEN" | "IN_REVISION", from: Parameters<typeof turned>[0] = kept) =>
    turned(from, { move: move(action), status }, { note: null, today: "2026-03-10" });
  expect(moved("question", "SUPPORT")).toMatchObject({ returnsTo: "IN_REVISION", revisionDate: "2026-03-01", note: "Antes.", version: 5 });
  expect(moved("reject", "OPEN")).toMatchObject({ returnsTo: null, revisionDate: null });
  expect(moved("send", "IN_REVISION", { ...kept, status: "OPEN", revisionDate: null })).toMatchObject({ revisionDate: "2026-03-10" });
});

test("what was closed unread says so until its status changes", () => {
  const closed = turned(kept, { move: move("close_unread"), status: "DONE" }, { note: "Dispensado.", today: "2026-03-10" });
  expect(closed).toMatchObject({ closedUnread: true, note: "Dispensado." });
  const asked = { note: null, today: "2026-03-11" };
  const done = { ...kept, status: "DONE" as const, closedUnread: true };
  expect(turned(done, { move: move("reopen"), status: "OPEN" }, asked).closedUnread).toBe(false);
  expect(turned(done, { move: move("approve"), status: "DONE" }, asked).closedUnread).toBe(true);
});
