import { describe, expect, test } from "vitest";
import { ApiFailure, sessionOver } from "../../shared/api/api-failure.ts";
import { type Check, checkedFace, verifyFace } from "./link-state.ts";

const email = "ana@ipe.example";
const link = { mode: "verifyEmail", oobCode: "12.abc" };
const fits: Check = { state: "fits", mode: "verifyEmail", email };
const refused = (code: "link.invalid" | "request.malformed" | "server.failed"): Check => ({
  state: "failed",
  refusal: new ApiFailure({ kind: "answered", statusCode: 400, message: "", code }),
});

describe("verifyFace and checkedFace", () => {
  test("verifyFace returns invalid for a link without a code [R-103]", () => {
    expect(verifyFace({ mode: "verifyEmail", oobCode: undefined }, fits)).toBe("invalid");
    expect(verifyFace({ mode: undefined, oobCode: undefined }, { state: "checking" })).toBe("invalid");
  });

  test("verifyFace returns invalid for an unknown mode [R-107] [CD-037]", () => {
    for (const mode of ["signIn", "recoverEmail", undefined]) expect(verifyFace({ ...link, mode }, fits)).toBe("invalid");
  });

  test("verifyFace returns the mode of the checked code [R-105]", () => {
    expect(verifyFace(link, fits)).toBe("verifyEmail");
    expect(verifyFace(link, { state: "fits", mode: "resetPassword", email })).toBe("resetPassword");
  });

  test("verifyFace uses the session for the code accountVerified, without a mode [R-104]", () => {
    const own = { mode: undefined, oobCode: "accountVerified" };
    const person = (isComplete: boolean): Check => ({ ...fits, person: { since: "2026-03-04T12:00:00Z", isComplete } });
    expect(verifyFace(own, { state: "checking" })).toBe("checking");
    expect(verifyFace(own, person(false))).toBe("verifyEmail");
    expect(verifyFace(own, person(true))).toBe("complete");
    expect(verifyFace(own, { state: "failed", refusal: sessionOver() })).toBe("invalid");
  });

  test("verifyFace separates a running check, a refused link and a failed request [R-107]", () => {
    expect(verifyFace(link, { state: "checking" })).toBe("checking");
    expect(verifyFace(link, refused("link.invalid"))).toBe("invalid");
    expect(verifyFace(link, refused("request.malformed"))).toBe("invalid");
    expect(verifyFace(link, refused("server.failed"))).toBe("unknown");
    expect(checkedFace({ state: "failed", refusal: new ApiFailure({ kind: "unsent", message: "offline" }) })).toBe("unknown");
  });
});
