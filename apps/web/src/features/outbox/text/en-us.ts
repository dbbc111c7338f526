import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Outbox",
  hint: "The e-mails and text messages that the demonstration would have sent, newest first. Only the demonstration stores texts: elsewhere only recipient, template, time and state remain.",
  reload: "Reload",
  empty: "Nothing was sent so far",
  emptyHint: "Codes, invitations and notices appear here as soon as somebody asks for them.",
  failed: "The outbox could not be read",
  to: "To {{recipient}}",
  email: "E-mail",
  sms: "Text message",
} as const satisfies Translated<typeof ptBr>;
