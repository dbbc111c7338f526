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

test("the access of every screen is the one that the guard lists give it [R-040] [R-041] [R-042]", () => {
  for (const path of webPathList) expect([path, webPaths[path].access]).toEqual([path, accessByTheLists(path)]);
});

test("every path in a guard list is a screen or begins one [R-040] [R-041]", () => {
  const prefixes = [...publicPrefixes, ...anonymousOnlyPrefixes, ...ownPrefixes.map(({ prefix }) => prefix), actionCodeException.path];
  for (const prefix of prefixes) expect(webPathList.some((path) => path.startsWith(prefix))).toBe(true);
});

test("57 screens come from the specification, and the others are declared as ours", () => {
  const ours = webPathList.filter((path) => ownPrefixes.some(({ prefix }) => path.startsWith(prefix)));
  expect(webPathList.length - ours.length).toBe(57);
  expect(ours).toHaveLength(8);
});

test("the unified entry offers the flows of the sign-in and the choice of a system [R-532]", () => {
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

test("a screen names only permissions of the catalogue, and the panels need theirs [R-044]", () => {
  const asked = Object.values(webPaths).flatMap((screen) => ("loadPermissions" in screen ? [...screen.loadPermissions] : []));
  expect(asked).toHaveLength(6);
  expect(asked.every(isPermissionKey)).toBe(true);
  expect(webPaths["/paineis"].permission).toBe("see_management_panel");
});

test("people land on /, sign in at /login and are at home in /projetos [R-037]", () => {
  expect([landing, loginPath, signedInHome]).toEqual(["/", "/login", "/projetos"]);
});

test("the integration returns to two addresses written exactly like this [R-022]", () => {
  expect(returnPaths).toEqual(["/Integracao/AgendarIntegracao", "/Colaborador"]);
});

test("the link that edits a project opens its first step [R-014]", () => {
  expect(pathTo("/projetos/editar/{id}", { id: 5 }, { passo: 1 })).toBe("/projetos/editar/5?passo=1");
});

test("an address carries its parameters and its query, escaped", () => {
  expect(pathTo("/projetos")).toBe("/projetos");
  expect(pathTo("/colaboradores/editar/{id}", { id: 0 })).toBe("/colaboradores/editar/0");
  expect(pathTo("/colaboradores/badge-info/{id}", { id: "a/b" })).toBe("/colaboradores/badge-info/a%2Fb");
  expect(pathTo("/minha-conta", {}, { secao: "unidades" })).toBe("/minha-conta?secao=unidades");
  expect(pathTo("/projetos", {}, { query: "obra & cia", companies: [3, 4] })).toBe(
    "/projetos?query=obra%20%26%20cia&companies=3&companies=4",
  );
});

test("an address without a parameter that its path asks for does not compile", () => {
  // @ts-expect-error the project is missing
  pathTo("/projetos/editar/{id}", {});
  // @ts-expect-error no screen lives there
  pathTo("/projetos/apagar");
  expect(pathTo("/projetos/criar")).toBe("/projetos/criar");
});

test("empty values stay out of the address, zero does not [R-167]", () => {
  expect(queryText({ a: "", b: false, c: null, d: undefined, e: 0, f: "x", g: ["", 1, null] })).toBe("e=0&f=x&g=1");
});
