import type { Movement } from "@emdia/contract/workers/movement.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import { statusFaces } from "../../shared/workers/status-faces.ts";
import classes from "./worker-drawer.module.css";

const SHOWN = 3;

const Line = ({ movement }: { readonly movement: Movement }) => {
  const { t } = useTranslation(["workerDrawer", "workerMovements"]);
  const { day } = useFormat();
  const { movementType, status, startDate, endDate, project, reason } = movement;
  const where = project?.name ?? t("workerMovements:allProjects");
  const when = endDate ? t("span", { from: day(startDate), until: day(endDate) }) : day(startDate);
  return (
    <li className={classes.movement}>
      <span>
        <span className={classes.label}>{t(`workerMovements:kinds.${movementType}`)}</span>
        <span className={classes.quiet}>{[when, where, reason].filter((part) => part !== null).join(" · ")}</span>
      </span>
      <StatusChip {...statusFaces[status]}>{t(`workerMovements:statuses.${status}`)}</StatusChip>
    </li>
  );
};

/** The latest movements of the worker. */
export const LatestMovements = ({ movements }: { readonly movements: readonly Movement[] }) => {
  const { t } = useTranslation("workerDrawer");
  const further = movements.length - SHOWN;
  return (
    <section aria-labelledby="worker-latest">
      <h4 id="worker-latest" className={classes.title}>
        {t("movements")}
      </h4>
      {movements.length === 0 && <p className={classes.quiet}>{t("noMovements")}</p>}
      <ol className={classes.lines}>
        {movements.slice(0, SHOWN).map((movement) => (
          <Line key={movement.id} movement={movement} />
        ))}
      </ol>
      {further > 0 && <p className={classes.quiet}>{t("further", { count: further })}</p>}
    </section>
  );
};
