import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { expirySummary } from "./expiry-summary.ts";

const [YESTERDAY, TODAY] = ["2026-03-04", "2026-03-05"];
const approved = ["DONE", "NEXT_DUE_DATE", "EXPIRED"];

test("expirySummary includes the time left after an approval only [R-419] [R-421]", () => {
  for (const status of pendencyStatuses) {
    const isApproved = approved.includes(status);
    const textOf = (expirationDate: string | null) => expirySummary({ status, expirationDate }, TODAY);
    expect(textOf(TODAY)).toEqual({ text: isApproved ? "expires" : "documentExpires", day: TODAY });
    expect(textOf(YESTERDAY)).toEqual({ text: isApproved ? "expired" : "documentExpired", day: YESTERDAY });
    expect(textOf(null)).toBe(isApproved ? "never" : null);
  }
});
