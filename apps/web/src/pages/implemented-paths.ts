import { actionCodeException } from "@emdia/contract/guard-lists.ts";
import { type landing, type WebPath, webPaths } from "@emdia/contract/web-paths.ts";

/** Paths with a screen. The compiler requires texts in three languages for every reserved path. */
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
  "/fornecedores",
  "/fornecedores/{id}",
  "/colaboradores/criar",
  "/colaboradores/editar/{id}",
  "/colaboradores",
  "/colaboradores/badge-info",
  "/colaboradores/badge-info/{id}",
  "/colaboradores/resultado-upload/{report_id}",
  "/portaria",
  "/pendencias",
  "/pendencias/fila",
  "/pendencias/editar/{id}",
  "/treinamentos/editar-turma/{id}",
  "/minha-conta",
  "/exportacoes/{jobId}",
  "/avisos/cancelar/{token}",
  "/caixa-de-saida",
] as const satisfies readonly WebPath[];

export type BuiltPath = (typeof implementedPaths)[number];
/** Start pages. The first load contains only the paths of the other screens. */
export type FirstPath = Extract<BuiltPath, "/login" | "/plataforma/login" | "/projetos">;
export type LaterPath = Exclude<BuiltPath, FirstPath>;
/** Paths without a screen. The root has none because it redirects. */
export type ReservedPath = Exclude<WebPath, BuiltPath | typeof landing>;

type OpenToSession<P extends WebPath> = P extends WebPath ? ((typeof webPaths)[P]["access"] extends "anonymous-only" ? never : P) : never;
/** Paths that the command palette can name for a signed-in user. Action-code links and paths with parameters are excluded. */
export type NamedPath = Exclude<OpenToSession<BuiltPath>, typeof actionCodeException.path | `${string}{${string}`>;

export const isBuilt = (path: WebPath): path is BuiltPath => implementedPaths.some((built) => built === path);
export const isReserved = (path: WebPath): path is ReservedPath => !isBuilt(path) && path !== "/";
export const isNamed = (path: WebPath): path is NamedPath =>
  isBuilt(path) && webPaths[path].access !== "anonymous-only" && path !== actionCodeException.path && !path.includes("{");
