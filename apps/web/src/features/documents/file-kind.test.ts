import { documentUpload } from "@emdia/contract/pendencies/document-upload.ts";
import { expect, test } from "vitest";
import { kindOf } from "./file-kind.ts";

test("every type that may be sent has a name that people know [CD-147]", () => {
  expect(documentUpload.accepted.filter((type) => kindOf(type) === "other")).toEqual([]);
  expect(["application/pdf", "image/heic", "application/x-cfb", "text/html"].map(kindOf)).toEqual(["pdf", "image", "office", "other"]);
});
