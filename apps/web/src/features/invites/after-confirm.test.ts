import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { afterConfirmed, afterRefused } from "./after-confirm.ts";

const refused = (code: RefusalCode, statusCode: number) => new ApiFailure({ kind: "answered", statusCode, message: "", code });

test("whoever has an account completes the registration, and everybody else creates one [R-089] [R-090]", () => {
  expect(afterConfirmed({ firebaseAccount: true })).toBe("/login/concluir-cadastro");
  expect(afterConfirmed({ firebaseAccount: false })).toBe("/login/criar-conta");
});

test("a used invitation leads to its page, a project's to another, and any other refusal to the invalid link [R-092] [R-093] [R-094]", () => {
  const used = refused("invite.already_confirmed", 409);
  expect(afterRefused(used, "/confirmar-convite")).toBe("/login/convite-utilizado");
  expect(afterRefused(used, "/confirmar-convite-projeto")).toBe("/login/convite-projeto-utilizado");
  for (const other of [refused("link.invalid", 400), refused("request.malformed", 400)])
    expect(afterRefused(other, "/confirmar-convite")).toBe("/login/link-invalido");
});

test("nobody is told that a link is invalid because the server could not be asked", () => {
  const silent = [new ApiFailure({ kind: "unsent", message: "offline" }), refused("server.failed", 500), refused("request.too_many", 429)];
  for (const failure of silent) expect(afterRefused(failure, "/confirmar-convite")).toBeUndefined();
});
