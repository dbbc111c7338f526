export const companyInvitationRefusals = {
  "company_invite.cnpj_invalid": { status: 422, message: "Invalid CNPJ." },
  "company_invite.registered": { status: 409, message: "Este CNPJ já tem cadastro. Peça acesso a quem administra a empresa." },
  "company_invite.active": { status: 409, message: "Este CNPJ já tem um convite ativo. Confira o e-mail do responsável." },
  "company_invite.too_many": { status: 429, message: "Muitos convites deste endereço em pouco tempo. Tente novamente mais tarde." },
  "company_invite.recipient_limit": { status: 429, message: "Este e-mail já recebeu muitos convites hoje. Tente novamente amanhã." },
} as const;
