import type { Notice } from "@emdia/contract/notices/notice.ts";
import { actorOf, classTimeOf, peopleOf, saidIn, subjectOf } from "@emdia/contract/notices/notice-words.ts";
import { reminderFilter } from "@emdia/contract/notices/reminder-filter.ts";
import { ActionIcon } from "@mantine/core";
import { IconMail, IconMailOpened } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import classes from "./inbox.module.css";
import { useMarkRead } from "./inbox-queries.ts";

type PlaceProps = { readonly notice: Pick<Notice, "about" | "details">; readonly onOpen: () => void; readonly children: ReactNode };

/** Link to the row that the notice is about. */
const PlaceLink = ({ notice, onOpen, children }: PlaceProps) => {
  const { kind, id } = notice.about;
  const shared = { className: classes.place, onClick: onOpen };
  if (kind === "pendency")
    return (
      <Link to="/pendencias/editar/$id" params={{ id: String(id) }} {...shared}>
        {children}
      </Link>
    );
  if (kind === "project")
    return (
      <Link to="/projetos/editar/$id" params={{ id: String(id) }} search={{ secao: "visao-geral" }} {...shared}>
        {children}
      </Link>
    );
  if (kind === "worker")
    return (
      <Link to="/colaboradores/editar/$id" params={{ id: String(id) }} {...shared}>
        {children}
      </Link>
    );
  if (kind === "contractor")
    return (
      <Link to="/pendencias" search={reminderFilter(notice, "all")} {...shared}>
        {children}
      </Link>
    );
  if (kind === "training_class")
    return notice.details.isRemoved ? (
      <Link to="/treinamentos" search={{ aba: "turma" }} {...shared}>
        {children}
      </Link>
    ) : (
      <Link to="/treinamentos/editar-turma/$id" params={{ id: String(id) }} {...shared}>
        {children}
      </Link>
    );
  if (kind === "risk_schedule")
    return (
      <Link to="/agenda-de-risco" search={{ agendamento: String(id) }} {...shared}>
        {children}
      </Link>
    );
  return (
    <Link to="/minha-conta" {...shared}>
      {children}
    </Link>
  );
};

type Props = { readonly notice: Notice; readonly onOpen: () => void };

export const NoticeLine = ({ notice, onOpen }: Props) => {
  const { t } = useTranslation("inbox");
  const { day, instant } = useFormat();
  const mark = useMarkRead();
  const { id, kind, about, details, isRead, createdAt } = notice;
  const subject = subjectOf(details);
  const open = () => {
    if (!isRead) mark.mutate({ id, isRead: true });
    onOpen();
  };
  const said = saidIn(details).join("\n");
  const toggle = t(isRead ? "markUnread" : "markRead");
  const Icon = isRead ? IconMail : IconMailOpened;
  return (
    <li className={classes.line} data-unread={!isRead || undefined}>
      <PlaceLink notice={notice} onOpen={open}>
        <span className={classes.head}>
          <strong>{t(`kinds.${kind}`, { actor: actorOf(details) })}</strong>
          {!isRead && <span className={classes.mark}>{t("unread")}</span>}
        </span>
        <span>{subject}</span>
        {details.due !== undefined && <span className={classes.said}>{t("due", { day: day(details.due) })}</span>}
        {kind === "reminder" && <span>{t("documents", { open: details.open ?? 0, expired: details.expired ?? 0 })}</span>}
        {details.causes?.map((cause) => (
          <span key={cause} className={classes.said}>
            {t(`causes.${cause}`)}
          </span>
        ))}
        {(about.kind === "training_class" || about.kind === "risk_schedule") && (
          <span className={classes.said}>{[classTimeOf(details, day), peopleOf(details)].filter(Boolean).join("\n")}</span>
        )}
        {said !== "" && <span className={classes.said}>{said}</span>}
        <time className={classes.quiet} dateTime={createdAt}>
          {instant(createdAt)}
        </time>
      </PlaceLink>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${toggle}: ${subject}`}
        title={toggle}
        loading={mark.isPending}
        onClick={() => mark.mutate({ id, isRead: !isRead })}
      >
        <Icon size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
};
