import type { Tx } from "../../platform/database/transaction.ts";
import { queueMessage } from "../../platform/mail/queue-message.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { Template } from "../../platform/mail/template.ts";
import { readAccount } from "./store/accounts.ts";
import { readSession, type SessionRow } from "./store/sessions.ts";

const whenInSaoPaulo = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeStyle: "short", timeZone: "America/Sao_Paulo" });

export const tokenReuseTemplate: Template = {
  name: "identity.token-reused",
  category: "notice",
  excess: "drop",
  render: ({ inScopeOfAccount }, _installation, { ownerId, rowId, language }) =>
    inScopeOfAccount(ownerId, async (tx) => {
      const session = await readSession(tx, ownerId, rowId);
      if (!session) return undefined;
      const title = "Encerramos uma sessão da sua conta";
      const paragraphs = [
        `A sessão aberta em ${whenInSaoPaulo.format(session.created_at)} (${session.user_agent || "navegador não informado"}) foi encerrada, porque uma de suas chaves foi usada duas vezes.`,
        "Isso pode acontecer quando alguém copia os dados de um navegador. Se não foi você, troque sua senha.",
      ];
      const { email } = await readAccount(tx, ownerId);
      return { channel: "email", to: email, ...renderMail({ language, title, paragraphs }) };
    }),
};

/** Informs the account owner that a reused refresh token ended the session. */
export const notifyTokenReuse = (tx: Tx, { account_id: ownerId, id }: Pick<SessionRow, "account_id" | "id">): Promise<void> =>
  queueMessage(tx, tokenReuseTemplate, { ownerId, rowId: id, issue: 0, language: "pt-BR" });
