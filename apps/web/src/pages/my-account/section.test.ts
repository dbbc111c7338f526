import { expect, test } from "vitest";
import { readSection } from "./section.ts";

test("readSection returns the section in the URL [R-534]", () => {
  expect(readSection("unidades")).toBe("unidades");
});

test("readSection returns the personal data for an unknown or missing section", () => {
  expect(readSection("nada")).toBe("dados-pessoais");
  expect(readSection(undefined)).toBe("dados-pessoais");
  expect(readSection(["unidades", "empresa"])).toBe("dados-pessoais");
});
