import type { AccountMailTexts } from "./account-mail-texts.ts";

export const ptBr: AccountMailTexts = {
  resetPassword: {
    title: "Redefina sua senha",
    paragraphs: [
      "Olá, {name}.",
      "Recebemos um pedido para redefinir a senha da sua conta. O link abaixo vale por uma hora e só pode ser usado uma vez.",
      "Se não foi você, ignore este e-mail: sua senha continua a mesma.",
    ],
    action: "Redefinir senha",
  },
  passwordOutdated: {
    title: "Sua senha tem mais de 90 dias",
    paragraphs: [
      "Olá, {name}.",
      "Por segurança, a senha deve ser trocada a cada 90 dias. Escolha uma nova pelo link abaixo, que vale por uma hora.",
    ],
    action: "Escolher nova senha",
  },
  reactivate: {
    title: "Reative sua conta",
    paragraphs: [
      "Olá, {name}.",
      "Sua conta ficou mais de 90 dias sem acesso e foi bloqueada. Use o link abaixo em até 24 horas e entre com a sua senha.",
    ],
    action: "Reativar conta",
  },
  verifyEmail: {
    title: "Confirme seu e-mail",
    paragraphs: ["Olá, {name}.", "Confirme que este endereço é seu para começar a usar a plataforma. O link vale por 48 horas."],
    action: "Confirmar e-mail",
  },
};
