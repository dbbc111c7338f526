import { CAROUSEL_SLIDE_COUNT, PARTNER_LOGO_COUNT } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { partners } from "./default/partner-logos.tsx";
import { slides } from "./login/slides.ts";
import { text } from "./text/pt-br.ts";

test("the footer shows three partners [R-024]", () => {
  expect(partners).toHaveLength(PARTNER_LOGO_COUNT);
});

test("the carousel has three slides with title, subtitle and image [R-027]", () => {
  expect(slides).toHaveLength(CAROUSEL_SLIDE_COUNT);
  for (const { name } of slides) expect(Object.keys(text.slides[name])).toEqual(["title", "subtitle", "image"]);
});

test("the support channel shows the hours of chat and telephone [R-027]", () => {
  expect(text.support.chatHours).toBe("Segunda a quinta, das 8h às 17h; sexta, das 8h às 16h");
  expect(text.support.phoneHours).toBe("Segunda a quinta, das 8h às 17h30; sexta, das 8h às 16h30");
});
