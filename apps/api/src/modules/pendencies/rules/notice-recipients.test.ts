import { pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { isRejection, noticeOfComment, recipientsOfRejection } from "./notice-recipients.ts";

const said = { kind: "REGULAR", side: "contractor", senders: [5], askedBy: null, mentions: [] } as const;

test("only rejections return a document with reasons", () => {
  expect(pendencyActions.filter(isRejection)).toEqual(["reject", "confirm_rejection"]);
  expect(recipientsOfRejection([5])).toEqual({ people: [5], roles: ["supplier_owner", "project_contact"] });
});

test("noticeOfComment tells a question to the other side", () => {
  expect(noticeOfComment({ ...said, kind: "QUESTION", mentions: [9] })).toEqual({
    kind: "question",
    people: [5, 9],
    roles: ["supplier_owner"],
  });
  expect(noticeOfComment({ ...said, kind: "QUESTION", side: "provider" })).toEqual({
    kind: "question",
    people: [],
    roles: ["project_contact"],
  });
});

test("noticeOfComment tells an answer to the person who asked", () => {
  expect(noticeOfComment({ ...said, kind: "ANSWER", askedBy: 7, mentions: [9] })).toEqual({ kind: "answer", people: [7, 9], roles: [] });
  expect(noticeOfComment({ ...said, kind: "ANSWER" })).toEqual({ kind: "answer", people: [], roles: [] });
});

test("noticeOfComment tells a comment to mentioned persons only", () => {
  expect(noticeOfComment(said)).toBeNull();
  expect(noticeOfComment({ ...said, mentions: [9] })).toEqual({ kind: "mention", people: [9], roles: [] });
});
