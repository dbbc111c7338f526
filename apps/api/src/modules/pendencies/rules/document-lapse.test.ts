import { expect, test } from "vitest";
import { documentLapse } from "./document-lapse.ts";

const DAY = "2026-03-10";
type Pendency = Parameters<typeof documentLapse>[0][number];
const pendency = (over: Partial<Pendency>): Pendency => ({
  projectId: 1,
  status: "OPEN",
  returnsTo: null,
  expirationDate: null,
  approvedUntil: null,
  ...over,
});

test.each([
  ["now without a pendency", [], "now"],
  ["now for an open pendency", [pendency({})], "now"],
  ["null if the document is not applicable", [pendency({ status: "NOT_APPLICABLE" })], null],
  ["the day after the expiry", [pendency({ status: "DONE", expirationDate: "2026-03-12" })], "2026-03-13"],
  [
    "the latest of several pendencies",
    [
      pendency({ status: "DONE", expirationDate: "2026-03-12" }),
      pendency({}),
      pendency({ status: "DONE", expirationDate: "2026-04-01" }),
      pendency({ status: "DONE", expirationDate: "2026-03-20" }),
    ],
    "2026-04-02",
  ],
  ["null if one of several has no end", [pendency({}), pendency({ status: "DONE" })], null],
  [
    "that of an approval in another project",
    [pendency({ projectId: 2, status: "IN_REVISION", approvedUntil: "2026-03-12" })],
    "2026-03-13",
  ],
  ["now if another project waived it", [pendency({ projectId: 2, status: "NOT_APPLICABLE" })], "now"],
  ["its own, not that of another project", [pendency({}), pendency({ projectId: 2, approvedUntil: "2026-03-12" })], "now"],
] as const)("the lapse of a document is %s", (_what, pendencies, lapse) => {
  expect(documentLapse(pendencies, 1, DAY)).toBe(lapse);
});
