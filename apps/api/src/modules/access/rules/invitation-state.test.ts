import { INVITATION_RESEND_WAIT_SECONDS } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { canStill, type InvitationState, stateOf, waiting, waitingOrTaken } from "./invitation-state.ts";
import { secondsUntilResend } from "./resend-wait.ts";

const stored: { readonly [S in InvitationState]: Parameters<typeof stateOf>[0] } = {
  active: { status: "active", secondsLeft: 1 },
  expired: { status: "active", secondsLeft: 0 },
  used: { status: "used", secondsLeft: -1 },
  cancelled: { status: "cancelled", secondsLeft: 1 },
};
const states = ["active", "expired", "used", "cancelled"] as const;

test("stateOf returns expired only for active invitations without time left [R-101]", () => {
  expect(states.map((state) => stateOf(stored[state]))).toEqual(states);
});

test("canStill allows these actions in each state [R-101] [R-302]", () => {
  const table = states.map((state) => {
    const [accept, resend, cancel] = (["accept", "resend", "cancel"] as const).map((act) => (canStill(act, stored[state]) ? act : "-"));
    return `${state}: ${accept} ${resend} ${cancel}`;
  });
  expect(table).toMatchInlineSnapshot(`
    [
      "active: accept resend cancel",
      "expired: - resend cancel",
      "used: - - -",
      "cancelled: - - -",
    ]
  `);
});

test("list statuses contain active, on request used, never cancelled [R-306]", () => {
  expect([waiting, waitingOrTaken]).toEqual([["active"], ["active", "used"]]);
});

test("secondsUntilResend waits one minute after the last mail [R-302]", () => {
  const wait = INVITATION_RESEND_WAIT_SECONDS;
  expect([0, 0.4, 59.2, wait, wait + 1].map(secondsUntilResend)).toEqual([wait, wait, 1, 0, 0]);
});
