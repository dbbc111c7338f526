import { expect, test } from "vitest";
import * as z from "zod/mini";
import { deliverMessage } from "./message.ts";

const letter = {
  channel: "email",
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  to: "rita@ipe.example",
  subject: "Oi",
  text: "Oi",
  html: "<p>Oi</p>",
};
const isAccepted = (message: object): boolean => z.safeParse(deliverMessage.payload, message).success;

test("a line break in an address or subject is refused", () => {
  expect(isAccepted(letter)).toBe(true);
  const breaks = ["\r\n", "\n", "\r", "\u0000", "\u0085", "\u2028"];
  for (const end of breaks) {
    expect(isAccepted({ ...letter, to: `rita@ipe.example${end}Bcc: all@ipe.example` })).toBe(false);
    expect(isAccepted({ ...letter, to: `rita${end}@ipe.example` })).toBe(false);
  }
  for (const end of breaks.slice(0, 5)) expect(isAccepted({ ...letter, subject: `Oi${end}Bcc: all@ipe.example` })).toBe(false);
});

test("an e-mail has exactly one address", () => {
  for (const to of ["rita@ipe.example, ze@ipe.example", "Rita <rita@ipe.example>", "rita@ipe.example;ze@ipe.example", ""]) {
    expect(isAccepted({ ...letter, to })).toBe(false);
  }
});

test("a text message needs a telephone number", () => {
  const sms = { channel: "sms", id: letter.id, to: "+5531999990000", text: "Seu código: 123456" };
  expect(isAccepted(sms)).toBe(true);
  for (const to of ["rita@ipe.example", "tel:+5531999990000", "123", "+55 31 99999-0000"]) expect(isAccepted({ ...sms, to })).toBe(false);
});
