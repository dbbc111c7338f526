import { documentUpload } from "@emdia/contract/pendencies/document-upload.ts";
import { expect, test } from "vitest";
import { kindOf } from "./file-kind.ts";

test("kindOf names every accepted upload type [CD-147]", () => {
  expect(documentUpload.accepted.filter((type) => kindOf(type) === "other")).toEqual([]);
  expect(["application/pdf", "image/heic", "application/x-cfb", "text/html"].map(kindOf)).toEqual(["pdf", "image", "office", "other"]);
});
