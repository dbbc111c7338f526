import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sniffType } from "./sniff-type.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emdia-sniff-"));
});
afterAll(() => rm(folder, { recursive: true }));

const typeOf = async (bytes: Uint8Array | string): Promise<string> => {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return sniffType(path);
};

test("sniffType detects the type from the bytes", async () => {
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
  expect(await typeOf("%PDF-1.7\n%%EOF")).toBe("application/pdf");
  expect(await typeOf(png)).toBe("image/png");
  expect(await typeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]))).toBe("image/jpeg");
});

test("text in any encoding is text/plain, and so is markup", async () => {
  const table = "nome;função\nRita;eletricista\r\n";
  expect(await typeOf(Buffer.from(table, "utf8"))).toBe("text/plain");
  expect(await typeOf(Buffer.from(table, "latin1"))).toBe("text/plain");
  expect(await typeOf("<!doctype html><script>alert(1)</script>")).toBe("text/plain");
});

test("unknown bytes are application/octet-stream", async () => {
  expect(await typeOf("")).toBe("application/octet-stream");
  expect(await typeOf(Buffer.from([1, 2, 3, 0]))).toBe("application/octet-stream");
});

const beginnings = [
  "%PDF-1.7",
  "PK\x03\x04",
  "\x89PNG\r\n\x1a\n",
  "\xff\xd8\xff",
  "RIFF\x00\x00\x00\x00WEBP",
  "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
  "II*\x00",
  "ID3",
];

test("sniffType returns a type for truncated and corrupt files of every format", async () => {
  const promise = fc.constantFrom(...beginnings.map((text) => Buffer.from(text, "latin1")));
  await fc.assert(
    fc.asyncProperty(promise, fc.uint8Array({ maxLength: 400 }), async (begin, rest) => {
      expect(await typeOf(Buffer.concat([begin, rest]))).toMatch(/^[a-z]+\/[\w.+-]+$/);
    }),
    { numRuns: 400 },
  );
});
