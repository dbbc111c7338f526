import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of invitations, new accounts and terms. */
export const text = {
  "invite.already_confirmed": "Convite já confirmado",
  "sign_up.email_in_use": "Este e-mail já está em uso. Entre com a conta que você já tem.",
  "sign_up.email_differs": "O e-mail deve ser o mesmo do convite.",
  "sign_up.no_account": "Este e-mail ainda não tem conta. Crie a sua conta para aceitar o convite.",
  "terms.outdated": "Os termos de uso mudaram. Leia e aceite a versão atual.",
  "terms.only_oneself": "Só a própria pessoa aceita os termos de uso.",
  "company_invite.cnpj_invalid": "CNPJ inválido",
  "company_invite.registered": "Este CNPJ já tem cadastro. Peça acesso a quem administra a empresa.",
  "company_invite.active": "Este CNPJ já tem um convite ativo. Confira o e-mail do responsável.",
  "company_invite.too_many": "Muitos convites deste endereço em pouco tempo. Tente novamente mais tarde.",
  "company_invite.recipient_limit": "Este e-mail já recebeu muitos convites hoje. Tente novamente amanhã.",
} as const satisfies { readonly [C in ExplainedIn<"comingInRefusals">]: string };
