import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { madePdf } from "../../../test/files/made-pdf.ts";
import { inspectPdf, pdfInspector, pdfInspectors } from "./inspect-pdf.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emdia-pdf-"));
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (bytes: Buffer | string): Promise<string> => {
  const path = join(folder, "file.pdf");
  await writeFile(path, bytes);
  return path;
};
const found = async (bytes: Buffer | string) => inspectPdf(await fileOf(bytes));

test("the pages of a document are counted, however many they are", async () => {
  expect(await found(madePdf())).toEqual({ pages: 1 });
  expect(await found(madePdf({ pages: 3, weight: 2_000_000 }))).toEqual({ pages: 3 });
  expect(await found(madePdf({ pages: 10_000 }))).toEqual({ pages: 10_000 });
});

test("what every reader opens is opened: rubbish before the beginning, a table of contents that is wrong, or none at all", async () => {
  const pdf = madePdf({ weight: 10_000 }).toString("latin1");
  expect(await found(Buffer.from(`From: rh@ipe.example\r\n\r\n${pdf}`, "latin1"))).toEqual({ pages: 1 });
  expect(await found(Buffer.from(pdf.replace(/startxref\n\d+/, "startxref\n7"), "latin1"))).toEqual({ pages: 1 });
  expect(await found(Buffer.from(pdf.replace(/xref\n0[\s\S]*?trailer/, "trailer"), "latin1"))).toEqual({ pages: 1 });
});

test("a document that asks for a password is told from one that nobody can open", async () => {
  expect(await found(madePdf({ locked: true }))).toBe("needs_password");
  expect(await found("%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n")).toBe("broken");
  const pdf = madePdf({ weight: 10_000 });
  expect(await found(pdf.subarray(0, 5_000))).toBe("broken");
});

test("a document without a page is broken, also when it claims to have some", async () => {
  expect(await found(madePdf({ pages: 0 }))).toBe("broken");
  expect(await found(madePdf().toString("latin1").replace("/Kids [3 0 R]", "/Kids [9 0 R]"))).toBe("broken");
});

test("a document that takes too long is given up, and the next is opened as if nothing had been", async () => {
  const impatient = pdfInspector(1);
  const long = await fileOf(madePdf({ pages: 10_000 }));
  expect(await Promise.all([impatient(long), impatient(long)])).toEqual(["too_slow", "too_slow"]);
  expect(await found(madePdf({ pages: 2 }))).toEqual({ pages: 2 });
});

test("many at once are each answered with their own", async () => {
  const counts = [4, 1, 7, 2, 9];
  const paths = await Promise.all(
    counts.map(async (pages) => {
      const path = join(folder, `${pages}.pdf`);
      await writeFile(path, madePdf({ pages }));
      return path;
    }),
  );
  expect(await Promise.all(paths.map((path) => inspectPdf(path)))).toEqual(counts.map((pages) => ({ pages })));
});

test("a document that keeps its thread busy does not keep those waiting who come after it", async () => {
  const inspect = pdfInspectors(2, { stuckAfterMs: 0 });
  const [long, short] = [join(folder, "long.pdf"), join(folder, "short.pdf")];
  await writeFile(long, madePdf({ pages: 10_000 }));
  await writeFile(short, madePdf());
  await Promise.all([inspect(short), inspect(short)]); // both threads are there
  const ended: string[] = [];
  const after = (name: string) => () => ended.push(name);
  await Promise.all([inspect(long).then(after("long")), inspect(short).then(after("short"))]);
  expect(ended).toEqual(["short", "long"]);
});
