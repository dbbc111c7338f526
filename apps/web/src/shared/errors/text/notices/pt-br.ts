import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of notices. */
export const text = {
  "notice.not_found": "Este aviso não existe mais.",
  "notice.link_invalid": "O link não vale mais. Escolha em Minha conta os e-mails que você recebe.",
  "notice.without_inbox": "Um resumo é enviado só por e-mail.",
} as const satisfies { readonly [C in ExplainedIn<"noticeRefusals">]: string };
