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
const inspectBytes = async (bytes: Buffer | string) => inspectPdf(await fileOf(bytes));

test("inspectPdf counts the pages of small and large documents", async () => {
  expect(await inspectBytes(madePdf())).toEqual({ pages: 1 });
  expect(await inspectBytes(madePdf({ pages: 3, weight: 2_000_000 }))).toEqual({ pages: 3 });
  expect(await inspectBytes(madePdf({ pages: 10_000 }))).toEqual({ pages: 10_000 });
});

test("inspectPdf repairs leading bytes, a wrong xref offset and a missing xref", async () => {
  const pdf = madePdf({ weight: 10_000 }).toString("latin1");
  expect(await inspectBytes(Buffer.from(`From: rh@ipe.example\r\n\r\n${pdf}`, "latin1"))).toEqual({ pages: 1 });
  expect(await inspectBytes(Buffer.from(pdf.replace(/startxref\n\d+/, "startxref\n7"), "latin1"))).toEqual({ pages: 1 });
  expect(await inspectBytes(Buffer.from(pdf.replace(/xref\n0[\s\S]*?trailer/, "trailer"), "latin1"))).toEqual({ pages: 1 });
});

test("inspectPdf distinguishes a password from a broken document", async () => {
  expect(await inspectBytes(madePdf({ locked: true }))).toBe("needs_password");
  expect(await inspectBytes("%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n")).toBe("broken");
  const pdf = madePdf({ weight: 10_000 });
  expect(await inspectBytes(pdf.subarray(0, 5_000))).toBe("broken");
});

test("a document without a page is broken", async () => {
  expect(await inspectBytes(madePdf({ pages: 0 }))).toBe("broken");
  expect(await inspectBytes(madePdf().toString("latin1").replace("/Kids [3 0 R]", "/Kids [9 0 R]"))).toBe("broken");
});

test("a document above the deadline is too slow, and the next opens", async () => {
  const impatient = pdfInspector(1);
  const long = await fileOf(madePdf({ pages: 10_000 }));
  expect(await Promise.all([impatient(long), impatient(long)])).toEqual(["too_slow", "too_slow"]);
  expect(await inspectBytes(madePdf({ pages: 2 }))).toEqual({ pages: 2 });
});

test("concurrent calls each get the result of their own document", async () => {
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

test("a slow document does not block the documents behind it", async () => {
  const inspect = pdfInspectors(2, { stuckAfterMs: 0 });
  const [long, short] = [join(folder, "long.pdf"), join(folder, "short.pdf")];
  await writeFile(long, madePdf({ pages: 10_000 }));
  await writeFile(short, madePdf());
  await Promise.all([inspect(short), inspect(short)]); // starts both threads
  const ended: string[] = [];
  const after = (name: string) => () => ended.push(name);
  await Promise.all([inspect(long).then(after("long")), inspect(short).then(after("short"))]);
  expect(ended).toEqual(["short", "long"]);
});
