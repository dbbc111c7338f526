import { Button } from "@mantine/core";
import { IconCircleCheck, IconPlayerSkipForward } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { listSearch } from "../../../shared/pendencies/sending-queue.ts";
import classes from "./queue.module.css";
import { resultOf, type SendingQueue } from "./queue-progress.ts";

type Props = { readonly id: number; readonly queue: SendingQueue };

/** End of the sending queue: what was sent, what was skipped, and the way back to the list. */
export const QueueSummary = ({ id, queue }: Props) => {
  const { t } = useTranslation("documents");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { sent, skipped, firstSkipped } = resultOf(queue);
  const Icon = firstSkipped ? IconPlayerSkipForward : IconCircleCheck;
  return (
    <section className={classes.end} aria-labelledby="queue-end">
      <Icon size={36} stroke={1.6} aria-hidden="true" />
      <h1 id="queue-end" ref={title} tabIndex={-1}>
        {t(firstSkipped ? "queue.endSkipped" : "queue.end")}
      </h1>
      <p>
        {[sent > 0 && t("queue.sentCount", { count: sent }), skipped > 0 && t("queue.skipped", { count: skipped })]
          .filter(Boolean)
          .join(" ")}
      </p>
      <div className={classes.ways}>
        {firstSkipped && <Button onClick={() => queue.go(firstSkipped)}>{t("queue.goToSkipped")}</Button>}
        <Button
          variant={firstSkipped ? "default" : "filled"}
          renderRoot={(props) => <Link to="/pendencias" search={listSearch} {...props} />}
        >
          {t("queue.toList")}
        </Button>
        <Button variant="subtle" onClick={() => queue.go({ id })}>
          {t("queue.lastOne")}
        </Button>
      </div>
    </section>
  );
};
