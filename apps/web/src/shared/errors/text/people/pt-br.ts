import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of users and invitations. */
export const text = {
  "user.not_found": "Esta pessoa não faz mais parte da empresa.",
  "user.is_self": "Não é possível remover você mesmo da empresa.",
  "user.is_owner": "A pessoa titular da empresa não pode ser removida nem mudar de perfil.",
  "user.sees_all_projects":
    "Esta pessoa vê todos os projetos da empresa e não pode ser retirada de um só. Mude o acesso dela na lista de usuários.",
  "invitation.not_found": "Convite não encontrado.",
  "invitation.already_user": "Esta pessoa já é usuária da empresa.",
  "invitation.already_sent": "Já existe um convite ativo para este e-mail. Reenvie-o na lista de usuários.",
  "invitation.settled": "Este convite já foi aceito ou cancelado.",
  "invitation.just_sent": "Este convite acabou de ser enviado. Aguarde um minuto para reenviar.",
  "invitation.company_limit": "A empresa atingiu o limite de convites por e-mail de hoje. Continue amanhã.",
  "invitation.recipient_limit": "Este e-mail já recebeu muitos convites hoje. Tente novamente amanhã.",
  "invitation.email_look_alike": "O e-mail tem letras que se confundem com outras. Use apenas letras sem acento, de a a z.",
} as const satisfies { readonly [C in ExplainedIn<"peopleRefusals">]: string };
