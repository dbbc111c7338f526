import { fileTypeFromBuffer } from "file-type";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { platformCatalogue } from "../../catalogue/platform-catalogue.ts";
import { correctionsOf, printedSample, typeWith } from "../../test/files/printed-sample.ts";
import { photoOf } from "./camera/photo.ts";
import { sheetsOf } from "./draw.ts";
import { type DrawnFile, drawnFile } from "./drawn-file.ts";
import { drawable, type Flaw } from "./flaws.ts";
import type { Printed } from "./printed.ts";

const madeAt = new Date("2026-11-20T13:00:00Z");
const draw = (printed: Printed, flaw: Flaw | null = null): Promise<DrawnFile> => drawnFile(printed, flaw, madeAt);

/** The text of a PDF. A photo has none. */
const textOf = async ({ bytes }: DrawnFile): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, " ");
};
const flawOf = (code: string, reason: Flaw["reason"]): Flaw => {
  const type = typeWith(code);
  const found = drawable(printedSample(type), correctionsOf(type)).find((flaw) => flaw.reason === reason);
  if (!found) throw new Error(`nobody answers Não to ${code} for ${reason}`);
  return found;
};
const wrongText = async (code: string, reason: Flaw["reason"]): Promise<string> =>
  textOf(await draw(printedSample(typeWith(code)), flawOf(code, reason)));

test("documents of all types open and name supplier, worker and month", async () => {
  for (const type of platformCatalogue.documentTypes) {
    const printed = { ...printedSample(type), seed: 1 };
    const text = await textOf(await draw(printed));
    expect(text, type.code).toContain("sem valor legal");
    expect(text, type.code).toContain(printed.supplier.name);
    expect(text, type.code).toContain(printed.supplier.cnpj);
    if (printed.worker) {
      expect(text, type.code).toContain(printed.worker.name);
      expect(text, type.code).toContain(printed.worker.document);
    }
    if (printed.month && printed.worker && type.category === "payroll") expect(text, type.code).toContain("10/2026");
  }
});

test("the same document has the same bytes in every drawing", async () => {
  for (const code of ["SSMA-ASO-PERIODICO", "STP-FOLHA", "SSMA-EPI"]) {
    const [one, other] = [await draw(printedSample(typeWith(code))), await draw(printedSample(typeWith(code)))];
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes)), code).toBe(true);
  }
});

test("a document with wrong data shows another person, company, month or day", async () => {
  const { worker, supplier } = printedSample(typeWith("STP-HOLERITE"));
  expect(await wrongText("STP-HOLERITE", "wrong_person")).not.toContain(worker?.name ?? "");
  expect(await wrongText("STP-GFD", "wrong_company")).not.toContain(supplier.cnpj);
  expect(await wrongText("STP-FOLHA", "wrong_period")).toContain("08/2026");
  expect(await wrongText("STP-CND", "expired")).toContain("Válida até 09/10/2026");
  expect(await wrongText("SSMA-INTEGRACAO", "wrong_place")).not.toContain("Ampliação da britagem primária");
});

test("a flawed document lacks a page, a signature, a value or ink", async () => {
  const { pages } = await draw(printedSample(typeWith("STP-FOLHA")));
  const cut = await draw(printedSample(typeWith("STP-FOLHA")), flawOf("STP-FOLHA", "incomplete"));
  expect([pages, cut.pages]).toEqual([2, 1]);
  expect(await textOf(cut)).toContain("Página 1 de 2");

  const handOf = (printed: Printed) => sheetsOf(printed).flatMap(({ marks }) => marks.filter(({ ink }) => ink === "blue"));
  const sheet = printedSample(typeWith("SSMA-EPI"));
  expect(handOf(sheet).length).toBeGreaterThan(0);
  expect(handOf({ ...sheet, wrong: "unsigned" })).toEqual([]);

  const { worker } = printedSample(typeWith("SSMA-ASO-ADMISSIONAL"));
  const blank = await wrongText("SSMA-ASO-ADMISSIONAL", "missing_data");
  expect(blank).toContain(worker?.name);
  expect(blank).not.toContain(worker?.document);
  expect((await draw(printedSample(typeWith("STP-CND")), flawOf("STP-CND", "illegible"))).bytes).not.toEqual(
    (await draw(printedSample(typeWith("STP-CND")))).bytes,
  );
});

test("a photo is a reproducible PNG, and a bad one differs", async () => {
  const [sheet] = sheetsOf(printedSample(typeWith("SSMA-EPI")));
  if (!sheet) throw new Error("a document has a page");
  const [photo, again, bad] = [
    await photoOf(sheet, { seed: 3, isBad: false }),
    await photoOf(sheet, { seed: 3, isBad: false }),
    await photoOf(sheet, { seed: 3, isBad: true }),
  ];
  expect((await fileTypeFromBuffer(photo))?.mime).toBe("image/png");
  expect(Buffer.from(photo).equals(Buffer.from(again))).toBe(true);
  expect(Buffer.from(photo).equals(Buffer.from(bad))).toBe(false);
});
