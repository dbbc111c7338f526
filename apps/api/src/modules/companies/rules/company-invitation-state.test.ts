import { expect, test } from "vitest";
import { companyInvitationState } from "./company-invitation-state.ts";

test("companyInvitationState expires only active invitations", () => {
  expect(companyInvitationState({ status: "active", secondsLeft: 1 })).toBe("active");
  expect(companyInvitationState({ status: "active", secondsLeft: 0 })).toBe("expired");
  expect(companyInvitationState({ status: "used", secondsLeft: -60 })).toBe("used");
  expect(companyInvitationState({ status: "expired", secondsLeft: 60 })).toBe("expired");
});
