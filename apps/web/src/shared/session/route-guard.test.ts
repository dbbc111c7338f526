import { anonymousOnlyPrefixes, ownPrefixes, publicPrefixes } from "@emdia/contract/guard-lists.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { landing, loginPath, signedInHome, type WebPath, webPathList } from "@emdia/contract/web-paths.ts";
import { describe, expect, test } from "vitest";
import { guard } from "./route-guard.ts";

const everything = () => true;
const nothing = () => false;
const where = (session: "valid" | "none", address: string, may: ((permission: PermissionKey) => boolean) | null = everything) => {
  const [path = "", query = ""] = address.split("?");
  const decision = guard({ path, search: new URLSearchParams(query), session, may });
  return decision.go === "stay" ? "stays" : decision.path;
};
const anonymous = (address: string) => where("none", address);
const signedIn = (address: string, may?: ((permission: PermissionKey) => boolean) | null) => where("valid", address, may);
const example = (path: WebPath) => path.replace(/\{\w+\}/g, "7");
const beginsWithOne = (prefixes: readonly string[]) => (path: string) => prefixes.some((prefix) => path.startsWith(prefix));
const isPublic = beginsWithOne([...publicPrefixes, ...ownPrefixes.filter(({ access }) => access === "public").map(({ prefix }) => prefix)]);
const isAnonymousOnly = beginsWithOne(anonymousOnlyPrefixes);
const all = webPathList.map(example);
const closed = all.filter((path) => !isPublic(path) && !isAnonymousOnly(path));

describe("route guard", () => {
  test("the paths are / for landing, /login and /projetos for home [R-037]", () => {
    expect([landing, loginPath, signedInHome]).toEqual(["/", "/login", "/projetos"]);
  });

  test("the root leads home with a session and to the sign-in without [R-011] [R-012] [R-042]", () => {
    expect(signedIn("/")).toBe("/projetos");
    expect(anonymous("/")).toBe("/login");
  });

  test("public pages and their subpages open with and without a session [R-040]", () => {
    const open = [
      "/plataforma/selecionar-sistema",
      "/colaboradores/badge-info",
      "/colaboradores/badge-info/5",
      "/colaboradores/badge-info/9",
    ];
    expect(open.map(anonymous)).toEqual(open.map(() => "stays"));
    expect(open.map((path) => signedIn(path, nothing))).toEqual(open.map(() => "stays"));
  });

  test.each([
    "/login",
    "/login/criar-conta",
    "/login/alterar-senha",
    "/login/codigo-de-verificacao",
    "/login/link-expirado",
    "/auth-callback/conta-nao-concluida",
    "/auth-callback/conta-nao-encontrada",
    "/confirmar-convite?token=x",
    "/confirmar-convite-projeto",
    "/seguranca/mfa-sms",
    "/plataforma/login",
  ])("%s opens without a session and leads to the root with one [R-041] [R-043]", (address) => {
    expect(anonymous(address)).toBe("stays");
    expect(signedIn(address)).toBe("/");
    expect(signedIn(signedIn(address))).toBe("/projetos");
  });

  test("a path that only resembles a listed one is unknown [R-041]", () => {
    for (const unknown of ["/loginx", "/colaboradores/badge-infoXYZ", "/login/criar-contas", "/projetos/editar/abc", "/xyz"]) {
      expect([unknown, anonymous(unknown), signedIn(unknown)]).toEqual([unknown, "stays", "stays"]);
    }
  });

  test("every other path leads to the sign-in without a session [R-042]", () => {
    expect(closed).toContain("/minha-conta");
    expect(closed.map(anonymous)).toEqual(closed.map(() => "/login"));
  });

  test.each(all)("%s is guarded by the lists, with and without a session [R-040] [R-041] [R-042] [R-043]", (path) => {
    if (isPublic(path)) expect([anonymous(path), signedIn(path)]).toEqual(["stays", "stays"]);
    else if (isAnonymousOnly(path)) expect([anonymous(path), signedIn(path)]).toEqual(["stays", "/"]);
    else expect([anonymous(path), signedIn(path)]).toEqual(["/login", path === "/" ? "/projetos" : "stays"]);
  });

  test("the verification link opens with its action code [R-042]", () => {
    const link = "/plataforma/verify?mode=verifyEmail&oobCode=abc";
    expect([anonymous(link), signedIn(link)]).toEqual(["stays", "stays"]);
    expect([anonymous("/plataforma/verify"), anonymous("/plataforma/verify?mode=&oobCode=")]).toEqual(["/login", "/login"]);
  });

  test("the e-mailed link that completes a registration opens with its code [R-013]", () => {
    expect(anonymous("/login/concluir-cadastro?mode=verifyEmail&oobCode=abc")).toBe("stays");
  });

  test("the panels redirect to the projects without their permission [R-044]", () => {
    expect(signedIn("/paineis", nothing)).toBe("/");
    expect(signedIn(signedIn("/paineis", nothing), nothing)).toBe("/projetos");
    expect(signedIn("/paineis", (permission) => permission === "see_management_panel")).toBe("stays");
  });

  test("the guard does not redirect while the permissions load [R-046]", () => {
    expect(signedIn("/paineis", null)).toBe("stays");
  });

  test("home opens without see_projects, so that redirects do not loop [R-043]", () => {
    expect(signedIn("/projetos", nothing)).toBe("stays");
  });
});
