import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { IconUser } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { today } from "../../shared/format/today.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import { statusFaces } from "../../shared/workers/status-faces.ts";
import { workerImageQuery } from "../../shared/workers/worker-query.ts";
import { statusMovement } from "./status-movement.ts";
import classes from "./worker-drawer.module.css";

type Props = { readonly worker: WorkerRecord };

const Photo = ({ worker: { id, name, hasImage, updatedAt } }: Props) => {
  const { t } = useTranslation("workerDrawer");
  const { data } = useQuery({ ...workerImageQuery(id, updatedAt), enabled: hasImage });
  if (data) return <img className={classes.photo} src={data.url} alt={t("photoOf", { name })} />;
  return (
    <span className={classes.photo} aria-hidden="true">
      <IconUser size={30} stroke={1.5} />
    </span>
  );
};

/** Status of the worker, its dates and the movement that caused it. */
const Status = ({ worker }: Props) => {
  const { t } = useTranslation(["workerDrawer", "workerMovements"]);
  const { day } = useFormat();
  const { status, statusSince, statusChangesOn } = worker;
  const movement = statusMovement(worker, today());
  const kind = movement && movement.movementType !== "admission" ? t(`workerMovements:kinds.${movement.movementType}`) : null;
  const details = [
    statusSince && t("since", { day: day(statusSince) }),
    statusChangesOn && t("changesOn", { day: day(statusChangesOn) }),
    kind && (movement?.reason ? t("because", { kind, reason: movement.reason }) : kind),
  ].filter((part) => part !== null && part !== undefined);
  return (
    <div className={classes.status}>
      <StatusChip {...statusFaces[status]}>{t(`workerMovements:statuses.${status}`)}</StatusChip>
      {details.length > 0 && <span className={classes.quiet}>{details.join(" · ")}</span>}
    </div>
  );
};

/** Name, role and status of the worker. */
export const WorkerHead = ({ worker }: Props) => (
  <div className={classes.head}>
    <Photo worker={worker} />
    <div className={classes.who}>
      <h3 className={classes.name}>{worker.name}</h3>
      <p className={classes.quiet}>{worker.role}</p>
      <Status worker={worker} />
    </div>
  </div>
);
