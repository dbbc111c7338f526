import { expect, test } from "vitest";
import { personFaults } from "./person-faults.ts";
import { text } from "./text/pt-br.ts";

test("name and phone are required, with the texts of the specification [R-153] [R-154] [M-027] [M-028]", () => {
  expect(personFaults({ fullName: "  ", phone: "" })).toEqual({ fullName: "nameRequired", phone: "phoneRequired" });
  expect([text.person.nameRequired, text.person.phoneRequired]).toEqual(["Nome é um campo obrigatório", "Telefone é um campo obrigatório"]);
});

test("a phone has ten or eleven digits, with or without mask", () => {
  const phoneFault = (phone: string) => personFaults({ fullName: "Júlia", phone }).phone;
  expect(["(31) 3465-4321", "(31) 98765-4321", "+55 31 98765-4321"].map(phoneFault)).toEqual([undefined, undefined, undefined]);
  expect(["(31) 3465", "123"].map(phoneFault)).toEqual(["phoneInvalid", "phoneInvalid"]);
});
