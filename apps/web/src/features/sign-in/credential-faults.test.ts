import { expect, test } from "vitest";
import { faultsIn } from "./credential-faults.ts";
import { text } from "./text/pt-br.ts";

const password = "Emdia@2026#";

test("an e-mail is required [R-130]", () => {
  for (const email of ["", "   "]) expect(faultsIn({ email, password })).toEqual({ email: "emailRequired" });
  expect(text.emailRequired).toBe("E-mail é obrigatório");
});

test("an e-mail must have a valid format [R-131]", () => {
  for (const email of ["a@b", "ana", "ana@", "@ipe.example", "ana ipe@ipe.example"])
    expect(faultsIn({ email, password })).toEqual({ email: "emailInvalid" });
  expect(text.emailInvalid).toBe("E-mail inválido");
});

test("a password is required and has at least eight characters [R-132]", () => {
  const email = "ana@ipe.example";
  expect(faultsIn({ email, password: "" })).toEqual({ password: "passwordRequired" });
  expect(faultsIn({ email, password: "Abc@#12" })).toEqual({ password: "passwordShort" });
  expect(faultsIn({ email, password: "Abc@#123" })).toEqual({});
});

test("faultsIn accepts an e-mail with spaces around it and capitals [R-131]", () => {
  expect(faultsIn({ email: " Ana@Ipe.Example ", password })).toEqual({});
});

test("faultsIn reports both faults at once [R-130] [R-132]", () => {
  expect(faultsIn({ email: "", password: "" })).toEqual({ email: "emailRequired", password: "passwordRequired" });
});
