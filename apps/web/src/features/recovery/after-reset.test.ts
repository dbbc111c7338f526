import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { text as refusals } from "../../shared/errors/text/identity/pt-br.ts";
import { afterRefusedReset } from "./after-reset.ts";

const refused = (code: RefusalCode) => new ApiFailure({ kind: "answered", statusCode: 422, message: "", code });

test("afterRefusedReset opens the expired-link page for an invalid code [R-148]", () => {
  expect(afterRefusedReset(refused("password.code_invalid"))).toBe("expired");
  expect(afterRefusedReset(new ApiFailure({ kind: "answered", statusCode: 400, message: "reset_password_error" }))).toBe("expired");
});

test("afterRefusedReset clears the fields after a reused password [R-149]", () => {
  expect(afterRefusedReset(refused("password.used_before"))).toBe("again");
  expect(refusals["password.used_before"]).toBe("Senha já utilizada! Escolha outra senha.");
});

test("afterRefusedReset shows any other refusal and keeps the input [R-150]", () => {
  expect(afterRefusedReset(refused("password.weak"))).toBe("shown");
  expect(afterRefusedReset(new ApiFailure({ kind: "unanswered", message: "" }))).toBe("shown");
  expect(afterRefusedReset(new Error("anything"))).toBe("shown");
});
