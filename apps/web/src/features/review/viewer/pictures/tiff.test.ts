import { expect, test } from "vitest";
import { TooLarge } from "../../../../shared/images/sheets.ts";
import { openTiff } from "./tiff.ts";
import { type WrittenPage, writtenTiff } from "./written-tiff.ts";

/** Tags: width, height, bits, compression, color space, samples, rows per strip. */
const coloured = (width: number, height: number, tags: WrittenPage["tags"] = {}): WrittenPage => ({
  tags: { 256: width, 257: height, 258: [8, 8, 8], 259: 1, 262: 2, 277: 3, 278: height, ...tags },
  strip: Uint8Array.from({ length: width * height * 3 }, (_, at) => at % 251),
});
/** A fax page of 64 × 64 pixels with bars from edge to edge, compressed as G4. */
const fax: WrittenPage = {
  tags: { 256: 64, 257: 64, 258: 1, 259: 4, 262: 0, 277: 1, 278: 64 },
  strip: Uint8Array.from(atob("/zMGT/////+P/MwZP/H8zBk/8fzMM3/x/8AEAEA="), (letter) => letter.charCodeAt(0)),
};
const packed = async ({ tags, strip = new Uint8Array() }: WrittenPage): Promise<WrittenPage> => {
  const deflated = new Blob([new Uint8Array(strip)]).stream().pipeThrough(new CompressionStream("deflate"));
  return { tags: { ...tags, 259: 8 }, strip: new Uint8Array(await new Response(deflated).arrayBuffer()) };
};
const open = (...pages: readonly WrittenPage[]) => openTiff(writtenTiff(pages).buffer);
const pixelAt = async (file: ReturnType<typeof open>, x: number, y: number) => {
  const { rgba, width } = await file.unpack(0);
  return [...rgba.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
};

test("openTiff reads pixels in both byte orders, with and without compression", async () => {
  const page = coloured(5, 4);
  const seen = [(2 * 5 + 3) * 3, (2 * 5 + 3) * 3 + 1, (2 * 5 + 3) * 3 + 2, 255];
  expect(await pixelAt(open(page), 3, 2)).toEqual(seen);
  expect(await pixelAt(openTiff(writtenTiff([page], { isBig: true }).buffer), 3, 2)).toEqual(seen);
  expect(await pixelAt(open(await packed(page)), 3, 2)).toEqual(seen);
});

test("openTiff decodes a G4 fax page to black and white", async () => {
  const { rgba, width, height } = await open(fax).unpack(0);
  const greens = rgba.filter((_, at) => at % 4 === 1);
  expect([width, height]).toEqual([64, 64]);
  expect(new Set(greens)).toEqual(new Set([0, 255]));
});

test("openTiff lists every page but no previews or masks", async () => {
  const preview = coloured(2, 2, { 254: 1 });
  const mask = coloured(8, 9, { 254: 4 });
  const file = open(coloured(8, 9, { 254: 2 }), preview, fax, mask, coloured(3, 3));
  expect(file.sheets.map(({ size }) => size)).toEqual([
    { width: 8, height: 9 },
    { width: 64, height: 64 },
    { width: 3, height: 3 },
  ]);
  expect((await file.unpack(2)).width).toBe(3);
  await expect(file.unpack(3)).rejects.toThrow("not there");
});

test("a page has its size on paper and its stored orientation", () => {
  const dpi = (across: number, down: number, unit = 2) => ({ 282: [[across, 1]], 283: [[down, 1]], 296: unit }) as const;
  const sizeOf = (tags: WrittenPage["tags"]) => open(coloured(20, 10, tags)).sheets[0]?.size;
  expect(sizeOf(dpi(192, 96))).toEqual({ width: 10, height: 10 });
  expect(sizeOf(dpi(1, 1))).toEqual({ width: 20, height: 10 });
  expect(sizeOf(dpi(100, 100, 3))?.width).toBeCloseTo(7.56, 2);
  const sheetOf = (upright: number) => open(coloured(20, 10, { 274: upright })).sheets[0];
  expect([1, 6, 3, 8, 2, 5, 99].map(sheetOf)).toEqual([
    { turns: 0, isMirrored: false, size: { width: 20, height: 10 } },
    { turns: 1, isMirrored: false, size: { width: 10, height: 20 } },
    { turns: 2, isMirrored: false, size: { width: 20, height: 10 } },
    { turns: 3, isMirrored: false, size: { width: 10, height: 20 } },
    { turns: 0, isMirrored: true, size: { width: 20, height: 10 } },
    { turns: 3, isMirrored: true, size: { width: 10, height: 20 } },
    { turns: 0, isMirrored: false, size: { width: 20, height: 10 } },
  ]);
});

test("openTiff limits the time and memory of a malicious file", async () => {
  expect(openTiff(writtenTiff([coloured(2, 2), fax], { isRing: true }).buffer).sheets).toHaveLength(2);
  await expect(open(coloured(2, 2, { 256: 400_000, 257: 400_000 })).unpack(0)).rejects.toThrow(TooLarge);
  await expect(open(coloured(2, 2, { 257: 0 })).unpack(0)).rejects.toThrow("without points");
  const many = writtenTiff([coloured(2, 2)]);
  const width = many.findIndex((_, at) => [0, 1, 3, 0, 1].every((byte, nth) => many[at + nth] === byte));
  new DataView(many.buffer).setUint32(width + 4, 4_000_000_000, true);
  await expect(openTiff(many.buffer).unpack(0)).rejects.toThrow("without points");
});

test("unpack rejects an image that it cannot decode", async () => {
  await expect(open(coloured(2, 2, { 259: 34_676 })).unpack(0)).rejects.toThrow("packed in a way");
  await expect(open(coloured(2, 2, { 284: 2 })).unpack(0)).rejects.toThrow("packed in a way");
  await expect(open(coloured(2, 2, { 262: 6 })).unpack(0)).rejects.toThrow("packed in a way");
  await expect(open({ ...fax, tags: { ...fax.tags, 258: 2, 259: 1 } }).unpack(0)).rejects.toThrow("nothing of it");
  expect(() => openTiff(writtenTiff([coloured(40, 40)]).buffer.slice(0, 400))).toThrow(RangeError);
  expect(() => openTiff(new TextEncoder().encode("%PDF-1.7 and more").buffer)).toThrow("not a TIFF");
});
