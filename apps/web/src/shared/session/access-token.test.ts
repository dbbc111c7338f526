import { expect, test } from "vitest";
import { readClaims } from "./access-token.ts";

const part = (value: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

test("readClaims decodes the claims of the bearer, accents included [R-055]", () => {
  const claims = {
    accountVerified: true,
    auth_time: 1_790_000_000,
    email: "joao@ipe.example",
    email_verified: true,
    user_id: "uid-1",
    name: "João Inácio Muñoz ÿþ",
    phone_number: "+5511912345678",
  };
  expect(readClaims(`${part({ alg: "HS256" })}.${part(claims)}.signature`)).toEqual(claims);
});

test.each(["", "opaque", "a.b.c", "a.%%%.c"])("readClaims is null for a token that reads %j [R-055]", (token) => {
  expect(readClaims(token)).toBeNull();
});
