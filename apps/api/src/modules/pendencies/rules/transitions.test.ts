import { readFileSync } from "node:fs";
import { pendencyActions, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { describe, expect, test } from "vitest";
import { conditions } from "./conditions.ts";
import { printedLife } from "./printed-life.ts";
import { type Transition, transitions } from "./transitions.ts";

const line = ({ action, from, to, by, unless }: Transition): string =>
  `${action}: ${from.length === pendencyStatuses.length ? "anywhere" : from.join(", ")} -> ${to} · ${by}${unless.map((name) => ` · not if ${conditions[name].says}`).join("")}`;

describe("transitions of a pendency", () => {
  test("the table contains exactly these transitions [R-426] [R-431] [R-432] [R-433] [R-434] [CD-113] [CD-114] [CD-160]", () => {
    expect(transitions.map(line)).toMatchInlineSnapshot(`
      [
        "send: OPEN, PRE_REJECTED -> IN_REVISION · send_pendency_analysis · not if there is no document to send · not if the rejected document is unchanged · not if the scanner has not released a document · not if a document has no expiry date · not if a document has no issue date · not if a document has expired",
        "renew: NEXT_DUE_DATE, EXPIRED -> IN_REVISION · send_pendency_analysis · not if there is no document to send · not if the rejected document is unchanged · not if the scanner has not released a document · not if a document has no expiry date · not if a document has no issue date · not if a document has expired",
        "pre_analyse: IN_REVISION -> PRE_ANALYSIS · pre_analysis_pendency · not if nothing was sent",
        "take_over: PRE_ANALYSIS -> IN_REVISION · pre_analysis_pendency",
        "take_over: PRE_ANALYSIS -> IN_REVISION · analyser",
        "pre_reject: PRE_ANALYSIS -> PRE_REJECTED · pre_rejected_pendency · not if the reviewer sent one of its documents · not if no answer is Não",
        "pre_reject: PRE_ANALYSIS -> PRE_REJECTED · analyser · not if no answer is Não",
        "return_to_review: PRE_REJECTED -> IN_REVISION · pre_rejected_pendency",
        "confirm_rejection: PRE_REJECTED -> OPEN · pre_rejected_pendency · not if the reviewer sent one of its documents · not if no answer is Não · not if the justification is missing",
        "approve: IN_REVISION -> as_it_is · confirm_pendency · not if the reviewer sent one of its documents · not if nothing was sent · not if a sent document has no expiry date · not if a sent document was issued before the day from which the training is needed again",
        "finish: IN_REVISION -> by_date · confirm_pendency · not if the reviewer sent one of its documents · not if an answer is Não or missing, or all are N/A · not if a sent document has no expiry date · not if a sent document was issued before the day from which the training is needed again",
        "close_unread: IN_REVISION -> by_date · confirm_pendency · not if the reviewer sent one of its documents · not if a sent document was issued before the day from which the training is needed again",
        "close_unread: OPEN -> DONE · confirm_pendency · not if the reviewer sent one of its documents · not if an answer is Não or missing, or all are N/A, and the request does not close it unread",
        "reject: IN_REVISION -> OPEN · reject_pendency · not if the reviewer sent one of its documents · not if no answer is Não · not if the justification is missing",
        "reverse_rejection: OPEN -> by_date · dispute · not if an answer is Não or missing, or all are N/A · not if a sent document has no expiry date · not if a sent document was issued before the day from which the training is needed again",
        "reverse_rejection: OPEN -> IN_REVISION · dispute",
        "withdraw: IN_REVISION -> before_sending · send_pendency_analysis · not if the contractor has opened it",
        "not_applicable: OPEN, IN_REVISION -> NOT_APPLICABLE · check_pendency_na · not if the reviewer sent one of its documents · not if an answer is not N/A",
        "reopen: DONE -> OPEN · reopen_done_pendency · not if the reason is missing",
        "reopen: NOT_APPLICABLE -> OPEN · reopen_not_applicable_pendency · not if the reason is missing",
        "reopen: NEXT_DUE_DATE, EXPIRED -> OPEN · reopen_pendency · not if the reason is missing",
        "question: OPEN, IN_REVISION, DONE, NOT_APPLICABLE, NEXT_DUE_DATE, EXPIRED, PRE_REJECTED -> SUPPORT · send_doubts_document · not if the question is empty",
        "answer: SUPPORT -> where_it_stood · add_comment_pendency · not if the answer is empty",
        "near_expiry: DONE -> NEXT_DUE_DATE · clock · not if its expiry is not near, or has passed",
        "expire: DONE, NEXT_DUE_DATE -> EXPIRED · clock · not if the document has not expired",
        "rest_for_a_time: anywhere -> as_it_is · facts",
        "rest_for_good: anywhere -> as_it_is · facts",
        "come_back: anywhere -> as_it_is · facts",
        "certify: OPEN, IN_REVISION, DONE, NEXT_DUE_DATE, EXPIRED, SUPPORT, PRE_ANALYSIS, PRE_REJECTED -> by_date · training",
        "revoke: DONE, NEXT_DUE_DATE, EXPIRED -> OPEN · training · not if another approved document is in date",
        "revoke: DONE, NEXT_DUE_DATE, EXPIRED -> by_date · training",
        "train_again: DONE, NEXT_DUE_DATE -> OPEN · facts",
        "need_withdrawn: OPEN -> by_date · facts",
      ]
    `);
  });

  test("the README contains the printed table", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    expect(readme).toContain(printedLife());
  });

  test("every action has a transition, and every status is reachable and leavable", () => {
    expect(new Set(transitions.map(({ action }) => action))).toEqual(new Set(pendencyActions));
    for (const status of pendencyStatuses) {
      expect(
        transitions.some(({ from, to }) => from.includes(status) && to !== "as_it_is"),
        status,
      ).toBe(true);
      const reached = transitions.some(
        ({ to }) => to === status || (to === "by_date" && ["DONE", "NEXT_DUE_DATE", "EXPIRED"].includes(status)),
      );
      expect(reached, status).toBe(true);
    }
  });

  test("only the daily job leads to near expiry and expired", () => {
    const dated = transitions.filter(({ to }) => to === "NEXT_DUE_DATE" || to === "EXPIRED");
    expect(dated.map(({ by }) => by)).toEqual(["clock", "clock"]);
  });
});
