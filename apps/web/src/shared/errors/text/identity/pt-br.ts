import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of sign-in, passwords and account sessions. */
export const text = {
  "sign_in.wrong_credentials": "Verifique seu email ou senha",
  "sign_in.email_not_verified": "Conta com email não verificado, por favor, verifique seu email.",
  "sign_in.account_disabled": "Esta conta foi desativada. Fale com o suporte.",
  "sign_in.verify_email": "Confirme seu e-mail para entrar.",
  "sign_in.account_not_completed": "Sua conta ainda não foi concluída. Verifique seu e-mail.",
  "sign_in.account_inactive":
    "Sua conta ficou mais de 90 dias sem acesso e foi bloqueada. Enviamos um e-mail para reativá-la; acesse ao menos a cada 90 dias.",
  "sign_in.password_outdated": "Sua senha tem mais de 90 dias. Enviamos um e-mail para você escolher uma nova.",
  "sign_in.blocked": "Acesso bloqueado temporariamente por excesso de tentativas. Aguarde ou redefina sua senha.",
  "password.code_invalid": "Código de redefinição inválido, tente novamente!",
  "password.confirmation_differs": "A senha informada não é igual",
  "password.weak": "A senha não atende às regras de segurança.",
  "password.used_before": "Senha já utilizada! Escolha outra senha.",
  "password.busy": "Muitos acessos ao mesmo tempo. Tente novamente.",
  "link.invalid": "Este link é inválido, já foi usado ou expirou. Solicite um novo.",
  "sign_in.other_way": "Esta conta entra de outra forma. Use o mesmo botão com que ela foi criada.",
  "robot.not_confirmed": "Confirme que você não é um robô",
  "robot.service_down": "O serviço que confirma que você não é um robô não respondeu. Tente novamente em instantes.",
  "account_session.not_found": "Esta sessão não existe ou já foi encerrada.",
  "demo.off": "O endereço solicitado não existe.",
} as const satisfies { readonly [C in ExplainedIn<"identityRefusals">]: string };
