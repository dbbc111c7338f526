import type { Plan } from "@emdia/contract/limits.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { WorkerProject, WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { PendencyChip } from "../../shared/pendencies/pendency-chip.tsx";
import { placesFrom } from "./places-from.ts";
import classes from "./worker-drawer.module.css";

/** The most urgent pendency status of a plan. */
const PlanStands = ({ plan, status }: { readonly plan: Plan; readonly status: string | null }) => {
  const known = pendencyStatuses.find((one) => one === status);
  if (!known) return null;
  return (
    <span className={classes.plan}>
      {plan} <PendencyChip status={known} />
    </span>
  );
};

type Props = {
  readonly worker: WorkerRecord;
  /** The project of the document. */
  readonly projectId: number;
};

const Place = ({ project, isHere }: { readonly project: WorkerProject; readonly isHere: boolean }) => {
  const { t } = useTranslation("workerDrawer");
  const { day, number } = useFormat();
  const { name, contractorName, hiringDate, endDate, pendencyTotal, statusSSMA, statusSTP } = project;
  const from = day(hiringDate);
  return (
    <li className={classes.place}>
      <span className={classes.label}>
        {name}
        {isHere && <span className={classes.here}>{t("here")}</span>}
      </span>
      <span className={classes.quiet}>
        {contractorName} · {endDate ? t("span", { from, until: day(endDate) }) : t("since", { day: from })}
      </span>
      <span className={classes.plans}>
        <span>{t("pending", { count: pendencyTotal, total: number(pendencyTotal) })}</span>
        <PlanStands plan="SSMA" status={statusSSMA} />
        <PlanStands plan="STP" status={statusSTP} />
      </span>
    </li>
  );
};

/** The worker's projects, with the pendencies in each. */
export const WorkerPlaces = ({ worker, projectId }: Props) => {
  const { t } = useTranslation("workerDrawer");
  const shown = placesFrom(worker.projects, projectId);
  return (
    <section aria-labelledby="worker-places">
      <h4 id="worker-places" className={classes.title}>
        {t("projects")}
      </h4>
      {shown.length === 0 && <p className={classes.quiet}>{t("noProjects")}</p>}
      <ul className={classes.lines}>
        {shown.map((project) => (
          <Place key={project.contractId} project={project} isHere={project.id === projectId} />
        ))}
      </ul>
    </section>
  );
};
