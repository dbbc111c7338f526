import { expect, test } from "vitest";
import { addressIn, withAddress } from "./calendar-address.ts";

const TODAY = "2026-03-10";

test("the address opens the list until it names another view", () => {
  expect(addressIn({}, TODAY)).toEqual({ view: "lista", day: TODAY, scale: "dia", lanes: "area" });
  const search = { ver: "linha", dia: "2026-05-01", escala: "semana", faixas: "fornecedor" };
  expect(addressIn(search, TODAY)).toEqual({ view: "linha", day: "2026-05-01", scale: "semana", lanes: "fornecedor" });
  expect(addressIn({ dia: "2100-01-01" }, TODAY).day).toBe(TODAY);
  expect(addressIn({ ver: "mapa", dia: "2026-02-31", escala: "ano", faixas: ["area"] }, TODAY)).toEqual(addressIn({}, TODAY));
});

test("a link changes parts of the address beside the filter, and the list removes them", () => {
  const before = { projectName: "Britagem", ver: "linha", dia: "2026-05-01" };
  expect(withAddress({ scale: "semana" })(before)).toEqual({ ...before, escala: "semana" });
  expect(withAddress({ view: "calendario", day: "2026-06-01" })(before)).toEqual({
    projectName: "Britagem",
    ver: "calendario",
    dia: "2026-06-01",
  });
  expect(withAddress({ view: "lista" })(before)).toEqual({ projectName: "Britagem" });
});
