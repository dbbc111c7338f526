import type { TrainingAccident } from "@emdia/contract/trainings/accident-routes.ts";
import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import { accidentsQuery } from "../profile-queries.ts";
import classes from "../worker-profile.module.css";
import type { AccidentDialogProps } from "./accident-dialog.tsx";

const AccidentDialog = lazyDialog<AccidentDialogProps>(async () => (await import("./accident-dialog.tsx")).AccidentDialog);

type RowProps = { readonly accident: TrainingAccident; readonly onOpen: (accident: TrainingAccident) => void };

const Row = ({ accident, onOpen }: RowProps) => {
  const { t } = useTranslation("workerTrainings");
  const { day } = useFormat();
  const { document, project, company, need, can } = accident;
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <span className={classes.name}>{t("accident.on", { day: day(accident.day) })}</span>
        <span className={classes.quiet}>{[document, project.name, company.name].join(" · ")}</span>
        {need !== null && <span className={classes.quiet}>{t("accident.reason", { reason: need.reason })}</span>}
      </span>
      {need !== null && (
        <StatusChip tone="warn" Icon={IconAlertTriangle}>
          {t("accident.required")}
        </StatusChip>
      )}
      {can.open && (
        <Button className={classes.act ?? ""} variant="default" size="xs" onClick={() => onOpen(accident)}>
          {t("accident.open")}
        </Button>
      )}
    </li>
  );
};

/** Accidents after which the contractor may require a training again. Nothing is shown without one. */
export const WorkerAccidents = ({ workerId }: { readonly workerId: number }) => {
  const { t } = useTranslation("workerTrainings");
  const { data } = useQuery(accidentsQuery(workerId));
  const [opened, open] = useState<TrainingAccident | null>(null);
  if (!data || data.results.length === 0) return null;
  return (
    <>
      <h3 className={classes.subtitle}>{t("accident.title")}</h3>
      <ul className={classes.lines} aria-label={t("accident.title")}>
        {data.results.map((accident) => (
          <Row key={`${accident.movementId} ${accident.pendencyId}`} accident={accident} onOpen={open} />
        ))}
      </ul>
      <AccidentDialog opened={opened !== null} workerId={workerId} accident={opened} onClose={() => open(null)} />
    </>
  );
};
