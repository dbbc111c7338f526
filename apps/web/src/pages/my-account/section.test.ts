import { accountSections } from "@emdia/contract/web-paths.ts";
import { expect, test } from "vitest";
import { readSection } from "./section.ts";
import { sectionGroups } from "./section-groups.ts";

test("readSection returns the section in the URL [R-534]", () => {
  expect(readSection("unidades")).toBe("unidades");
});

test("readSection returns the personal data for an unknown or missing section", () => {
  expect(readSection("nada")).toBe("dados-pessoais");
  expect(readSection(undefined)).toBe("dados-pessoais");
  expect(readSection(["unidades", "empresa"])).toBe("dados-pessoais");
});

test("sectionGroups has every section once, those of the account first", () => {
  const [mine, company] = sectionGroups(accountSections);
  expect(mine?.sections).toEqual(["dados-pessoais", "seguranca"]);
  expect([...(mine?.sections ?? []), ...(company?.sections ?? [])].toSorted()).toEqual([...accountSections].toSorted());
});
