import type { WorkerClass } from "@emdia/contract/trainings/worker-class-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { scoreText } from "../../../shared/trainings/score.ts";
import { ParticipantChip } from "../../../shared/trainings/training-chips.tsx";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { ProfileBlock } from "../profile-block.tsx";
import { trainingClassesQuery } from "../profile-queries.ts";
import classes from "../worker-profile.module.css";
import { OwedTrainings } from "./owed-trainings.tsx";
import { WorkerAccidents } from "./worker-accidents.tsx";

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
  const { t, i18n } = useTranslation(["workerTrainings", "trainingWords"]);
  const { day } = useFormat();
  const days = firstDay === lastDay ? day(firstDay) : t("span", { from: day(firstDay), until: day(lastDay) });
  const facts = [
    training.name,
    t(`trainingWords:kinds.${kind}`),
    company.name,
    days,
    score !== null && t("score", { score: scoreText(score, i18n.language) }),
  ];
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

const Row = ({ row }: RowProps) => (
  <li className={classes.line}>
    <span className={classes.words}>
      <ClassName row={row} />
      <Facts row={row} />
      <Validity row={row} />
    </span>
    <ParticipantChip status={row.status} />
  </li>
);

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
