import type { OutboxMessage } from "@emdia/contract/demo/routes.ts";
import { IconDeviceMobileMessage, IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { useFormat } from "../../shared/format/use-format.ts";
import classes from "./outbox.module.css";
import { splitLinks } from "./split-links.ts";

const icons = { email: IconMail, sms: IconDeviceMobileMessage } as const;

export const MessageCard = ({ message }: { message: z.output<typeof OutboxMessage> }) => {
  const { t } = useTranslation("outbox");
  const { instant } = useFormat();
  const { at, channel, recipient, subject, text } = message;
  const Icon = icons[channel];
  return (
    <article className={classes.message}>
      <header className={classes.top}>
        <Icon size={20} stroke={1.6} role="img" aria-label={t(channel)} />
        <span className={classes.recipient}>{t("to", { recipient })}</span>
        <time className={classes.at} dateTime={at}>
          {instant(at)}
        </time>
      </header>
      <h2 className={classes.subject}>{subject ?? t(channel)}</h2>
      <p className={classes.text}>
        {splitLinks(text).map(({ kind, text: piece, at: place }) =>
          kind === "link" ? (
            <a key={place} href={piece}>
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
      </p>
    </article>
  );
};
