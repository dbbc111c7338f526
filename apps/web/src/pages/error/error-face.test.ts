import { expect, test } from "vitest";
import { text } from "../router/text/pt-br.ts";
import { errorTexts, faceOf, notFoundFace } from "./error-face.ts";

test("an unknown path shows the specified not-found text [R-048]", () => {
  expect(notFoundFace("/xyz")).toBe("not-found");
  expect(faceOf(404, "/projetos/editar/9")).toBe("not-found");
  expect(errorTexts["not-found"]).toEqual({ title: "error.notFoundTitle", text: "error.notFoundText" });
  expect(text.error.notFoundTitle).toBe("Nada foi encontrado.");
  expect(text.error.notFoundText).toBe("Desculpe, a página que você está procurando não foi encontrada por aqui.");
});

test("any other error shows the failure page with a home link [R-049]", () => {
  for (const status of [undefined, 400, 403, 500]) expect(faceOf(status, "/projetos")).toBe("failed");
  expect(text.error.title).toBe("Algo aconteceu :(");
  expect(text.error.home).toBe("Ir para página inicial");
});

test("an unknown path of the platform shows its own not-found text [R-051]", () => {
  expect(notFoundFace("/plataforma/xyz")).toBe("platform-not-found");
  expect(text.error.platformNotFound).toBe("This page could not be found");
});
