import { expect, test } from "vitest";
import { isList, pastedCnpjs } from "./pasted-cnpjs.ts";

test("pastedCnpjs finds each number of a pasted list once", () => {
  const pasted = pastedCnpjs("Ipê Andaimes\t28.764.019/0001-23\n28764019000123; 28.764.019/0002-04, 28.764.019/0001-25");
  expect(pasted).toEqual({ cnpjs: ["28764019000123", "28764019000204"], wrong: ["28.764.019/0001-25"] });
});

test("a single number or a name is not a list", () => {
  expect(["28.764.019/0001-23", "Ipê Andaimes e Escoramentos", ""].map((text) => isList(pastedCnpjs(text)))).toEqual([false, false, false]);
  expect(isList(pastedCnpjs("28.764.019/0001-23\n28.764.019/0001-25"))).toBe(true);
});
