import { expect, test } from "vitest";
import { readSection } from "./section.ts";

test("my account opens at the section that the address names [R-534]", () => {
  expect(readSection("unidades")).toBe("unidades");
});

test("an unknown section, or none, opens the personal data", () => {
  expect(readSection("nada")).toBe("dados-pessoais");
  expect(readSection(undefined)).toBe("dados-pessoais");
  expect(readSection(["unidades", "empresa"])).toBe("dados-pessoais");
});
