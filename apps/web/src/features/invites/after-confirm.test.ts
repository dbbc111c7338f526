import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { afterConfirmed, afterRefused } from "./after-confirm.ts";

const refused = (code: RefusalCode, statusCode: number) => new ApiFailure({ kind: "answered", statusCode, message: "", code });

test("an invited user with an account accepts; others create an account [R-089] [R-090]", () => {
  expect(afterConfirmed({ firebaseAccount: true })).toBe("/login/concluir-cadastro");
  expect(afterConfirmed({ firebaseAccount: false })).toBe("/login/criar-conta");
});

test("afterRefused opens the page of a used invitation or invalid link [R-092] [R-093] [R-094]", () => {
  const used = refused("invite.already_confirmed", 409);
  expect(afterRefused(used, "/confirmar-convite")).toBe("/login/convite-utilizado");
  expect(afterRefused(used, "/confirmar-convite-projeto")).toBe("/login/convite-projeto-utilizado");
  for (const other of [refused("link.invalid", 400), refused("request.malformed", 400)])
    expect(afterRefused(other, "/confirmar-convite")).toBe("/login/link-invalido");
});

test("afterRefused opens no page if the request failed without an answer", () => {
  const silent = [new ApiFailure({ kind: "unsent", message: "offline" }), refused("server.failed", 500), refused("request.too_many", 429)];
  for (const failure of silent) expect(afterRefused(failure, "/confirmar-convite")).toBeUndefined();
});
