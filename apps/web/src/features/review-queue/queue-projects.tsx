import type { QueueOfProject } from "@emdia/contract/pendencies/review-queue-routes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import cards from "../../shared/list/list-cards.module.css";
import table from "../../shared/list/list-table.module.css";
import { AssigneeButton } from "./assignee-button.tsx";
import { QueueDocumentsLink } from "./queue-documents-link.tsx";
import classes from "./review-queue.module.css";
import { useQueueWords } from "./use-queue-words.ts";

const columns = [
  "assignee",
  "waiting",
  "overdue",
  "dueToday",
  "dueThisWeek",
  "oldest",
  "median",
  "decidedPerDay",
  "receivedPerDay",
  "emptyOn",
] as const;
type Column = (typeof columns)[number];

/** Cells of a project, by column. */
const useCells = () => {
  const { t } = useTranslation("reviewQueue");
  const { number } = useFormat();
  const { age, forecast } = useQueueWords();
  return (queue: QueueOfProject): { readonly [C in Column]: ReactNode } => ({
    assignee: (
      <AssigneeButton
        target={{ of: "project", id: queue.project.id, name: queue.project.name }}
        contractorId={queue.contractor.id}
        assignee={queue.assignee}
        can={queue.can}
      />
    ),
    waiting: number(queue.waiting),
    overdue:
      queue.overdue === 0 ? (
        number(0)
      ) : (
        <QueueDocumentsLink projectId={queue.project.id} isOverdue label={t("showOverdueOf", { project: queue.project.name })}>
          {number(queue.overdue)}
        </QueueDocumentsLink>
      ),
    dueToday: number(queue.dueToday),
    dueThisWeek: number(queue.dueThisWeek),
    oldest: age(queue.oldestDays),
    median: age(queue.medianDays),
    decidedPerDay: number(queue.decidedPerDay),
    receivedPerDay: number(queue.receivedPerDay),
    emptyOn: forecast(queue),
  });
};

const ProjectName = ({ queue: { project, contractor } }: { readonly queue: QueueOfProject }) => (
  <div className={classes.project}>
    <QueueDocumentsLink projectId={project.id}>{project.name}</QueueDocumentsLink>
    <span className={classes.quiet}>{contractor.name}</span>
  </div>
);

type Props = { readonly queues: readonly QueueOfProject[] };

export const QueueTable = ({ queues }: Props) => {
  const { t } = useTranslation("reviewQueue");
  const cellsOf = useCells();
  return (
    <table className={`${table.table} ${table.tall} ${classes.table}`}>
      <caption className={table.caption}>{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("project")}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => {
          const cells = cellsOf(queue);
          return (
            <tr key={queue.project.id}>
              <th scope="row" className={table.nameCell}>
                <ProjectName queue={queue} />
              </th>
              {columns.map((column) => (
                <td key={column} data-column={column}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

export const QueueCards = ({ queues }: Props) => {
  const { t } = useTranslation("reviewQueue");
  const cellsOf = useCells();
  return (
    <ul className={cards.cards} aria-label={t("caption")}>
      {queues.map((queue) => {
        const cells = cellsOf(queue);
        return (
          <li key={queue.project.id} className={cards.card}>
            <ProjectName queue={queue} />
            <dl className={classes.facts}>
              {columns.map((column) => (
                <div key={column}>
                  <dt>{t(column)}</dt>
                  <dd>{cells[column]}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
