export const peopleRefusals = {
  "user.not_found": { status: 404, message: "Usuário não encontrado." },
  "user.is_self": { status: 422, message: "Não é possível remover você mesmo da empresa." },
  "user.is_owner": { status: 422, message: "A pessoa titular da empresa não pode ser removida nem mudar de perfil." },
  "invitation.not_found": { status: 404, message: "Convite não encontrado." },
  "invitation.already_user": { status: 409, message: "Esta pessoa já é usuária da empresa." },
  "invitation.already_sent": { status: 409, message: "Já existe um convite ativo para este e-mail. Reenvie-o na lista de usuários." },
  "invitation.settled": { status: 409, message: "Este convite já foi aceito ou cancelado." },
  "invitation.just_sent": { status: 429, message: "Este convite acabou de ser enviado. Aguarde um minuto para reenviar." },
  "invitation.company_limit": { status: 429, message: "A empresa atingiu o limite de convites por e-mail de hoje. Continue amanhã." },
  "invitation.recipient_limit": { status: 429, message: "Este e-mail já recebeu muitos convites hoje. Tente novamente amanhã." },
  "invitation.email_look_alike": {
    status: 422,
    message: "O e-mail tem letras que se confundem com outras. Use apenas letras sem acento, de a a z.",
  },
} as const;
