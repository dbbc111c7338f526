import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AllOfPage } from "../../shared/bulk/all-of-page.tsx";
import { useFormat } from "../../shared/format/use-format.ts";
import table from "../../shared/list/list-table.module.css";
import { SupplierLink } from "../../shared/suppliers/supplier-link.tsx";
import { WorkerMayWork } from "../../shared/workers/may-work/worker-may-work.tsx";
import { useMayChoose } from "./use-may-choose.ts";
import type { WorkerSelection } from "./worker-filter.ts";
import {
  type OpenBadge,
  WorkerBadge,
  WorkerChoice,
  WorkerName,
  WorkerPendencies,
  WorkerProjects,
  WorkerRestriction,
} from "./worker-parts.tsx";
import { WorkerStatus } from "./worker-status.tsx";
import classes from "./worker-table.module.css";

type Props = { readonly workers: readonly WorkerRow[]; readonly selection: WorkerSelection; readonly onBadge: OpenBadge };

type RowProps = Omit<Props, "workers"> & { readonly worker: WorkerRow; readonly offersChoice: boolean };
const Row = ({ worker, selection, offersChoice, onBadge }: RowProps) => {
  const { day } = useFormat();
  return (
    <tr>
      {offersChoice && (
        <td className={table.choiceCell}>
          <WorkerChoice worker={worker} selection={selection} />
        </td>
      )}
      <th scope="row" className={table.nameCell}>
        <WorkerName worker={worker} />
      </th>
      <td title={worker.provider.name}>
        <SupplierLink supplier={worker.provider} />
      </td>
      <td>
        <WorkerStatus worker={worker} />
        <WorkerRestriction worker={worker} />
      </td>
      <td>
        <WorkerMayWork worker={worker} />
      </td>
      <td>
        <WorkerProjects worker={worker} />
      </td>
      <td>
        <WorkerPendencies worker={worker} />
      </td>
      <td className={classes.wide}>{day(worker.admissionDate)}</td>
      {onBadge && (
        <td className={classes.badgeCell}>
          <WorkerBadge worker={worker} onOpen={onBadge} />
        </td>
      )}
    </tr>
  );
};

/** The worker list as a table, for wide screens. */
export const WorkerTable = ({ workers, selection, onBadge }: Props) => {
  const { t } = useTranslation("workers");
  // No selection column if no bulk action exists for any of the workers.
  const offered = workers.filter(useMayChoose());
  const offersChoice = offered.length > 0;
  return (
    <table className={`${table.table} ${table.tall}`}>
      <caption className={table.caption}>{t("caption")}</caption>
      <thead>
        <tr>
          {offersChoice && (
            <th className={table.choiceHead}>
              <AllOfPage rows={offered} selection={selection} />
            </th>
          )}
          <th className={classes.nameHead}>{t("column.name")}</th>
          <th className={classes.providerHead}>{t("column.provider")}</th>
          <th>{t("column.status")}</th>
          <th className={classes.mayWorkHead}>{t("column.mayWork")}</th>
          <th>{t("column.projects")}</th>
          <th className={classes.pendenciesHead}>{t("column.pendencies")}</th>
          <th className={`${classes.wide} ${classes.dayHead}`}>{t("column.admission")}</th>
          {onBadge && (
            <th className={classes.badgeHead}>
              <VisuallyHidden>{t("column.actions")}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {workers.map((worker) => (
          <Row key={worker.id} worker={worker} selection={selection} offersChoice={offersChoice} onBadge={onBadge} />
        ))}
      </tbody>
    </table>
  );
};
