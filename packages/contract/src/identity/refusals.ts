export const identityRefusals = {
  "sign_in.wrong_credentials": { status: 401, message: "Verifique seu email ou senha" },
  "sign_in.email_not_verified": { status: 403, message: "Conta com email não verificado, por favor, verifique seu email." },
  "sign_in.verify_email": { status: 403, message: "Confirme seu e-mail para entrar." },
  "sign_in.account_not_completed": { status: 403, message: "Sua conta ainda não foi concluída. Verifique seu e-mail." },
  "sign_in.account_inactive": {
    status: 403,
    message:
      "Sua conta ficou mais de 90 dias sem acesso e foi bloqueada. Enviamos um e-mail para reativá-la; acesse ao menos a cada 90 dias.",
  },
  "sign_in.password_outdated": {
    status: 403,
    message: "Sua senha tem mais de 90 dias. Enviamos um e-mail para você escolher uma nova.",
  },
  "sign_in.blocked": {
    status: 429,
    message: "Acesso bloqueado temporariamente por excesso de tentativas. Aguarde ou redefina sua senha.",
  },
  "password.code_invalid": { status: 400, message: "Código de redefinição inválido, tente novamente!" },
  "password.confirmation_differs": { status: 422, message: "A senha informada não é igual" },
  "password.weak": { status: 422, message: "A senha não atende às regras de segurança." },
  "password.used_before": { status: 422, message: "Senha já utilizada!" },
  "password.busy": { status: 503, message: "Há muitas entradas ao mesmo tempo. Tente novamente em instantes." },
  "link.invalid": { status: 400, message: "Este link é inválido, já foi usado ou expirou. Solicite um novo." },
  "sign_in.account_disabled": { status: 403, message: "Esta conta foi desativada. Fale com o suporte." },
  "sign_in.other_way": { status: 403, message: "Esta conta entra de outra forma. Use o mesmo botão com que ela foi criada." },
  "robot.not_confirmed": { status: 422, message: "Confirme que você não é um robô" },
  "robot.service_down": {
    status: 503,
    message: "O serviço que confirma que você não é um robô não respondeu. Tente novamente em instantes.",
  },
  "account_session.not_found": { status: 404, message: "Esta sessão não existe ou já foi encerrada." },
  "demo.off": { status: 404, message: "O endereço solicitado não existe." },
} as const;
