import { actionCodeException } from "@emdia/contract/guard-lists.ts";
import { type landing, type WebPath, webPaths } from "@emdia/contract/web-paths.ts";

/** The addresses whose screen exists. Every other one must say in three languages what will live there, or nothing compiles. */
export const implementedPaths = [
  "/login",
  "/plataforma/login",
  "/login/recuperar-senha",
  "/login/alterar-senha",
  "/login/concluir-cadastro",
  "/plataforma/verify",
  "/login/recuperacao-senha-enviada",
  "/login/senha-alterada",
  "/login/link-expirado",
  "/login/link-invalido",
  "/login/conta-inativada",
  "/login/senha-desatualizada",
  "/login/verifique-seu-email",
  "/login/confirmacao-enviada",
  "/plataforma/link-invalido",
  "/plataforma/verifique-seu-email",
  "/confirmar-convite",
  "/confirmar-convite-projeto",
  "/login/criar-conta",
  "/plataforma/concluir-cadastro",
  "/login/convite-utilizado",
  "/login/convite-projeto-utilizado",
  "/plataforma/convite-utilizado",
  "/convite/criar",
  "/convite/enviado-com-sucesso",
  "/convite/erro",
  "/plataforma/convite/criar",
  "/plataforma/convite/enviado-com-sucesso",
  "/plataforma/convite/erro",
  "/seguranca/verifique-sua-identidade",
  "/seguranca/codigo-de-verificacao",
  "/seguranca/mfa-sms",
  "/seguranca/cadastrar-telefone",
  "/login/codigo-de-verificacao",
  "/projetos",
  "/projetos/criar",
  "/projetos/editar/{id}",
  "/colaboradores/criar",
  "/colaboradores/editar/{id}",
  "/colaboradores",
  "/pendencias",
  "/pendencias/editar/{id}",
  "/minha-conta",
  "/caixa-de-saida",
] as const satisfies readonly WebPath[];

export type BuiltPath = (typeof implementedPaths)[number];
/** Where people begin; of every other screen only its address travels with the first visit. */
export type FirstPath = Extract<BuiltPath, "/login" | "/plataforma/login" | "/projetos">;
export type LaterPath = Exclude<BuiltPath, FirstPath>;
/** The root never shows anything of its own: it leads on. */
export type ReservedPath = Exclude<WebPath, BuiltPath | typeof landing>;

type OpenToSession<P extends WebPath> = P extends WebPath ? ((typeof webPaths)[P]["access"] extends "anonymous-only" ? never : P) : never;
/** What somebody signed in may look for by its name. The link of an e-mail is followed, never looked for. */
export type NamedPath = Exclude<OpenToSession<BuiltPath>, typeof actionCodeException.path | `${string}{${string}`>;

export const isBuilt = (path: WebPath): path is BuiltPath => implementedPaths.some((built) => built === path);
export const isReserved = (path: WebPath): path is ReservedPath => !isBuilt(path) && path !== "/";
export const isNamed = (path: WebPath): path is NamedPath =>
  isBuilt(path) && webPaths[path].access !== "anonymous-only" && path !== actionCodeException.path && !path.includes("{");
