import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { madeCompound } from "../../../test/files/made-compound.ts";
import { inspectCompound } from "./inspect-compound.ts";

const folder = await mkdtemp(join(tmpdir(), "emdia-compound-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const inspectBytes = async (bytes: Buffer) => {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return inspectCompound(path);
};
const manyOthers = Array.from({ length: 20 }, (_, at) => `Stream ${at}`);

test("inspectCompound recognizes Word, Excel and PowerPoint by their directory entries", async () => {
  for (const stream of ["WordDocument", "Workbook", "Book", "PowerPoint Document"]) {
    expect(await inspectBytes(madeCompound(stream))).toBe("office");
    expect(await inspectBytes(madeCompound(...manyOthers, stream))).toBe("office");
  }
});

test("inspectCompound recognizes an encrypted file by its unencrypted entries", async () => {
  expect(await inspectBytes(madeCompound("EncryptionInfo", "EncryptedPackage"))).toBe("encrypted");
});

test("inspectCompound returns other for an installer and a mail message", async () => {
  expect(await inspectBytes(madeCompound("\u4840\u3f3f\u4577", "\u0005SummaryInformation"))).toBe("other");
  expect(await inspectBytes(madeCompound("__properties_version1.0"))).toBe("other");
  expect(await inspectBytes(madeCompound("__properties_version1.0", "WordDocument"))).toBe("other");
});

test("inspectCompound returns other for a truncated or cyclic file", async () => {
  const whole = madeCompound(...manyOthers);
  for (const length of [8, 100, 512, 700, 1_100]) expect(await inspectBytes(whole.subarray(0, length))).toBe("other");
  const circle = Buffer.from(whole);
  circle.writeUInt32LE(1, 512 + 4);
  expect(await inspectBytes(circle)).toBe("other");
  const sizes = Buffer.from(whole);
  sizes.writeUInt16LE(31, 30);
  expect(await inspectBytes(sizes)).toBe("other");
});
