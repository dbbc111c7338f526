import { expect, test } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { TooLarge } from "../../../shared/images/sheets.ts";
import { FileNotFetched, whyNotShown } from "./why-not-shown.ts";

test("whyNotShown separates refused, not fetched, too large and broken", () => {
  expect(whyNotShown(new FileNotFetched("502"))).toBe("notFetched");
  expect(whyNotShown(new ApiFailure({ kind: "unanswered", message: "Failed to fetch" }))).toBe("notFetched");
  expect(whyNotShown(new ApiFailure({ kind: "answered", statusCode: 404, message: "no" }))).toBe("refused");
  expect(whyNotShown(new TooLarge("400 000 × 400 000 points"))).toBe("tooLarge");
  expect(whyNotShown(new Error("Invalid PDF structure."))).toBe("broken");
});
