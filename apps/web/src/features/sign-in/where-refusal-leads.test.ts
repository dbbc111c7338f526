import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { whereRefusalLeads } from "./where-refusal-leads.ts";

const refused = (code: RefusalCode) => new ApiFailure({ kind: "answered", statusCode: 403, message: "", code });

test("an inactive account or an outdated password opens its own page [R-527]", () => {
  expect(whereRefusalLeads(refused("sign_in.account_inactive"))).toBe("/login/conta-inativada");
  expect(whereRefusalLeads(refused("sign_in.password_outdated"))).toBe("/login/senha-desatualizada");
});

test("an unconfirmed account opens the page that can resend the e-mail [R-526]", () => {
  for (const code of ["sign_in.verify_email", "sign_in.email_not_verified", "sign_in.account_not_completed"] as const)
    expect(whereRefusalLeads(refused(code)), code).toBe("/login/verifique-seu-email");
});

test("any other refusal or failure stays in the form [R-172]", () => {
  for (const code of ["sign_in.wrong_credentials", "sign_in.blocked", "sign_in.account_disabled"] as const)
    expect(whereRefusalLeads(refused(code)), code).toBeUndefined();
  expect(whereRefusalLeads(new ApiFailure({ kind: "unsent", message: "offline" }))).toBeUndefined();
  expect(whereRefusalLeads(new Error("anything"))).toBeUndefined();
});
