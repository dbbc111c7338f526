import { COMMENT_ATTACHMENTS_MAX } from "@emdia/contract/limits.ts";
import type { FileVerdict } from "@emdia/contract/pendencies/document.ts";
import { expect, test } from "vitest";
import { attached } from "./attached.ts";

const file = (id: number, state: FileVerdict = "clean") => ({ id, name: `anexo-${id}.pdf`, state });
const tried = (asked: readonly number[], waiting: Parameters<typeof attached>[1]) => {
  const outcome = attached(asked, waiting);
  return outcome.ok ? outcome.value.map(({ id }) => id) : [outcome.code, outcome.details];
};

test("attachments keep the request order without duplicates, also while being scanned", () => {
  expect(tried([], [])).toEqual([]);
  expect(tried([3, 1, 3], [file(1), file(3, "waiting")])).toEqual([3, 1]);
});

test("a comment with more than five attachments is refused", () => {
  const many = Array.from({ length: COMMENT_ATTACHMENTS_MAX + 1 }, (_, at) => at + 1);
  expect(
    tried(
      many,
      many.map((id) => file(id)),
    ),
  ).toEqual(["pendency.too_many_attachments", { most: COMMENT_ATTACHMENTS_MAX }]);
  expect(
    tried(
      many.slice(1),
      many.map((id) => file(id)),
    ),
  ).toEqual(many.slice(1));
});

test("missing and infected attachments are refused", () => {
  expect(tried([1, 2], [file(1)])).toEqual(["pendency.attachment_gone", { id: 2 }]);
  expect(tried([1, 2], [file(1), file(2, "infected")])).toEqual(["pendency.attachment_infected", { id: 2, name: "anexo-2.pdf" }]);
});
