import { expect, test } from "vitest";
import { companyInvitationState } from "./company-invitation-state.ts";

test("a company's invitation expires by itself, and only while nobody has taken it up", () => {
  expect(companyInvitationState({ status: "active", secondsLeft: 1 })).toBe("active");
  expect(companyInvitationState({ status: "active", secondsLeft: 0 })).toBe("expired");
  expect(companyInvitationState({ status: "used", secondsLeft: -60 })).toBe("used");
  expect(companyInvitationState({ status: "expired", secondsLeft: 60 })).toBe("expired");
});
