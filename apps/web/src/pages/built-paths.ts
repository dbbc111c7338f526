import type { landing, WebPath } from "@emdia/contract/web-paths.ts";

/** The addresses whose screen exists. Every other one must say in three languages what will live there, or nothing compiles. */
export const builtPaths = [
  "/login",
  "/plataforma/login",
  "/projetos",
  "/minha-conta",
  "/caixa-de-saida",
] as const satisfies readonly WebPath[];

export type BuiltPath = (typeof builtPaths)[number];
/** The root never shows anything of its own: it leads on. */
export type ReservedPath = Exclude<WebPath, BuiltPath | typeof landing>;

export const isBuilt = (path: WebPath): path is BuiltPath => builtPaths.some((built) => built === path);
export const isReserved = (path: WebPath): path is ReservedPath => !isBuilt(path) && path !== "/";
