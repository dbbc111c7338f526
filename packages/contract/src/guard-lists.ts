/** Path prefixes without a guard. */
export const publicPrefixes = ["/plataforma/selecionar-sistema", "/colaboradores/badge-info"] as const;

/** Path prefixes for users without a session; the prefix match includes every `/login/…` path (CD-002). */
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

/** Our own paths, which the specification's two lists do not contain, with their access (CD-020, CD-158). */
export const ownPrefixes = [
  { prefix: "/avisos/cancelar/", access: "public" },
  { prefix: "/caixa-de-saida", access: "public" },
  { prefix: "/permissao-de-trabalho/", access: "public" },
  { prefix: "/portaria", access: "public" },
  { prefix: "/pendencias/fila", access: "authenticated" },
  { prefix: "/treinamentos/chamada", access: "authenticated" },
  { prefix: "/exportacoes/", access: "authenticated" },
  { prefix: "/fornecedores", access: "authenticated" },
  { prefix: "/homologacao", access: "authenticated" },
  { prefix: "/notas-de-analise", access: "authenticated" },
  { prefix: "/observacoes", access: "authenticated" },
  { prefix: "/loja-epi", access: "authenticated" },
  { prefix: "/aso", access: "authenticated" },
  { prefix: "/norma-regulamentadora", access: "authenticated" },
] as const;

/**
 * The only exception to the lists: an e-mailed link with an action code must open without a session, although its path is in neither list
 * (CD-001). The query must contain both names.
 */
export const actionCodeException = { path: "/plataforma/verify", query: ["mode", "oobCode"] } as const;
