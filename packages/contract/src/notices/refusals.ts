export const noticeRefusals = {
  "notice.not_found": { status: 404, message: "Aviso não encontrado." },
  "notice.link_invalid": { status: 404, message: "O link não vale mais. Escolha os e-mails que recebe em Minha conta." },
  "notice.without_inbox": { status: 422, message: "Um resumo é enviado só por e-mail." },
} as const;
