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
    others: [notApplicable, close],
  });
});

test("sending is highlighted once a document can be sent [S-071]", () => {
  const send: Pendency["moves"][number] = { action: "send", status: "IN_REVISION", obstacle: "pendency.nothing_sent" };
  expect(arrangedMoves({ ...unasked, moves: [send] })).toEqual({ first: send, isLeading: false, others: [] });
  expect(arrangedMoves({ ...unasked, moves: [{ ...send, obstacle: null }] })).toMatchObject({ isLeading: true });
});

test("a move that matches the answers replaces a blocked finish", () => {
  const reject: Pendency["moves"][number] = { action: "reject", status: "OPEN", obstacle: null };
  expect(arrangedMoves({ ...unasked, moves: [close, reject, finish] })).toEqual({
    first: reject,
    isLeading: true,
    others: [finish, close],
  });
  const isAllNa: Pendency["moves"][number] = { ...notApplicable, obstacle: null };
  expect(arrangedMoves({ ...unasked, moves: [finish, isAllNa] }).first).toBe(isAllNa);
  const ended: Pendency["moves"][number] = { ...finish, obstacle: null };
  expect(arrangedMoves({ ...unasked, moves: [reject, ended] }).first).toBe(ended);
});

test("without a leading move the first possible move is not highlighted", () => {
  expect(arrangedMoves({ ...unasked, moves: [notApplicable, close] })).toEqual({ first: close, isLeading: false, others: [notApplicable] });
  expect(arrangedMoves({ ...unasked, moves: [notApplicable] })).toEqual({ first: notApplicable, isLeading: false, others: [] });
});

test("system transitions are never offered", () => {
  expect(arrangedMoves({ ...unasked, moves: [{ action: "expire", status: "EXPIRED", obstacle: null }] })).toEqual({
    first: null,
    isLeading: false,
    others: [],
  });
});

test("the answer move leads only for the user who must answer [R-470]", () => {
  const answer: Pendency["moves"][number] = { action: "answer", status: "IN_REVISION", obstacle: null };
  const arranged = (waitsForMyAnswer: boolean) => arrangedMoves({ moves: [answer], waitsForMyAnswer });
  expect(arranged(true)).toEqual({ first: answer, isLeading: true, others: [] });
  expect(arranged(false)).toEqual({ first: answer, isLeading: false, others: [] });
});
