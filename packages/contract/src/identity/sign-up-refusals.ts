export const signUpRefusals = {
  "invite.already_confirmed": { status: 409, message: "Convite já confirmado" },
  "sign_up.email_in_use": { status: 409, message: "Este e-mail já está em uso. Entre com a conta que você já tem." },
  "sign_up.email_differs": { status: 422, message: "O e-mail deve ser o mesmo do convite." },
  "sign_up.no_account": { status: 409, message: "Este e-mail ainda não tem conta. Crie a sua conta para aceitar o convite." },
} as const;
