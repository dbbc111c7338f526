import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { madeCompound } from "../../../test/files/made-compound.ts";
import { inspectCompound } from "./inspect-compound.ts";

const folder = await mkdtemp(join(tmpdir(), "emdia-compound-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const found = async (bytes: Buffer) => {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return inspectCompound(path);
};
const manyOthers = Array.from({ length: 20 }, (_, at) => `Stream ${at}`);

test("texts, tables and slides of older office programs are told by what their directory holds, wherever it stands there", async () => {
  for (const stream of ["WordDocument", "Workbook", "Book", "PowerPoint Document"]) {
    expect(await found(madeCompound(stream))).toBe("office");
    expect(await found(madeCompound(...manyOthers, stream))).toBe("office");
  }
});

test("what only a password opens is told from what is open", async () => {
  expect(await found(madeCompound("EncryptionInfo", "EncryptedPackage"))).toBe("encrypted");
});

test("an installer, and a message with or without an office file in it, are neither", async () => {
  expect(await found(madeCompound("\u4840\u3f3f\u4577", "\u0005SummaryInformation"))).toBe("other");
  expect(await found(madeCompound("__properties_version1.0"))).toBe("other");
  expect(await found(madeCompound("__properties_version1.0", "WordDocument"))).toBe("other");
});

test("what is cut short, or leads in a circle, ends as unknown", async () => {
  const whole = madeCompound(...manyOthers);
  for (const length of [8, 100, 512, 700, 1_100]) expect(await found(whole.subarray(0, length))).toBe("other");
  const circle = Buffer.from(whole);
  circle.writeUInt32LE(1, 512 + 4);
  expect(await found(circle)).toBe("other");
  const sizes = Buffer.from(whole);
  sizes.writeUInt16LE(31, 30);
  expect(await found(sizes)).toBe("other");
});
