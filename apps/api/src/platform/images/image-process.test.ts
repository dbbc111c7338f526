import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { bombImage, imageFacts, madeImage } from "../../../test/files/made-image.ts";
import { createImageProcess, type ImageTarget } from "./image-process.ts";

const images = createImageProcess();
afterAll(images.stop);
const photo: ImageTarget = { maxSide: 640, type: "image/jpeg" };

const normalised = async (bytes: Uint8Array, target = photo) => {
  const answer = await images.normaliseImage(Readable.from([bytes]), target);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};
const codeOf = async (bytes: Uint8Array | string, { normaliseImage } = images) => {
  const answer = await normaliseImage(Readable.from([Buffer.from(bytes)]), photo);
  return answer.ok ? "accepted" : answer.code;
};

describe("normaliseImage", () => {
  test("fits the longest side and removes all metadata", async () => {
    const original = await madeImage({ width: 3_000, height: 2_000 });
    expect((await imageFacts(original)).hasMetadata).toBe(true);
    const { bytes, ...rest } = await normalised(original);
    expect(rest).toEqual({ width: 640, height: 427, type: "image/jpeg" });
    expect(await imageFacts(bytes)).toEqual({ width: 640, height: 427, format: "jpeg", hasAlpha: false, hasMetadata: false });
  });

  test("turns a photo upright by its EXIF orientation", async () => {
    const half = await sharp(await madeImage({ width: 40, height: 40, format: "png", background: "#ff0000" }))
      .extend({ right: 40, background: "#0000ff" })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes, width, height } = await normalised(half);
    expect([width, height]).toEqual([40, 80]);
    const { data } = await sharp(bytes).extract({ left: 20, top: 10, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 200, (data[2] ?? 255) < 60]).toEqual([true, true]);
  });

  test("reads JPEG, PNG and WebP and never enlarges", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      expect(await normalised(await madeImage({ format }))).toMatchObject({ width: 60, height: 40, type: "image/jpeg" });
    }
  });

  test("keeps transparent pixels of a PNG and fills those of a JPEG", async () => {
    const clear = await madeImage({ format: "png", background: "#00000000" });
    const png = await normalised(clear, { maxSide: 800, type: "image/png" });
    expect(await imageFacts(png.bytes)).toMatchObject({ format: "png", hasAlpha: true });
    const { bytes } = await normalised(clear, { ...photo, background: "#00ff00" });
    const [red = 255, green = 0] = await sharp(bytes).raw().toBuffer();
    expect([red < 10, green > 245]).toEqual([true, true]);
  });

  test("accepts 40 million pixels and refuses more before decoding", async () => {
    expect(await codeOf(await madeImage({ width: 8_000, height: 5_000 }))).toBe("accepted");
    expect(await codeOf(await madeImage({ width: 10_000, height: 10_000 }))).toBe("image.too_large");
    expect(await codeOf(await bombImage(8_001, 5_000))).toBe("image.too_large");
    expect(await codeOf(await bombImage(900_000, 900_000))).toBe("image.too_large");
  });

  test("refuses truncated files, other formats and other bytes", async () => {
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 128, sigma: 30 } },
    })
      .jpeg()
      .toBuffer();
    const script = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
    const refused = [
      whole.subarray(0, whole.length / 2),
      await madeImage({ format: "gif" }),
      await madeImage({ format: "tiff" }),
      script,
      "",
      "RIFF0000WEBPVP8 0000",
    ];
    for (const bytes of refused) expect(await codeOf(bytes)).toBe("image.unreadable");
  });

  test("answers concurrent calls with their own image", async () => {
    const widths = [11, 22, 33, 44];
    const answers = await Promise.all(widths.map(async (width) => normalised(await madeImage({ width }))));
    expect(answers.map(({ width }) => width)).toEqual(widths);
  });
});

describe("image process", () => {
  test("starts with the first image and ends when idle", async () => {
    const own = createImageProcess({ idleMs: 50 });
    expect(own.pid()).toBeUndefined();
    expect(await codeOf(await madeImage(), own)).toBe("accepted");
    const pid = own.pid() ?? 0;
    await expect.poll(() => own.pid(), { timeout: 10_000 }).toBeUndefined();
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });

  test("is replaced after a timeout and after a crash", async () => {
    const own = createImageProcess({ deadlineMs: 1_000 });
    const slow = await sharp({ create: { width: 8_000, height: 5_000, channels: 4, background: "#fff" } })
      .toColourspace("rgb16")
      .png({ progressive: true })
      .toBuffer();
    expect(await codeOf(slow, own)).toBe("image.unreadable");
    expect(await codeOf(await madeImage(), own)).toBe("accepted");
    process.kill(own.pid() ?? 0, "SIGKILL");
    expect(await codeOf(await madeImage(), own)).toBe("accepted");
    own.stop();
  });

  test.runIf(process.platform === "linux")("has no environment of the server and has restricted rights", async () => {
    await normalised(await madeImage());
    const environment = await readFile(`/proc/${images.pid()}/environ`, "utf8");
    expect(environment.split("\0").filter((entry) => entry !== "" && !entry.startsWith("NODE_CHANNEL_"))).toEqual([]);
    expect(await readFile(`/proc/${images.pid()}/cmdline`, "utf8")).toMatch(/--permission/);
  });
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
