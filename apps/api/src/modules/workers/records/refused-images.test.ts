import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { bombImage, imageBlob, madeImage } from "../../../../test/files/made-image.ts";
import { newSupplied, newWorker } from "../../../../test/fixtures/new-worker.ts";
import { heic } from "../../../../test/many-kinds/scanned.ts";
import { openWorld } from "../../../../test/world.ts";

const folder = await mkdtemp(join(tmpdir(), "emdia-refused-images-"));
const world = openWorld({ storageUrl: () => pathToFileURL(folder).href });
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const photo = await madeImage({ width: 900, height: 900 });
const hundredMegapixels = await madeImage({ width: 10_000, height: 10_000 });
const refused = [
  { what: "a photo of 100 megapixels", bytes: hundredMegapixels, answer: [422, "image.too_large"] },
  { what: "a decompression bomb", bytes: await bombImage(60_000, 60_000), answer: [422, "image.too_large"] },
  { what: "a truncated JPEG", bytes: photo.subarray(0, 1_000), answer: [422, "image.unreadable"] },
  { what: "a header without an image", bytes: "RIFF0000WEBPVP8 0000", answer: [422, "image.unreadable"] },
  { what: "a GIF", bytes: await madeImage({ format: "gif" }), answer: [415, "request.unsupported_type"] },
  { what: "an SVG with a script", bytes: svg, answer: [415, "request.unsupported_type"] },
  { what: "a HEIC", bytes: heic, answer: [415, "request.unsupported_type"] },
  { what: "a PDF", bytes: "%PDF-1.7\n", answer: [415, "request.unsupported_type"] },
  { what: "an empty file", bytes: "", answer: [422, "file.empty"] },
] as const;

test.each(refused)("$what is refused as a photo and leaves nothing", async ({ bytes, answer }) => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const before = await filesIn();
  const body = new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], { type: "image/png" });
  const reply = await supplier.api("PUT /companies/employees/{id}/image")({ id, body });
  expect([reply.status, reply.refused.code]).toEqual(answer);
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer.hasImage).toBe(false);
  expect(await filesIn()).toBe(before);
});

test("only the normalised bytes of a photo are stored", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const before = await filesIn();
  await supplier.api("PUT /companies/employees/{id}/image")({ id, body: await imageBlob({ width: 77, height: 55 }) });
  expect(await filesIn()).toBe(before + 1);
});
