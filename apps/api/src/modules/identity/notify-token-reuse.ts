import type { Tx } from "../../platform/database/transaction.ts";
import { sendMail } from "../../platform/mail/message.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { SessionRow } from "./store/sessions.ts";

const whenInSaoPaulo = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeStyle: "short", timeZone: "America/Sao_Paulo" });

/** Informs the account owner that a reused refresh token ended the session. */
export const notifyTokenReuse = (tx: Tx, { created_at, user_agent }: SessionRow, email: string): Promise<void> => {
  const title = "Encerramos uma sessão da sua conta";
  const paragraphs = [
    `A sessão aberta em ${whenInSaoPaulo.format(created_at)} (${user_agent || "navegador não informado"}) foi encerrada, porque uma de suas chaves foi usada duas vezes.`,
    "Isso pode acontecer quando alguém copia os dados de um navegador. Se não foi você, troque sua senha.",
  ];
  return sendMail(tx, { to: email, ...renderMail({ language: "pt-BR", title, paragraphs }) });
};
