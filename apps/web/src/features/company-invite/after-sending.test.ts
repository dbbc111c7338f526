import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { couldNotBeSent, isAboutCnpj } from "./after-sending.ts";

const refused = (code: RefusalCode) => new ApiFailure({ kind: "answered", statusCode: 409, message: "", code });

test("the CNPJ field shows the refusal of a registered or invited company [R-095] [MD-037]", () => {
  for (const code of ["company_invite.registered", "company_invite.active", "company_invite.cnpj_invalid"] as const)
    expect([couldNotBeSent(refused(code)), isAboutCnpj(refused(code))]).toEqual([false, true]);
  expect([couldNotBeSent(refused("company_invite.too_many")), isAboutCnpj(refused("company_invite.too_many"))]).toEqual([false, false]);
});

test("a failed request opens the error page that offers a retry [R-098] [R-099]", () => {
  const silent = [
    refused("server.failed"),
    refused("server.unavailable"),
    new ApiFailure({ kind: "unsent", message: "offline" }),
    new Error("x"),
  ];
  expect(silent.map(couldNotBeSent)).toEqual([true, true, true, true]);
  expect(silent.map(isAboutCnpj)).toEqual([false, false, false, false]);
});
