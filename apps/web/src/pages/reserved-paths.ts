import type { actionCodeException } from "@emdia/contract/guard-lists.ts";
import type { landing, WebPath, webPaths } from "@emdia/contract/web-paths.ts";

/** Paths without a screen. The compiler requires texts in three languages for each, and a screen for every other path. */
export const reservedPaths = [
  "/aso",
  "/auth-callback",
  "/auth-callback/conta-nao-concluida",
  "/auth-callback/conta-nao-encontrada",
  "/experimental",
  "/homologacao",
  "/homologacao/resultado/{id}",
  "/integracao-contract-v3",
  "/loja-epi",
  "/norma-regulamentadora",
  "/notas-de-analise",
  "/observacoes",
  "/plataforma/selecionar-sistema",
] as const satisfies readonly WebPath[];

export type ReservedPath = (typeof reservedPaths)[number];
/** Paths with a screen. The root has none because it redirects. */
export type BuiltPath = Exclude<WebPath, ReservedPath | typeof landing>;
/** Start pages. The first load contains only the paths of the other screens. */
export type FirstPath = Extract<BuiltPath, "/login" | "/plataforma/login" | "/projetos">;
export type LaterPath = Exclude<BuiltPath, FirstPath>;
type OpenToSession<P extends WebPath> = P extends WebPath ? ((typeof webPaths)[P]["access"] extends "anonymous-only" ? never : P) : never;
/** Second paths of a screen. */
type AliasPath = "/treinamentos/turma" | "/treinamentos/treinamento";
/** Paths that the command palette can name for a signed-in user. Action-code links, second paths and paths with parameters are excluded. */
export type NamedPath = Exclude<OpenToSession<BuiltPath>, AliasPath | typeof actionCodeException.path | `${string}{${string}`>;

export const isReserved = (path: WebPath): path is ReservedPath => reservedPaths.some((reserved) => reserved === path);
export const isBuilt = (path: WebPath): path is BuiltPath => !isReserved(path) && path !== ("/" satisfies typeof landing);
