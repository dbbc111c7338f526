import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf, matchWebPath, webAreas } from "./web-path-match.ts";
import { pathTo, webPathList } from "./web-paths.ts";

const nowhere = (...pathnames: readonly string[]) => {
  for (const pathname of pathnames) expect([pathname, matchWebPath(pathname)]).toEqual([pathname, undefined]);
};

test("every path without parameters opens its own screen", () => {
  const fixed = webPathList.filter((path) => !path.includes("{"));
  expect(fixed).toHaveLength(64);
  for (const path of fixed) expect(matchWebPath(path)).toEqual({ path, params: {} });
});

test("a project opens by a positive whole number only [R-015]", () => {
  expect(matchWebPath("/projetos/editar/5")).toEqual({ path: "/projetos/editar/{id}", params: { id: 5 } });
  nowhere(
    "/projetos/editar/0",
    "/projetos/editar/-1",
    "/projetos/editar/abc",
    "/projetos/editar/1.5",
    "/projetos/editar/",
    "/projetos/editar",
  );
  nowhere("/projetos/editar/1e3", "/projetos/editar/0x10", "/projetos/editar/%31", "/projetos/editar/99999999999999999999");
});

test("a pendency opens by a positive whole number only [R-016]", () => {
  expect(matchWebPath("/pendencias/editar/12")).toEqual({ path: "/pendencias/editar/{id}", params: { id: 12 } });
  nowhere("/pendencias/editar/0", "/pendencias/editar/-3");
});

test("a worker opens by a whole number, zero included [R-017]", () => {
  expect(matchWebPath("/colaboradores/editar/0")).toEqual({ path: "/colaboradores/editar/{id}", params: { id: 0 } });
  nowhere("/colaboradores/editar/-1", "/colaboradores/editar/x");
});

test("the result of an import opens by a positive whole number only [R-018]", () => {
  const match = matchWebPath("/colaboradores/resultado-upload/7");
  expect(match).toEqual({ path: "/colaboradores/resultado-upload/{report_id}", params: { report_id: 7 } });
  nowhere("/colaboradores/resultado-upload/0");
});

test("a class opens by a positive whole number only [R-019]", () => {
  expect(matchWebPath("/treinamentos/editar-turma/4")).toEqual({ path: "/treinamentos/editar-turma/{id}", params: { id: 4 } });
  nowhere("/treinamentos/editar-turma/0");
});

test("a path without a screen does not match, not even by prefix", () => {
  nowhere("/loginx", "/colaboradores/badge-infoXYZ", "/projetos/criar/outra", "", "/PROJETOS", "/colaboradores/badge-info/%E0%A4%A");
});

test("a trailing slash makes no difference", () => {
  expect(matchWebPath("/projetos/")).toEqual({ path: "/projetos", params: {} });
  expect(matchWebPath("/projetos/editar/5/")).toEqual({ path: "/projetos/editar/{id}", params: { id: 5 } });
});

test("pathTo and matchWebPath are inverse", () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ minLength: 1, unit: "grapheme" }), (number, text) => {
      const worker = pathTo("/colaboradores/editar/{id}", { id: number });
      expect(matchWebPath(worker)).toEqual({ path: "/colaboradores/editar/{id}", params: { id: number } });
      const badge = pathTo("/colaboradores/badge-info/{id}", { id: text });
      expect(matchWebPath(badge)).toEqual({ path: "/colaboradores/badge-info/{id}", params: { id: text } });
    }),
  );
});

test("the first segment of a path names its area [R-020]", () => {
  for (const area of webAreas) expect([areaOf(`/${area}`), areaOf(`/${area}/editar/5`)]).toEqual([area, area]);
});

test("an unknown segment belongs to the projects area [R-021]", () => {
  expect([areaOf("/experimental"), areaOf("/"), areaOf("/login"), areaOf("")]).toEqual(Array(4).fill("projetos"));
});
