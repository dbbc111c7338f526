import fc from "fast-check";
import { expect, test } from "vitest";
import { hideEmail, hidePhone } from "./privacy.ts";

test("hideEmail shows the domain and at most two characters before it [R-168]", () => {
  expect(["maria@x.com", "ana@x.com", "j@x.com", "maria"].map(hideEmail)).toEqual(["ma***@x.com", "a***@x.com", "***@x.com", "ma***"]);
});

test("hideEmail shows at most half of the name [R-168]", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const name = email.slice(0, email.lastIndexOf("@"));
      expect(hideEmail(email).indexOf("***")).toBeLessThanOrEqual(name.length / 2);
    }),
  );
});

test("hidePhone shows the last four digits only [R-169]", () => {
  expect(hidePhone("+5511912345678")).toBe("(**) *****-5678");
  expect(hidePhone("1133334444")).toBe("(**) ****-4444");
});
