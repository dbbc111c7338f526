import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { text as refusals } from "../../shared/errors/text/identity/pt-br.ts";
import { afterRefusedReset } from "./after-reset.ts";

const refused = (code: RefusalCode) => new ApiFailure({ kind: "answered", statusCode: 422, message: "", code });

test("a code that no longer works leads to the page of an expired link [R-148]", () => {
  expect(afterRefusedReset(refused("password.code_invalid"))).toBe("expired");
  expect(afterRefusedReset(new ApiFailure({ kind: "answered", statusCode: 400, message: "reset_password_error" }))).toBe("expired");
});

test("a password that was used before is asked for again, from empty fields [R-149]", () => {
  expect(afterRefusedReset(refused("password.used_before"))).toBe("again");
  expect(refusals["password.used_before"]).toBe("Senha já utilizada! Escolha outra senha.");
});

test("anything else is shown, and what was typed stays [R-150]", () => {
  expect(afterRefusedReset(refused("password.weak"))).toBe("shown");
  expect(afterRefusedReset(new ApiFailure({ kind: "unanswered", message: "" }))).toBe("shown");
  expect(afterRefusedReset(new Error("anything"))).toBe("shown");
});
