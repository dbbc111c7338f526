import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { ListSkeleton } from "../../shared/list/list-skeleton.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { MessageCard } from "./message-card.tsx";
import classes from "./outbox.module.css";
import { outboxQuery } from "./outbox-query.ts";

const OUTLINED_MESSAGES = 5;

const Messages = () => {
  const { t } = useTranslation("outbox");
  const messageOf = useMessageOf();
  const { data, error, refetch } = useQuery(outboxQuery);
  // Without the demo there is no outbox, and the router shows the not-found page.
  if (error instanceof ApiFailure && error.code === "demo.off") throw error;
  if (error !== null && !data) {
    const retry = (
      <Button variant="default" onClick={() => void refetch()}>
        {t("retry", { ns: "shared" })}
      </Button>
    );
    return <ListMessage role="alert" title={t("failed")} hint={messageOf(error)} action={retry} />;
  }
  if (!data) return <ListSkeleton rows={OUTLINED_MESSAGES} />;
  if (data.length === 0) return <ListMessage title={t("empty")} hint={t("emptyHint")} />;
  return (
    <ul className={classes.messages}>
      {data.map((message) => (
        <li key={message.id}>
          <MessageCard message={message} />
        </li>
      ))}
    </ul>
  );
};

/** The messages that the demo would have sent. */
export const Outbox = () => {
  const { t } = useTranslation("outbox");
  const { isFetching, refetch } = useQuery(outboxQuery);
  const reload = (
    <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.7} />} loading={isFetching} onClick={() => void refetch()}>
      {t("reload")}
    </Button>
  );
  return (
    <div className={classes.outbox}>
      <PageHeader title={t("title")} hint={t("hint")} actions={reload} />
      <Messages />
    </div>
  );
};
