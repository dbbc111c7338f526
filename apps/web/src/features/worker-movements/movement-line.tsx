import type { Movement } from "@emdia/contract/workers/movement.ts";
import { ActionIcon } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import { statusFaces } from "../../shared/workers/status-faces.ts";
import classes from "./worker-movements.module.css";

const useWhere = ({ project, fromProject, movementType }: Movement): string => {
  const { t } = useTranslation("workerMovements");
  if (movementType === "transfer")
    return t("line.transfer", { from: fromProject?.name ?? t("line.elsewhere"), to: project?.name ?? t("line.elsewhere") });
  return project ? `${project.name} · ${project.contractorName}` : t("allProjects");
};

const useDetails = ({ newRole, exposedToRisk, reason }: Movement): readonly string[] => {
  const { t } = useTranslation("workerMovements");
  return [
    newRole === null ? "" : t("line.role", { role: newRole }),
    exposedToRisk === null ? "" : t(exposedToRisk ? "line.exposed" : "line.unexposed"),
    reason ?? "",
  ].filter((detail) => detail !== "");
};

type Props = { readonly movement: Movement; readonly onChange: () => void; readonly onRemove: () => void };

/** One movement: dates, kind, project and resulting status. */
export const MovementLine = ({ movement, onChange, onRemove }: Props) => {
  const { t } = useTranslation("workerMovements");
  const { day } = useFormat();
  const { movementType, status, startDate, endDate, can } = movement;
  const { tone, Icon } = statusFaces[status];
  const what = { kind: t(`kinds.${movementType}`), day: day(startDate) };
  const details = useDetails(movement);
  return (
    <li className={classes.line}>
      <time className={classes.when} dateTime={startDate}>
        {endDate === null ? day(startDate) : t("line.days", { from: day(startDate), until: day(endDate) })}
      </time>
      <div className={classes.what}>
        <strong>{what.kind}</strong>
        <span className={classes.quiet}>{useWhere(movement)}</span>
        {details.map((detail) => (
          <span key={detail} className={classes.quiet}>
            {detail}
          </span>
        ))}
      </div>
      <div className={classes.left}>
        <StatusChip tone={tone} Icon={Icon}>
          {t(`statuses.${status}`)}
        </StatusChip>
      </div>
      <div className={classes.tools}>
        {can.update && (
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t("change.of", what)} onClick={onChange}>
            <IconPencil size={18} aria-hidden="true" />
          </ActionIcon>
        )}
        {can.remove && (
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t("remove.of", what)} onClick={onRemove}>
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    </li>
  );
};
