import { expect, test } from "vitest";
import { actionCodeException, anonymousOnlyPrefixes, ownPrefixes, publicPrefixes } from "./guard-lists.ts";
import { isPermissionKey } from "./permissions.ts";
import { landing, loginPath, pathTo, queryText, returnPaths, signedInHome, type WebAccess, webPathList, webPaths } from "./web-paths.ts";

const begins = (path: string) => (prefix: string) => path.startsWith(prefix);
const accessByTheLists = (path: string): WebAccess => {
  if (publicPrefixes.some(begins(path))) return "public";
  if (anonymousOnlyPrefixes.some(begins(path))) return "anonymous-only";
  return ownPrefixes.find(({ prefix }) => path.startsWith(prefix))?.access ?? "authenticated";
};

test("the access of every screen equals that of the guard lists [R-040] [R-041] [R-042]", () => {
  for (const path of webPathList) expect([path, webPaths[path].access]).toEqual([path, accessByTheLists(path)]);
});

test("every path in a guard list is a screen or its prefix [R-040] [R-041]", () => {
  const prefixes = [...publicPrefixes, ...anonymousOnlyPrefixes, ...ownPrefixes.map(({ prefix }) => prefix), actionCodeException.path];
  for (const prefix of prefixes) expect(webPathList.some((path) => path.startsWith(prefix))).toBe(true);
});

test("59 screens come from the specification, 17 are declared as ours", () => {
  const ours = webPathList.filter((path) => ownPrefixes.some(({ prefix }) => path.startsWith(prefix)));
  expect(webPathList.length - ours.length).toBe(59);
  expect(ours).toHaveLength(17);
});

test("the unified entry has the sign-in flows and the system selection [R-532]", () => {
  const flows = webPathList.filter((path) => path.startsWith("/plataforma/"));
  expect(flows.map((path) => path.slice("/plataforma/".length))).toEqual([
    "concluir-cadastro",
    "convite-utilizado",
    "convite/criar",
    "convite/enviado-com-sucesso",
    "convite/erro",
    "link-invalido",
    "login",
    "selecionar-sistema",
    "verifique-seu-email",
    "verify",
  ]);
  for (const path of flows) expect(webPaths[path].layout).toBe("unified-login");
});

test("screens use catalogue permissions, and the panels require their own [R-044]", () => {
  const asked = Object.values(webPaths).flatMap((screen) => ("loadPermissions" in screen ? [...screen.loadPermissions] : []));
  expect(asked).toHaveLength(8);
  expect(asked.every(isPermissionKey)).toBe(true);
  expect(webPaths["/paineis"].permission).toBe("see_management_panel");
});

test("the paths are / for landing, /login and /projetos for home [R-037]", () => {
  expect([landing, loginPath, signedInHome]).toEqual(["/", "/login", "/projetos"]);
});

test("the integration has exactly two return paths [R-022]", () => {
  expect(returnPaths).toEqual(["/Integracao/AgendarIntegracao", "/Colaborador"]);
});

test("pathTo with passo=1 links to the first step of a project [R-014]", () => {
  expect(pathTo("/projetos/editar/{id}", { id: 5 }, { passo: 1 })).toBe("/projetos/editar/5?passo=1");
});

test("pathTo escapes parameters and query", () => {
  expect(pathTo("/projetos")).toBe("/projetos");
  expect(pathTo("/colaboradores/editar/{id}", { id: 0 })).toBe("/colaboradores/editar/0");
  expect(pathTo("/colaboradores/badge-info/{id}", { id: "a/b" })).toBe("/colaboradores/badge-info/a%2Fb");
  expect(pathTo("/minha-conta", {}, { secao: "unidades" })).toBe("/minha-conta?secao=unidades");
  expect(pathTo("/projetos", {}, { query: "obra & cia", companies: [3, 4] })).toBe(
    "/projetos?query=obra%20%26%20cia&companies=3&companies=4",
  );
});

test("pathTo without a required parameter does not compile", () => {
  // @ts-expect-error the id is missing
  pathTo("/projetos/editar/{id}", {});
  // @ts-expect-error the path does not exist
  pathTo("/projetos/apagar");
  expect(pathTo("/projetos/criar")).toBe("/projetos/criar");
});

test("queryText omits empty values but not zero [R-167]", () => {
  expect(queryText({ a: "", b: false, c: null, d: undefined, e: 0, f: "x", g: ["", 1, null] })).toBe("e=0&f=x&g=1");
});
