export const text = {
  title: "Parar de receber estes e-mails?",
  says: "Você deixa de receber por e-mail:",
  confirm: "Parar de receber",
  done: "Pronto",
  doneSays: "Você não recebe mais estes e-mails. Os avisos continuam no sino da plataforma.",
  invalid: "Este link não vale",
  invalidSays: "O endereço está incompleto. Abra o link de novo a partir do e-mail.",
  settings: "Escolher os e-mails em Minha conta",
} as const;
