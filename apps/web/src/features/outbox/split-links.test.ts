import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

test("splitLinks turns a URL into a link without the trailing full stop", () => {
  expect(splitLinks("Abra http://localhost:3000/login/alterar-senha?oobCode=a1. Vale por uma hora.")).toEqual([
    { kind: "text", text: "Abra ", at: 0 },
    { kind: "link", text: "http://localhost:3000/login/alterar-senha?oobCode=a1", at: 5 },
    { kind: "text", text: ". Vale por uma hora.", at: 57 },
  ]);
});

test("splitLinks returns one text for a message without a URL", () => {
  expect(splitLinks("Seu código é 123456.")).toEqual([{ kind: "text", text: "Seu código é 123456.", at: 0 }]);
});

test("splitLinks accepts only http and https URLs", () => {
  expect(splitLinks("javascript:alert(1)").every(({ kind }) => kind === "text")).toBe(true);
});
