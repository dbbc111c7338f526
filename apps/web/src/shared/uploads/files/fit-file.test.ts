import { expect, test } from "vitest";
import { fileRejectionOf, offered } from "./fit-file.ts";

const MB = 1_048_576;
const pdf = { name: "ASO.pdf", size: 300_000, type: "application/pdf" };

test("fileRejectionOf accepts files up to exactly twenty megabytes [CD-147]", () => {
  expect([20 * MB, 20 * MB + 1, 0].map((size) => fileRejectionOf({ ...pdf, size }))).toEqual([null, "tooLarge", "empty"]);
});

test("fileRejectionOf accepts PDF, images and office files of any reported type [CD-147]", () => {
  const chosen = [
    ["ASO.pdf", "application/pdf"],
    ["IMG_0001.HEIC", ""],
    ["foto.jpeg", "image/jpeg"],
    ["ficha.doc", "application/msword"],
    ["folha.xlsx", ""],
    ["sem final", ""],
  ] as const;
  for (const [name, type] of chosen) expect([name, fileRejectionOf({ name, type, size: 10 })]).toEqual([name, null]);
});

test("fileRejectionOf rejects programs, videos and archives [CD-147]", () => {
  const chosen = [
    ["ASO.pdf.exe", "application/x-msdownload"],
    ["obra.mp4", "video/mp4"],
    ["tudo.zip", "application/zip"],
    ["página.html", "text/html"],
  ] as const;
  for (const [name, type] of chosen) expect([name, fileRejectionOf({ name, type, size: 10 })]).toEqual([name, "wrongType"]);
});

test("the file chooser lists accepted types and extensions [CD-147]", () => {
  expect(offered.split(",")).toEqual(expect.arrayContaining(["application/pdf", ".heic", ".docx"]));
});
