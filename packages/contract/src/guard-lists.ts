/** Paths that skip the guard; what begins with one of them skips it too. */
export const publicPrefixes = ["/plataforma/selecionar-sistema", "/colaboradores/badge-info"] as const;

/** Paths only for people without a session; what begins with one of them as well, which makes every `/login/…` one (CD-002). */
export const anonymousOnlyPrefixes = [
  "/plataforma/login",
  "/plataforma/verifique-seu-email",
  "/plataforma/concluir-cadastro",
  "/plataforma/convite-utilizado",
  "/plataforma/link-invalido",
  "/plataforma/convite/criar",
  "/plataforma/convite/erro",
  "/plataforma/convite/enviado-com-sucesso",
  "/login",
  "/login/recuperar-senha",
  "/login/recuperacao-senha-enviada",
  "/login/senha-desatualizada",
  "/login/senha-alterada",
  "/login/verifique-seu-email",
  "/convite/criar",
  "/convite/erro",
  "/convite/enviado-com-sucesso",
  "/login/concluir-cadastro",
  "/login/convite-utilizado",
  "/confirmar-convite",
  "/confirmar-convite-projeto",
  "/auth-callback",
  "/login/conta-inativada",
  "/seguranca/codigo-de-verificacao",
  "/seguranca/verifique-sua-identidade",
  "/seguranca/cadastrar-telefone",
  "/seguranca/mfa-sms",
] as const;

/** Paths of our own, which the specification's two lists do not know, each with its access (CD-020, CD-158). */
export const ownPrefixes = [
  { prefix: "/caixa-de-saida", access: "public" },
  { prefix: "/homologacao", access: "authenticated" },
  { prefix: "/notas-de-analise", access: "authenticated" },
  { prefix: "/observacoes", access: "authenticated" },
  { prefix: "/loja-epi", access: "authenticated" },
  { prefix: "/aso", access: "authenticated" },
  { prefix: "/norma-regulamentadora", access: "authenticated" },
] as const;

/**
 * The one exception to the lists: an e-mailed link with an action code must open without a session, although its path is in neither (CD-001).
 * It passes when the query carries both names.
 */
export const actionCodeException = { path: "/plataforma/verify", query: ["mode", "oobCode"] } as const;
