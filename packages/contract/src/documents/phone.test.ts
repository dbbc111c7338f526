import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isMobilePhone, isPhone, maskPhone, normalisePhone, phoneOnTheWire } from "./phone.ts";
import { MobilePhone, Phone } from "./schemas.ts";

const digits = fc.stringMatching(/^\d{10,11}$/);

test("a masked phone has fourteen or fifteen characters [R-155]", () => {
  expect(["(11) 1234-5678", "(11) 91234-5678"].map((text) => [text.length, isPhone(text)])).toEqual([
    [14, true],
    [15, true],
  ]);
  expect(["(11) 1234-567", "", "(11) 91234-56789", "(11) 1234-567x"].map(isPhone)).toEqual(Array(4).fill(false));
});

test("a phone of another country is refused [R-155]", () => {
  expect(isPhone("+1 212 555 1234")).toBe(false);
});

test("maskPhone formats partial input; eleven digits are a mobile number [R-155]", () => {
  expect(["", "1", "11", "(11) 9", "(11) 91234", "(11) 9123-4567", "(11) 9123-45678", "(11) 91234-56789"].map(maskPhone)).toEqual([
    "",
    "(1",
    "(11",
    "(11) 9",
    "(11) 9123-4",
    "(11) 9123-4567",
    "(11) 91234-5678",
    "(11) 91234-5678",
  ]);
});

test("maskPhone removes the country code but not area code 55", () => {
  expect(["+55 11 91234-5678", "5511912345678", "+5511912345678"].map(maskPhone)).toEqual(Array(3).fill("(11) 91234-5678"));
  expect(maskPhone("55991234567")).toBe("(55) 99123-4567");
});

test("a phone is sent as +55 and digits [R-156]", () => {
  expect(phoneOnTheWire("(11) 91234-5678")).toBe("+5511912345678");
  expect(phoneOnTheWire("+5511912345678")).toBe("+5511912345678");
});

test("masking and sending preserve every digit of a phone [R-156]", () => {
  fc.assert(
    fc.property(digits, (phone) => {
      expect(normalisePhone(maskPhone(phone))).toBe(phone);
      expect(normalisePhone(phoneOnTheWire(maskPhone(phone)))).toBe(phone);
      expect(isPhone(phoneOnTheWire(phone))).toBe(true);
    }),
  );
});

test("maskPhone is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0159+() -x"), maxLength: 30 }), (text) => {
      expect(maskPhone(maskPhone(text))).toBe(maskPhone(text));
    }),
  );
});

test("the schema returns the wire format, or Telefone inválido [R-155] [R-156]", () => {
  expect(z.parse(Phone, "(11) 91234-5678")).toBe("+5511912345678");
  expect(z.safeParse(Phone, "(11) 1234-567").error?.issues.map(({ message }) => message)).toEqual(["Telefone inválido"]);
});

test("a mobile phone has eleven digits with a nine after the area [R-123]", () => {
  expect(["(11) 91234-5678", "+5511912345678", "55 99123-4567"].map(isMobilePhone)).toEqual([true, true, true]);
  expect(["(11) 1234-5678", "(11) 81234-5678", "", "+1 212 555 1234"].map(isMobilePhone)).toEqual(Array(4).fill(false));
  expect(z.parse(MobilePhone, "(11) 91234-5678")).toBe("+5511912345678");
  expect(z.safeParse(MobilePhone, "(11) 1234-5678").success).toBe(false);
});
