export const identityRefusals = {
  "sign_in.wrong_credentials": { status: 401, message: "Verifique seu email ou senha" },
  "sign_in.email_not_verified": { status: 403, message: "Conta com email não verificado, por favor, verifique seu email." },
  "sign_in.account_disabled": { status: 403, message: "Esta conta foi desativada. Fale com o suporte." },
  "demo.off": { status: 404, message: "O endereço solicitado não existe." },
} as const;
