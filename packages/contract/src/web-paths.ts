import type { PermissionKey } from "./permissions.ts";

export type WebAccess = "public" | "anonymous-only" | "authenticated";
export type WebLayout = "default" | "login" | "unified-login" | "shop" | "empty";
/** `positive` and `natural` are whole numbers, the second includes zero; `text` is one path segment. */
export type PathConstraint = "positive" | "natural" | "text";
type ParameterName<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterName<Rest> : never;

type Screen = {
  readonly access: WebAccess;
  readonly layout: WebLayout;
  /** Required permission; without it the guard redirects. */
  readonly permission?: PermissionKey;
  /** The screen opens without these permissions, but loads its data only with one of them (CD-016, CD-063). */
  readonly loadPermissions?: readonly PermissionKey[];
  /** The screen opens without this permission, but menus and the command palette offer it only with it. */
  readonly offeredWith?: PermissionKey;
  /** Opened by a link in an e-mail: a user who signs in first returns to it. */
  readonly returnsAfterSignIn?: true;
  /** Exists only in a demo. */
  readonly demoOnly?: true;
};
type ScreenAt<P> = Screen &
  ([ParameterName<P>] extends [never] ? unknown : { readonly params: { readonly [N in ParameterName<P>]: PathConstraint } });

const screens = <const T extends { readonly [P in keyof T]: ScreenAt<P> }>(table: T): T => table;

/** All paths of the web app. Parameters are written `{id}`. */
export const webPaths = screens({
  "/": { access: "authenticated", layout: "empty" },
  "/login": { access: "anonymous-only", layout: "login" },
  "/login/alterar-senha": { access: "anonymous-only", layout: "login" },
  "/login/codigo-de-verificacao": { access: "anonymous-only", layout: "login" },
  "/login/concluir-cadastro": { access: "anonymous-only", layout: "login" },
  "/login/confirmacao-enviada": { access: "anonymous-only", layout: "login" },
  "/login/conta-inativada": { access: "anonymous-only", layout: "login" },
  "/login/convite-projeto-utilizado": { access: "anonymous-only", layout: "login" },
  "/login/convite-utilizado": { access: "anonymous-only", layout: "login" },
  "/login/criar-conta": { access: "anonymous-only", layout: "login" },
  "/login/link-expirado": { access: "anonymous-only", layout: "login" },
  "/login/link-invalido": { access: "anonymous-only", layout: "login" },
  "/login/recuperacao-senha-enviada": { access: "anonymous-only", layout: "login" },
  "/login/recuperar-senha": { access: "anonymous-only", layout: "login" },
  "/login/senha-alterada": { access: "anonymous-only", layout: "login" },
  "/login/senha-desatualizada": { access: "anonymous-only", layout: "login" },
  "/login/verifique-seu-email": { access: "anonymous-only", layout: "login" },
  "/auth-callback": { access: "anonymous-only", layout: "login" },
  "/auth-callback/conta-nao-concluida": { access: "anonymous-only", layout: "login" },
  "/auth-callback/conta-nao-encontrada": { access: "anonymous-only", layout: "login" },
  "/plataforma/login": { access: "anonymous-only", layout: "unified-login" },
  "/plataforma/concluir-cadastro": { access: "anonymous-only", layout: "unified-login" },
  "/plataforma/convite-utilizado": { access: "anonymous-only", layout: "unified-login" },
  "/plataforma/link-invalido": { access: "anonymous-only", layout: "unified-login" },
  "/plataforma/selecionar-sistema": { access: "public", layout: "unified-login" },
  "/plataforma/verifique-seu-email": { access: "anonymous-only", layout: "unified-login" },
  "/plataforma/verify": { access: "authenticated", layout: "unified-login" },
  "/plataforma/convite/criar": { access: "anonymous-only", layout: "unified-login" },
  "/plataforma/convite/enviado-com-sucesso": { access: "anonymous-only", layout: "unified-login" },
  "/plataforma/convite/erro": { access: "anonymous-only", layout: "unified-login" },
  "/convite/criar": { access: "anonymous-only", layout: "login" },
  "/convite/enviado-com-sucesso": { access: "anonymous-only", layout: "login" },
  "/convite/erro": { access: "anonymous-only", layout: "login" },
  "/confirmar-convite": { access: "anonymous-only", layout: "login" },
  "/confirmar-convite-projeto": { access: "anonymous-only", layout: "login" },
  "/seguranca/cadastrar-telefone": { access: "anonymous-only", layout: "login" },
  "/seguranca/codigo-de-verificacao": { access: "anonymous-only", layout: "login" },
  "/seguranca/verifique-sua-identidade": { access: "anonymous-only", layout: "login" },
  "/seguranca/mfa-sms": { access: "anonymous-only", layout: "login" },
  "/paineis": { access: "authenticated", layout: "default", permission: "see_management_panel" },
  "/projetos": { access: "authenticated", layout: "default", loadPermissions: ["see_projects"] },
  "/projetos/criar": { access: "authenticated", layout: "default" },
  "/projetos/editar/{id}": { access: "authenticated", layout: "default", params: { id: "positive" } },
  "/pendencias": { access: "authenticated", layout: "default", loadPermissions: ["see_pendency"] },
  "/pendencias/fila": { access: "authenticated", layout: "default", loadPermissions: ["see_pendency"] },
  "/pendencias/editar/{id}": { access: "authenticated", layout: "default", params: { id: "positive" } },
  "/colaboradores": { access: "authenticated", layout: "default", loadPermissions: ["see_employee"] },
  "/colaboradores/criar": { access: "authenticated", layout: "default" },
  "/colaboradores/editar/{id}": { access: "authenticated", layout: "default", params: { id: "natural" } },
  "/colaboradores/badge-info": { access: "public", layout: "empty" },
  "/colaboradores/badge-info/{id}": { access: "public", layout: "empty", params: { id: "text" } },
  "/colaboradores/resultado-upload/{report_id}": {
    access: "authenticated",
    layout: "default",
    params: { report_id: "positive" },
    returnsAfterSignIn: true,
  },
  "/fornecedores": { access: "authenticated", layout: "default", loadPermissions: ["see_projects"] },
  "/fornecedores/{id}": { access: "authenticated", layout: "default", params: { id: "positive" } },
  "/agenda-de-risco": { access: "authenticated", layout: "default", loadPermissions: ["see_risk_schedule"] },
  "/treinamentos": { access: "authenticated", layout: "default", loadPermissions: ["see_training_class", "see_training_class_config"] },
  "/treinamentos/turma": { access: "authenticated", layout: "default" },
  "/treinamentos/treinamento": { access: "authenticated", layout: "default" },
  "/treinamentos/chamada": {
    access: "authenticated",
    layout: "default",
    offeredWith: "update_training_class_employees_status",
  },
  "/treinamentos/chamada/{id}": { access: "authenticated", layout: "default", params: { id: "positive" } },
  "/treinamentos/editar-turma/{id}": { access: "authenticated", layout: "default", params: { id: "positive" } },
  "/minha-conta": { access: "authenticated", layout: "default" },
  "/integracao-contract-v3": { access: "authenticated", layout: "default" },
  "/experimental": { access: "authenticated", layout: "default" },

  "/exportacoes/{jobId}": { access: "authenticated", layout: "default", params: { jobId: "text" }, returnsAfterSignIn: true },
  "/permissao-de-trabalho/{code}": { access: "public", layout: "empty", params: { code: "text" } },
  "/avisos/cancelar/{token}": { access: "public", layout: "empty", params: { token: "text" } },
  "/caixa-de-saida": { access: "public", layout: "empty", demoOnly: true },
  "/portaria": { access: "public", layout: "empty", offeredWith: "answer_gate" },
  "/homologacao": { access: "authenticated", layout: "default" },
  "/homologacao/resultado/{id}": { access: "authenticated", layout: "default", params: { id: "positive" } },
  "/notas-de-analise": { access: "authenticated", layout: "default" },
  "/observacoes": { access: "authenticated", layout: "default" },
  "/loja-epi": { access: "authenticated", layout: "shop" },
  "/aso": { access: "authenticated", layout: "default" },
  "/norma-regulamentadora": { access: "authenticated", layout: "default" },
});

export type WebPath = keyof typeof webPaths;
export const isWebPath = (text: string): text is WebPath => Object.hasOwn(webPaths, text);
/** Sorted, so that fixed segments come before parameters: a brace sorts after every letter, digit and hyphen. */
export const webPathList: readonly WebPath[] = Object.keys(webPaths).filter(isWebPath).sort();

export const landing = "/" satisfies WebPath;
export const loginPath = "/login" satisfies WebPath;
export const signedInHome = "/projetos" satisfies WebPath;
/** Redirect path of the Google and Microsoft sign-in. */
export const socialRedirectPath = "/auth-callback" satisfies WebPath;
/** Return paths of the contract v3 integration, in the other system's spelling. */
export const returnPaths = ["/Integracao/AgendarIntegracao", "/Colaborador"] as const;

/** Sections of the account, in URLs as `/minha-conta?secao=unidades` (CD-020). */
export const accountSections = [
  "dados-pessoais",
  "empresa",
  "usuarios",
  "perfis-de-acesso",
  "unidades",
  "colaboradores-restritos",
  "seguranca",
  "cracha",
  "portaria",
  "campos-adicionais",
  "agenda-de-risco",
  "faturamento",
] as const;
export type AccountSection = (typeof accountSections)[number];

type ParameterValue<C> = C extends "text" ? string : number;
/** Parameters of a path, typed by their constraints. */
export type WebPathParams<P extends WebPath> = (typeof webPaths)[P] extends { readonly params: infer D }
  ? { readonly [N in keyof D]: ParameterValue<D[N]> }
  : Readonly<Record<never, never>>;

type QueryValue = string | number | boolean | null | undefined;
export type PathQuery = { readonly [name: string]: QueryValue | readonly QueryValue[] };

const isAsked = (value: QueryValue) => value !== undefined && value !== null && value !== "" && value !== false;

/** Query text without empty values; zero is not empty. */
export const queryText = (query: PathQuery): string =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).filter(isAsked).map((one) => `${name}=${encodeURIComponent(`${one}`)}`),
    )
    .join("&");

/** Builds a URL: `pathTo("/projetos/editar/{id}", { id: 5 }, { passo: 1 })`. A missing parameter does not compile. */
export const pathTo = <P extends WebPath>(
  path: P,
  ...[params, query]: [ParameterName<P>] extends [never] ? [WebPathParams<P>?, PathQuery?] : [WebPathParams<P>, PathQuery?]
): string => {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const pathname = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${values.get(name)}`));
  const queryString = query === undefined ? "" : queryText(query);
  return queryString === "" ? pathname : `${pathname}?${queryString}`;
};
