import { useMediaQuery } from "@mantine/hooks";
import { useLocation, useParams, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { referenceText } from "../../../shared/pendencies/reference-text.ts";
import { subjectNameOf } from "../../../shared/pendencies/subject-name-of.ts";
import { scrollIntoContainer } from "../scroll-into-container.ts";
import classes from "./queue.module.css";
import { useQueue } from "./queue-context.ts";
import { QueueItemLink } from "./queue-item-link.tsx";

/** On narrower screens the queue is hidden, because three columns do not fit. */
const WITH_QUEUE = "(min-width: 80em)";
const atOnce = { getInitialValueInEffect: false };

/** The list that the pendency was opened from, next to the document. It keeps its order during navigation. */
export const ReviewQueue = () => {
  const { t } = useTranslation("review");
  const { number } = useFormat();
  const { id = "" } = useParams({ strict: false });
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const { items, isComing, total, go } = useQueue();
  const router = useRouter();
  const list = useRef<HTMLOListElement>(null);
  const hasRoom = useMediaQuery(WITH_QUEUE, false, atOnce) ?? false;
  const isThere = hasRoom && (isComing || items.length > 0);
  useEffect(() => {
    if (!isThere || isComing) return;
    const show = () => {
      const here = list.current?.querySelector("[aria-current]");
      if (here) scrollIntoContainer(list.current, here);
    };
    show();
    // The router restores the scroll position of the list on navigation, so the list scrolls again after that.
    return router.subscribe("onRendered", show);
  }, [isThere, isComing, router]);
  if (!isThere) return null;
  return (
    <aside className={classes.queue} aria-label={t("queue.title")} aria-busy={isComing}>
      <p className={classes.head}>
        <strong>{t("queue.title")}</strong>
        {total && <span>{total.isExact ? number(total.count) : t("queue.moreThan", { total: number(total.count) })}</span>}
      </p>
      <ol ref={list} className={classes.items}>
        {items.map((item) => (
          <QueueItemLink
            key={item.id}
            id={item.id}
            name={item.name}
            whose={[referenceText(item), subjectNameOf(item), item.project.name].filter(Boolean).join(" · ")}
            status={item.status}
            isLeft={item.isLeft}
            isHere={String(item.id) === id}
            search={search}
            onGo={go}
          />
        ))}
      </ol>
    </aside>
  );
};
