import { expect, test } from "vitest";
import { expiryMark, expiryText } from "./expiry.ts";

const TODAY = "2026-03-05";

test("expiryText tells the days before, the day itself and the days after", () => {
  const texts = ["2026-03-06", TODAY, "2026-03-04"].map((day) => expiryText(day, TODAY).sentence);
  expect(texts).toEqual(["timeLeft.expiresIn", "timeLeft.expiresToday", "timeLeft.expiredAgo"]);
});

test("an expiry is marked from seven days before, and after it", () => {
  const marks = ["2026-03-13", "2026-03-12", TODAY, "2026-03-04"].map((day) =>
    expiryMark({ status: "NEXT_DUE_DATE", expirationDate: day }, TODAY),
  );
  expect(marks).toEqual([undefined, "soon", "soon", "late"]);
});

test("a document that is not approved has no expiry mark", () => {
  expect(expiryMark({ status: "OPEN", expirationDate: TODAY }, TODAY)).toBeUndefined();
  expect(expiryMark({ status: "DONE", expirationDate: null }, TODAY)).toBeUndefined();
});
