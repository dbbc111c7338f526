import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { useTranslation } from "react-i18next";
import list from "../../shared/list/list-cards.module.css";
import { SupplierLink } from "../../shared/suppliers/supplier-link.tsx";
import lines from "../../shared/ui/lines.module.css";
import { WorkerMayWork } from "../../shared/workers/may-work/worker-may-work.tsx";
import classes from "./worker-cards.module.css";
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

type Props = { readonly workers: readonly WorkerRow[]; readonly selection: WorkerSelection; readonly onBadge: OpenBadge };

/** The worker list as cards, for narrow screens. */
export const WorkerCards = ({ workers, selection, onBadge }: Props) => {
  const { t } = useTranslation("workers");
  return (
    <ul className={list.cards} aria-label={t("caption")}>
      {workers.map((worker) => (
        <li key={worker.id} className={`${list.card} ${classes.card}`}>
          <div className={list.head}>
            <WorkerName worker={worker} />
            <span className={classes.tools}>
              <WorkerBadge worker={worker} onOpen={onBadge} />
              <WorkerChoice worker={worker} selection={selection} />
            </span>
          </div>
          <WorkerStatus worker={worker} />
          <WorkerMayWork worker={worker} isWhole />
          <WorkerRestriction worker={worker} />
          <span className={lines.quiet}>
            <SupplierLink supplier={worker.provider} />
          </span>
          <WorkerProjects worker={worker} />
          {worker.pendencyTotal > 0 && <WorkerPendencies worker={worker} />}
        </li>
      ))}
    </ul>
  );
};
