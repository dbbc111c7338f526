import { expect, test } from "vitest";
import { decideShownLogo } from "./shown-logo.ts";

const logo = { hash: "a", verdict: "clean" } as const;

test("no logo is shown without one or while it is not enabled [CD-104]", () => {
  expect(decideShownLogo({ logo: undefined, isEnabled: true })).toEqual({ ok: true, value: null });
  expect(decideShownLogo({ logo, isEnabled: false })).toEqual({ ok: true, value: null });
});

test("an enabled logo is shown after a clean scan only", () => {
  expect(decideShownLogo({ logo, isEnabled: true })).toEqual({ ok: true, value: logo });
  expect(decideShownLogo({ logo: { ...logo, verdict: "waiting" }, isEnabled: true })).toMatchObject({ code: "image.not_scanned" });
  expect(decideShownLogo({ logo: { ...logo, verdict: "infected" }, isEnabled: true })).toMatchObject({ code: "image.infected" });
});
