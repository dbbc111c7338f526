import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { expect, test } from "vitest";
import { arrangedMoves } from "./primary-move.ts";

const unasked = { waitsForMyAnswer: false };
const close: Pendency["moves"][number] = { action: "close_unread", status: "DONE", obstacle: null };
const notApplicable: Pendency["moves"][number] = {
  action: "not_applicable",
  status: "NOT_APPLICABLE",
  obstacle: "pendency.cannot_mark_not_applicable",
};
const finish: Pendency["moves"][number] = { action: "finish", status: "DONE", obstacle: "pendency.cannot_finish" };

test("the leading move is primary even while an obstacle blocks it [R-424]", () => {
  expect(arrangedMoves({ ...unasked, moves: [close, notApplicable, finish] })).toEqual({
    first: finish,
    isLeading: true,
    rejection: null,
    isRejecting: false,
    others: [notApplicable, close],
  });
});

test("sending is highlighted once a document can be sent [S-071]", () => {
  const send: Pendency["moves"][number] = { action: "send", status: "IN_REVISION", obstacle: "pendency.nothing_sent" };
  expect(arrangedMoves({ ...unasked, moves: [send] })).toMatchObject({ first: send, isLeading: false, others: [] });
  expect(arrangedMoves({ ...unasked, moves: [{ ...send, obstacle: null }] })).toMatchObject({ isLeading: true });
});

test("a possible rejection is highlighted instead of a blocked finish", () => {
  const reject: Pendency["moves"][number] = { action: "reject", status: "OPEN", obstacle: null };
  expect(arrangedMoves({ ...unasked, moves: [close, reject, finish] })).toEqual({
    first: finish,
    isLeading: false,
    rejection: reject,
    isRejecting: true,
    others: [close],
  });
  const isAllNa: Pendency["moves"][number] = { ...notApplicable, obstacle: null };
  expect(arrangedMoves({ ...unasked, moves: [finish, isAllNa] }).first).toBe(isAllNa);
  const ended: Pendency["moves"][number] = { ...finish, obstacle: null };
  expect(arrangedMoves({ ...unasked, moves: [reject, ended] })).toMatchObject({ first: ended, isLeading: true, isRejecting: false });
  const blocked: Pendency["moves"][number] = { ...reject, obstacle: "pendency.cannot_reject" };
  expect(arrangedMoves({ ...unasked, moves: [blocked, finish] })).toMatchObject({
    rejection: blocked,
    isRejecting: false,
    isLeading: true,
  });
});

test("a suggested rejection is highlighted, and returning to review stays beside it", () => {
  const confirm: Pendency["moves"][number] = { action: "confirm_rejection", status: "OPEN", obstacle: null };
  const back: Pendency["moves"][number] = { action: "return_to_review", status: "IN_REVISION", obstacle: null };
  expect(arrangedMoves({ ...unasked, moves: [confirm, back] })).toMatchObject({
    first: back,
    isLeading: false,
    rejection: confirm,
    isRejecting: true,
  });
});

test("closing without review is never the primary move", () => {
  const question: Pendency["moves"][number] = { action: "question", status: "SUPPORT", obstacle: null };
  expect(arrangedMoves({ ...unasked, moves: [notApplicable, close, question] })).toMatchObject({
    first: question,
    isLeading: false,
    others: [notApplicable, close],
  });
  expect(arrangedMoves({ ...unasked, moves: [close] })).toMatchObject({ first: null, others: [close] });
  expect(arrangedMoves({ ...unasked, moves: [notApplicable] })).toMatchObject({ first: notApplicable, isLeading: false, others: [] });
});

test("system transitions are never offered", () => {
  expect(arrangedMoves({ ...unasked, moves: [{ action: "expire", status: "EXPIRED", obstacle: null }] })).toEqual({
    first: null,
    isLeading: false,
    rejection: null,
    isRejecting: false,
    others: [],
  });
});

test("the answer move leads only for the user who must answer [R-470]", () => {
  const answer: Pendency["moves"][number] = { action: "answer", status: "IN_REVISION", obstacle: null };
  const arranged = (waitsForMyAnswer: boolean) => arrangedMoves({ moves: [answer], waitsForMyAnswer });
  expect(arranged(true)).toMatchObject({ first: answer, isLeading: true, others: [] });
  expect(arranged(false)).toMatchObject({ first: answer, isLeading: false, others: [] });
});
