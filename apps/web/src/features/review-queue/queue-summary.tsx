import type { QueueFigures } from "@emdia/contract/pendencies/review-queue-routes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { QueueDocumentsLink } from "./queue-documents-link.tsx";
import classes from "./review-queue.module.css";
import { useQueueWords } from "./use-queue-words.ts";

const Figure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={classes.figure}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The queue of all projects, and when it will be empty. */
export const QueueSummary = ({ total }: { readonly total: QueueFigures }) => {
  const { t } = useTranslation("reviewQueue");
  const { number } = useFormat();
  const { age, outlook } = useQueueWords();
  const { waiting, overdue, dueToday, dueThisWeek, oldestDays, medianDays } = total;
  return (
    <section className={classes.summary} aria-label={t("summary")}>
      <dl className={classes.figures}>
        <Figure label={t("waiting")}>
          <QueueDocumentsLink label={t("showWaiting")}>{number(waiting)}</QueueDocumentsLink>
        </Figure>
        <Figure label={t("overdue")}>
          {overdue === 0 ? (
            number(0)
          ) : (
            <QueueDocumentsLink isOverdue label={t("showOverdue")}>
              {number(overdue)}
            </QueueDocumentsLink>
          )}
        </Figure>
        <Figure label={t("dueToday")}>{number(dueToday)}</Figure>
        <Figure label={t("dueThisWeek")}>{number(dueThisWeek)}</Figure>
        <Figure label={t("oldest")}>{age(oldestDays)}</Figure>
        <Figure label={t("median")}>{age(medianDays)}</Figure>
      </dl>
      <p className={classes.outlook}>{outlook(total)}</p>
    </section>
  );
};
