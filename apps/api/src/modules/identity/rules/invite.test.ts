import { expect, test } from "vitest";
import { decideInvite, decideLostRace, decideTakenUp } from "./invite.ts";

test("decideInvite distinguishes open, used and invalid invitations only [R-091] [R-092] [CD-142]", () => {
  expect(decideInvite("active")).toBe("open");
  expect(decideInvite("used")).toBe("invite.already_confirmed");
  for (const status of ["expired", "cancelled", undefined] as const) expect(decideInvite(status)).toBe("link.invalid");
});

test("decideTakenUp distinguishes accepted, used and invalid invitations [R-091]", () => {
  expect(decideTakenUp("accepted")).toBe("accepted");
  expect(decideTakenUp("used")).toBe("invite.already_confirmed");
  for (const outcome of ["cancelled", "expired", "registered", "other_account", "unknown"] as const)
    expect(decideTakenUp(outcome)).toBe("link.invalid");
});

test("decideLostRace reports a used invitation or an existing account [R-091]", () => {
  expect(decideLostRace("used")).toBe("invite.already_confirmed");
  for (const status of ["active", "expired", "cancelled", undefined] as const) expect(decideLostRace(status)).toBe("sign_up.email_in_use");
});
