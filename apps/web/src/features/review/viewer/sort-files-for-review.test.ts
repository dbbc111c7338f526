import { expect, test } from "vitest";
import { opensBeside, shownAs } from "./shown-as.ts";
import { comparedWith, sortFilesForReview } from "./sort-files-for-review.ts";

const file = (id: number, state: "draft" | "current" | "past", replaces: number | null = null) => ({
  id,
  state,
  replaces,
  round: 1,
  createdAt: `2026-03-0${id}T10:00:00.000Z`,
});
const ids = (files: readonly { readonly id: number }[]) => files.map(({ id }) => id);

test("current files come first, then drafts, and past files are comparable [S-085]", () => {
  const { open, earlier } = sortFilesForReview([
    file(5, "draft"),
    file(4, "current"),
    file(3, "current"),
    file(2, "past"),
    file(1, "past"),
  ]);
  expect(ids(open)).toEqual([3, 4, 5]);
  expect(ids(earlier)).toEqual([2, 1]);
});

test("past files are shown if there is no current file", () => {
  const { open, earlier } = sortFilesForReview([file(1, "past"), file(2, "past")]);
  expect(ids(open)).toEqual([2, 1]);
  expect(earlier).toEqual([]);
});

test("comparedWith returns the replaced file or the latest past file", () => {
  const earlier = [file(2, "past"), file(1, "past")];
  expect(comparedWith(file(3, "current", 1), earlier)?.id).toBe(1);
  expect(comparedWith(file(3, "current"), earlier)?.id).toBe(2);
  expect(comparedWith(file(3, "current"), [])).toBeUndefined();
});

test("PDF and image types are shown in the page, others downloaded", () => {
  expect(
    ["application/pdf", "image/png", "image/jpeg", "image/webp", "image/heic", "image/heif", "image/tiff", "application/x-cfb"].map(
      shownAs,
    ),
  ).toEqual(["book", "picture", "picture", "picture", "book", "book", "book", "download"]);
});

test("opensBeside is true only for types that every browser draws", () => {
  expect(["application/pdf", "image/webp", "image/heic", "image/tiff", "application/x-cfb"].map(opensBeside)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
