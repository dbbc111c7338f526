import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { today } from "../../shared/format/today.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { ClassStateChip } from "../../shared/trainings/training-chips.tsx";
import { endedValidity } from "../../shared/trainings/validity-end.ts";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import section from "../../shared/ui/panels/page-section.module.css";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import type { ActionDialogProps } from "./actions/action-dialog.ts";
import { ClassActions } from "./actions/class-actions.tsx";
import { ClassFacts } from "./class-facts.tsx";
import { classQuery } from "./class-queries.ts";
import { FilesSection } from "./files/files-section.tsx";
import { ParticipantsSection } from "./participants/participants-section.tsx";
import classes from "./training-class.module.css";

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.code === "training_class.not_found";

const Gone = () => {
  const { t } = useTranslation("trainingClass");
  return <PageHeader title={t("gone")} hint={t("goneSays")} />;
};

/** Shown while participants can still be added or approved, because their certificates would be over already. */
const ValidityNote = ({ training: { sessions, config, state, can } }: { readonly training: TrainingClass }) => {
  const { t } = useTranslation("trainingClass");
  const { day } = useFormat();
  const end = endedValidity({ sessions, validityMonths: config.validityMonths, today: today() });
  if (end === null || state !== "finished" || !(can.addEmployees || can.updateStatus)) return null;
  return <p className={`${section.note} ${classes.notice}`}>{t("validityOver", { day: day(end) })}</p>;
};

type DetailsProps = {
  readonly training: TrainingClass;
  readonly EditDialog: ComponentType<ActionDialogProps>;
  /** Import of results; passed in by the page. */
  readonly ImportResults: ComponentType<{ readonly training: TrainingClass }>;
};
const Details = ({ training, EditDialog, ImportResults }: DetailsProps) => {
  const { t } = useTranslation("trainingClass");
  const { name, state, config, companyName, cancelReason } = training;
  const hint = (
    <span className={classes.hint}>
      <ClassStateChip state={state} />
      {[config.name !== name && config.name, companyName].filter(Boolean).join(" · ")}
    </span>
  );
  return (
    <>
      <PageHeader title={name} hint={hint} actions={<ClassActions training={training} EditDialog={EditDialog} />} />
      {cancelReason !== null && <p className={`${section.note} ${classes.notice}`}>{t("facts.cancelled", { reason: cancelReason })}</p>}
      <ValidityNote training={training} />
      <ClassFacts training={training} />
      {(training.can.seeFiles || training.can.uploadFiles) && <FilesSection training={training} />}
      <ParticipantsSection training={training} tools={<ImportResults training={training} />} />
    </>
  );
};

type Props = Pick<DetailsProps, "EditDialog" | "ImportResults"> & {
  readonly id: number;
  /** The contractor of the class; null if the address does not name it. */
  readonly companyId: number | null;
};

/** A training class with its participants and what the user may do. */
export const ClassScreen = ({ id, companyId, ...slots }: Props) => {
  const { t } = useTranslation("trainingClass");
  const query = useQuery(classQuery(id, companyId));
  return (
    <>
      <PageBackLink renderRoot={(props) => <Link to="/treinamentos" {...props} />}>{t("back")}</PageBackLink>
      {isGone(query.error) ? (
        <Gone />
      ) : (
        <QueryStatePanel query={query}>
          {(training) => (training === null ? <Gone /> : <Details training={training} {...slots} />)}
        </QueryStatePanel>
      )}
    </>
  );
};
