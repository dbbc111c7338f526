import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import type { WorkerClass } from "@emdia/contract/trainings/worker-class-routes.ts";
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import { ProfileBlock } from "../profile-block.tsx";
import { trainingClassesQuery } from "../profile-queries.ts";
import classes from "../worker-profile.module.css";
import { OwedTrainings } from "./owed-trainings.tsx";
import { WorkerAccidents } from "./worker-accidents.tsx";

type Face = Pick<ComponentProps<typeof StatusChip>, "tone" | "Icon">;
const faces: { readonly [S in ParticipantStatus]: Face } = {
  enrolled: { tone: "neutral", Icon: IconClock },
  present: { tone: "info", Icon: IconCircleCheck },
  absent: { tone: "neutral", Icon: IconCircleDashed },
  approved: { tone: "good", Icon: IconCircleCheck },
  failed: { tone: "bad", Icon: IconCircleX },
  removed: { tone: "neutral", Icon: IconCircleX },
};

type RowProps = { readonly row: WorkerClass };

/** Name of the class, linked for users who may open it. */
const ClassName = ({ row: { trainingClass, can } }: RowProps) =>
  can.detail ? (
    <Link className={classes.name} to="/treinamentos/editar-turma/$id" params={{ id: String(trainingClass.id) }}>
      {trainingClass.name}
    </Link>
  ) : (
    <span className={classes.name}>{trainingClass.name}</span>
  );

const Facts = ({ row: { company, kind, firstDay, lastDay, score, state, training } }: RowProps) => {
  const { t } = useTranslation("workerTrainings");
  const { day, number } = useFormat();
  const days = firstDay === lastDay ? day(firstDay) : t("span", { from: day(firstDay), until: day(lastDay) });
  const facts = [training.name, t(`kinds.${kind}`), company.name, days, score !== null && t("score", { score: number(score) })];
  return (
    <span className={classes.quiet}>
      {facts.filter(Boolean).join(" · ")}
      {state === "cancelled" && ` · ${t("cancelled")}`}
    </span>
  );
};

/** Until when an approved training is valid. */
const Validity = ({ row: { isInForce, validUntil } }: RowProps) => {
  const { t } = useTranslation("workerTrainings");
  const { day } = useFormat();
  if (isInForce === null) return null;
  if (validUntil === null) return <span className={classes.quiet}>{t("endless")}</span>;
  return <span className={classes.quiet}>{t(isInForce ? "validUntil" : "ended", { day: day(validUntil) })}</span>;
};

const Row = ({ row }: RowProps) => {
  const { t } = useTranslation("workerTrainings");
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <ClassName row={row} />
        <Facts row={row} />
        <Validity row={row} />
      </span>
      <StatusChip {...faces[row.status]}>{t(`statuses.${row.status}`)}</StatusChip>
    </li>
  );
};

/** Trainings that the worker owes, and the training classes of the worker, latest first. */
export const WorkerTrainings = ({ workerId }: { readonly workerId: number }) => {
  const { t } = useTranslation("workerTrainings");
  const { number } = useFormat();
  const query = useQuery(trainingClassesQuery(workerId));
  return (
    <ProfileBlock id="treinamentos" title={t("title")}>
      <OwedTrainings workerId={workerId} />
      <QueryStatePanel query={query}>
        {({ results, meta }) => (
          <>
            {results.length === 0 && <p className={classes.quiet}>{t("none")}</p>}
            <ul className={classes.lines} aria-label={t("title")}>
              {results.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
            {meta.totalResults > results.length && (
              <p className={classes.quiet}>{t("shown", { shown: number(results.length), total: number(meta.totalResults) })}</p>
            )}
          </>
        )}
      </QueryStatePanel>
      <WorkerAccidents workerId={workerId} />
    </ProfileBlock>
  );
};
