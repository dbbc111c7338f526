import { expect, test } from "vitest";
import { formatSize } from "./file-size.ts";

test("formatSize uses bytes, kB and MB in each language [R-002]", () => {
  const sizes = [900, 307_200, 1_258_292, 20_971_520];
  const told = (locale: "pt-BR" | "en-US" | "es-ES") => sizes.map((bytes) => formatSize(bytes, locale).replace("\u00a0", " "));
  expect(told("pt-BR")).toEqual(["900 bytes", "300 kB", "1,2 MB", "20 MB"]);
  expect(told("en-US")).toEqual(["900 bytes", "300 kB", "1.2 MB", "20 MB"]);
  expect(told("es-ES")).toEqual(["900 bytes", "300 kB", "1,2 MB", "20 MB"]);
});
