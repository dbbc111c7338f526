import { INVITATION_RESEND_WAIT_SECONDS } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { canStill, type InvitationState, stateOf, waiting, waitingOrTaken } from "./invitation-state.ts";
import { secondsUntilResend } from "./resend-wait.ts";

const kept: { readonly [S in InvitationState]: Parameters<typeof stateOf>[0] } = {
  active: { status: "active", secondsLeft: 1 },
  expired: { status: "active", secondsLeft: 0 },
  used: { status: "used", secondsLeft: -1 },
  cancelled: { status: "cancelled", secondsLeft: 1 },
};
const states = ["active", "expired", "used", "cancelled"] as const;

test("an active invitation whose time is over has expired, and nothing else ever does [R-101]", () => {
  expect(states.map((state) => stateOf(kept[state]))).toEqual(states);
});

test("what can happen to an invitation in each of its states [R-101] [R-302]", () => {
  const table = states.map((state) => {
    const [accept, resend, cancel] = (["accept", "resend", "cancel"] as const).map((act) => (canStill(act, kept[state]) ? act : "-"));
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

test("lists show what waits, on request what was taken up as well, and never what was cancelled [R-306]", () => {
  expect([waiting, waitingOrTaken]).toEqual([["active"], ["active", "used"]]);
});

test("an invitation is sent again a minute after it was last sent, and not before [R-302]", () => {
  const wait = INVITATION_RESEND_WAIT_SECONDS;
  expect([0, 0.4, 59.2, wait, wait + 1].map(secondsUntilResend)).toEqual([wait, wait, 1, 0, 0]);
});
