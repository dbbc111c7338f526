import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

test("an address in a message becomes a link, and the full stop after it stays outside", () => {
  expect(splitLinks("Abra http://localhost:3000/login/alterar-senha?oobCode=a1. Vale por uma hora.")).toEqual([
    { kind: "text", text: "Abra ", at: 0 },
    { kind: "link", text: "http://localhost:3000/login/alterar-senha?oobCode=a1", at: 5 },
    { kind: "text", text: ". Vale por uma hora.", at: 57 },
  ]);
});

test("a message without an address is one piece of text", () => {
  expect(splitLinks("Seu código é 123456.")).toEqual([{ kind: "text", text: "Seu código é 123456.", at: 0 }]);
});

test("nothing but http and https is a link", () => {
  expect(splitLinks("javascript:alert(1)").every(({ kind }) => kind === "text")).toBe(true);
});
