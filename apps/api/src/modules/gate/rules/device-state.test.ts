import { expect, test } from "vitest";
import { stateOfDevice } from "./device-state.ts";

test("stateOfDevice follows enrolment and revocation", () => {
  expect(stateOfDevice({ isEnrolled: false, isRevoked: false })).toBe("waiting");
  expect(stateOfDevice({ isEnrolled: true, isRevoked: false })).toBe("active");
  expect(stateOfDevice({ isEnrolled: true, isRevoked: true })).toBe("revoked");
  expect(stateOfDevice({ isEnrolled: false, isRevoked: true })).toBe("revoked");
});
