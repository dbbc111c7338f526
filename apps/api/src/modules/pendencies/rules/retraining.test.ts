import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { describe, expect, test } from "vitest";
import { conditions, type MoveFacts } from "./conditions.ts";
import { moveAsked, movesOf } from "./move.ts";
import { approvalBeforeNeed, retrainingMove, retrainingStep, type StoredRetraining, satisfiesNeed } from "./retraining.ts";
import { nothingToSend } from "./sending.ts";
import { transitions } from "./transitions.ts";

const need = { movementId: 7, since: "2026-03-01", neededFrom: "2026-03-05" };
const cutTo = approvalBeforeNeed(need);
const stored: StoredRetraining = { ...need, opening: { round: 1, cutTo } };
const noted: StoredRetraining = { ...need, opening: null };
const opened = { status: "OPEN", round: 1, approvedUntil: cutTo } as const;
const done = { status: "DONE", round: 1, approvedUntil: "2027-01-01" } as const;

test("a document proves a need from its day on only", () => {
  const dates = [null, "2026-03-04", "2026-03-05"];
  expect(dates.map((issuedOn) => satisfiesNeed(issuedOn, "2026-03-05"))).toEqual([false, false, true]);
  expect(satisfiesNeed(null, null)).toBe(true);
});

describe("a need", () => {
  test("opens a document in force and waits beside every other status", () => {
    for (const status of pendencyStatuses)
      expect([status, retrainingStep({ ...done, status }, { stored: null, need, isEventGone: false })]).toEqual([
        status,
        status === "DONE" || status === "NEXT_DUE_DATE" ? "train_again" : "write",
      ]);
  });
  test("that waited in a review opens the document once it is approved again", () => {
    expect(retrainingStep(done, { stored: noted, need, isEventGone: false })).toBe("train_again");
    expect(retrainingStep({ ...done, status: "IN_REVISION" }, { stored: noted, need, isEventGone: false })).toBe("none");
  });
  test.each([
    ["the same movement", need, "none"],
    ["a corrected movement", { ...need, neededFrom: "2026-03-06" }, "train_again"],
    ["another movement", { ...need, movementId: 8 }, "train_again"],
  ] as const)("opens a document that was closed since for %s: %j", (_which, next, step) => {
    expect(retrainingStep(done, { stored, need: next, isEventGone: false })).toBe(step);
  });
  test("of a corrected movement changes the open document only", () => {
    const later = { ...need, since: "2026-03-02" };
    expect(retrainingStep(opened, { stored, need: later, isEventGone: false })).toBe("write");
    expect(retrainingStep(opened, { stored, need, isEventGone: false })).toBe("none");
  });
});

describe("without a need", () => {
  const gone = (pendency: Parameters<typeof retrainingStep>[0], row: StoredRetraining | null = stored) =>
    retrainingStep(pendency, { stored: row, need: null, isEventGone: true });
  test("a pendency that never had one stays", () => expect(gone(done, null)).toBe("none"));
  test("an open document with nothing sent since is restored", () => expect(gone(opened)).toBe("need_withdrawn"));
  test.each([
    ["something was sent", { ...opened, status: "IN_REVISION", round: 2 }],
    ["a decision changed the approval", { ...opened, approvedUntil: null }],
    ["it is not applicable", { ...opened, status: "NOT_APPLICABLE" }],
  ] as const)("nothing is restored after %s", (_why, pendency) => expect(gone(pendency)).toBe("forget"));
  test("a need that opened nothing is forgotten", () => expect(gone(opened, noted)).toBe("forget"));
  test("an open question is answered first", () => expect(gone({ ...opened, status: "SUPPORT" })).toBe("none"));
  test("a satisfied need waits for its certificate and is forgotten after it", () => {
    const satisfied = { stored, need: null, isEventGone: false };
    expect([retrainingStep(opened, satisfied), retrainingStep({ ...done, round: 2 }, satisfied)]).toEqual(["none", "forget"]);
  });
});

test("a withdrawn need restores the status for the date of the document", () => {
  const dates = { expirationDate: "2026-03-20", nextDueOn: "2026-03-01", today: "2026-03-10" };
  expect(retrainingMove("train_again", dates)?.status).toBe("OPEN");
  expect(retrainingMove("need_withdrawn", dates)?.status).toBe("NEXT_DUE_DATE");
  expect(retrainingMove("need_withdrawn", { ...dates, today: "2026-03-21" })?.status).toBe("EXPIRED");
});

test("no request can take a transition of needs", () => {
  for (const status of pendencyStatuses) {
    const standing = { status, returnsTo: null, sentFrom: null, active: true };
    expect(movesOf(standing).some(({ move }) => move.by === "facts")).toBe(false);
    for (const action of ["train_again", "need_withdrawn"] as const)
      for (const to of pendencyStatuses) expect(moveAsked(standing, { status: to, action }).ok).toBe(false);
  }
});

test("every approval from a review is refused for documents from before the need", () => {
  const approvals = transitions.filter(
    ({ action, from }) => from[0] === "IN_REVISION" && ["approve", "finish", "close_unread"].includes(action),
  );
  expect(approvals.map(({ unless }) => unless.includes("issued_before_need"))).toEqual([true, true, true]);
  const facts = { toSend: nothingToSend } as MoveFacts;
  const stops = (issuedBeforeNeed?: number) =>
    conditions.issued_before_need.stops({ ...facts, ...(issuedBeforeNeed !== undefined && { issuedBeforeNeed }) });
  expect([stops(), stops(0), stops(1)]).toEqual([false, false, true]);
});
