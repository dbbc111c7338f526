import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { afterRefusedInvite, hasAccountAlready } from "./after-sign-up.ts";

const refused = (code: RefusalCode) => new ApiFailure({ kind: "answered", statusCode: 409, message: "", code });

test("afterRefusedInvite opens the used-invitation page if another tab was faster [R-092] [R-094]", () => {
  expect(afterRefusedInvite(refused("invite.already_confirmed"), "company")).toBe("/login/convite-utilizado");
  expect(afterRefusedInvite(refused("invite.already_confirmed"), "project")).toBe("/login/convite-projeto-utilizado");
  expect(afterRefusedInvite(refused("link.invalid"), "new_company")).toBe("/login/link-invalido");
});

test("afterRefusedInvite keeps the form for refusals that the user can correct [R-176]", () => {
  for (const code of ["sign_up.email_in_use", "password.weak", "terms.outdated", "server.failed"] as const)
    expect(afterRefusedInvite(refused(code), "company")).toBeUndefined();
  expect(afterRefusedInvite(new Error("anything"), "company")).toBeUndefined();
  expect([refused("sign_up.email_in_use"), refused("password.weak"), new Error("x")].map(hasAccountAlready)).toEqual([true, false, false]);
});
