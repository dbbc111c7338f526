import type { EverywhereCode } from "../explained-by.ts";

/** Error texts that every page needs: failed calls and common refusals. */
export const text = {
  /** The detail follows, as the specification requires: the first text ends with a full stop, the second does not. */
  unanswered: "Não foi possível realizar esta ação, a solicitação foi feita, mas nenhuma resposta foi recebida.",
  unsent: "Não foi possível realizar esta ação, por favor, verifique sua conexão e tente novamente",
  unexpected: "Algo inesperado aconteceu. Tente novamente.",
  signInAgain: "Sessão expirada. Realize o login novamente.",
  /** Appended to the text of a refusal that names a permission. */
  missing: {
    key: "Falta: {{permission}}.",
    people: "Quem pode conceder: {{people}}.",
    nobody: "Fale com o administrador da sua empresa.",
  },
  served: {
    cnpj: "CNPJ Inválido",
    email: "E-mail não verificado",
    company: "Empresa não encontrada",
    employee: "Colaborador não encontrado",
    project: "Projeto não encontrado",
    cpf: "CPF inválido",
  },
  refused: {
    "request.malformed": "Há dados inválidos. Confira os campos indicados.",
    "request.not_json": "Os dados enviados não puderam ser lidos.",
    "request.too_large": "O conteúdo enviado é maior do que o permitido.",
    "request.unsupported_type": "O tipo de conteúdo enviado não é aceito aqui.",
    "request.timed_out": "O envio demorou demais. Tente novamente.",
    "request.too_many": "Muitas solicitações em pouco tempo. Aguarde um instante e tente novamente.",
    "request.in_progress": "Esta solicitação já está sendo processada. Aguarde o resultado.",
    "request.key_reused": "Esta solicitação já foi feita com outros dados. Atualize a página e tente novamente.",
    "route.not_found": "O endereço solicitado não existe.",
    "session.denied": "Sessão expirada. Faça o login novamente para continuar usando a plataforma.",
    "permission.missing": "Você não tem permissão para realizar esta ação.",
    "company.not_found": "Empresa não encontrada.",
    "company.choose_one": "Escolha a empresa em que esta ação deve ser feita.",
    "server.failed": "Erro de servidor.",
    "server.unavailable": "O serviço está indisponível no momento. Tente novamente em instantes.",
  },
} as const satisfies { readonly refused: { readonly [C in EverywhereCode]: string }; readonly [key: string]: unknown };
