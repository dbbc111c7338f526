import { expect, test } from "vitest";
import { imageKindOf } from "./image-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("imageKindOf detects the images that browsers draw", () => {
  const heads = ["\xff\xd8\xff\xe0\0\x10JFIF\0\x01", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "RIFF\x3c\0\0\0WEBPVP8 "];
  expect(heads.map((head) => imageKindOf(bytes(head)))).toEqual(["drawable", "drawable", "drawable"]);
});

test("imageKindOf detects HEIC by its brand", () => {
  const heads = ["\0\0\0\x1cftypheic", "\0\0\0\x1cftypmif1", "\0\0\0\x1cftypisom", "\0\0\0\x1cftypavif"];
  expect(heads.map((head) => imageKindOf(bytes(head)))).toEqual(["heic", "heic", "other", "other"]);
});

test("imageKindOf calls GIF, SVG, PDF and short files other", () => {
  const heads = ["GIF89a\x01\0\x01\0\0\0", "<svg xmlns='h", "%PDF-1.7\n", "RIFF\0\0\0\0AVI ", "\xff\xd8", ""];
  expect(heads.map((head) => imageKindOf(bytes(head)))).toEqual(heads.map(() => "other"));
});
