import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { reviewQueueStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { VisuallyHidden } from "@mantine/core";
import { IconPointFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ChoiceBox } from "../../shared/bulk/choice-box.tsx";
import { today } from "../../shared/format/today.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { keepSearchParams } from "../../shared/list/keep-search-params.ts";
import { DisputeChip } from "../../shared/pendencies/dispute-chip.tsx";
import { DOCUMENTS_HASH } from "../../shared/pendencies/documents-hash.ts";
import { expiryMark } from "../../shared/pendencies/expiry.ts";
import { isMovable } from "../../shared/pendencies/moves/own-moves.ts";
import { PendencyChip } from "../../shared/pendencies/pendency-chip.tsx";
import { isToSend } from "../../shared/pendencies/pending-corrections.ts";
import { referenceText } from "../../shared/pendencies/reference-text.ts";
import { RejectionMark } from "../../shared/pendencies/rejection-mark.tsx";
import { subjectNameOf } from "../../shared/pendencies/subject-name-of.ts";
import { timeLeft } from "../../shared/pendencies/time-left.ts";
import { useTimeLeft } from "../../shared/pendencies/use-time-left.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { SupplierLink } from "../../shared/suppliers/supplier-link.tsx";
import lines from "../../shared/ui/lines.module.css";
import { isReview, nextStep } from "./next-step.ts";
import type { PendencySelection } from "./pendency-filter.ts";
import classes from "./pendency-parts.module.css";

type Props = { readonly pendency: PendencyRow };
const isAwaitingReview = (status: PendencyRow["status"]): boolean => reviewQueueStatuses.includes(status);

/** The document name with its reference period, and a mark if the pendency waits for the user. */
export const PendencyName = ({ pendency }: Props) => {
  const { id, name, isAwaitingAction, plan } = pendency;
  const { t } = useTranslation("pendencies");
  const may = useMay();
  const reference = referenceText(pendency);
  return (
    <span className={classes.what}>
      <span className={classes.named}>
        {isAwaitingAction && (
          <span className={classes.waits} title={t("waits")}>
            <IconPointFilled size={14} aria-hidden="true" />
            <VisuallyHidden>{t("waits")}</VisuallyHidden>
          </span>
        )}
        {may("see_details_pendency") ? (
          <Link
            data-row={id}
            className={classes.link}
            to="/pendencias/editar/$id"
            params={{ id: String(id) }}
            search={keepSearchParams}
            title={name}
          >
            {name}
          </Link>
        ) : (
          <span data-row={id} tabIndex={-1} className={classes.link} title={name}>
            {name}
          </span>
        )}
      </span>
      <span className={lines.quiet}>{reference ? `${plan} · ${t("reference", { reference })}` : plan}</span>
    </span>
  );
};

/** The subject of the pendency: the worker with the company, or the company. */
export const PendencyWhose = ({ pendency }: Props) => (
  <span className={classes.what}>
    <span className={classes.clamped} title={subjectNameOf(pendency)}>
      {pendency.employee ? subjectNameOf(pendency) : <SupplierLink supplier={pendency.company} />}
    </span>
    {pendency.employee && (
      <span className={`${lines.quiet} ${classes.clamped}`} title={pendency.company.name}>
        <SupplierLink supplier={pendency.company} />
      </span>
    )}
  </span>
);

export const PendencyProject = ({ pendency: { project, contractor } }: Props) => {
  const contract = project.contract ? `${project.contract} · ${contractor.name}` : contractor.name;
  return (
    <span className={classes.what}>
      <span className={classes.clamped} title={project.name}>
        {project.name}
      </span>
      <span className={`${lines.quiet} ${classes.clamped}`} title={contract}>
        {contract}
      </span>
    </span>
  );
};

/** Opens the documents of a rejected pendency at once, for users who may send a new one. */
const CorrectLink = ({ pendency }: Props) => {
  const { t } = useTranslation("pendencies");
  const may = useMay();
  if (!pendency.rejection || !isToSend(pendency) || !may("see_details_pendency")) return null;
  return (
    <Link
      className={classes.correct}
      to="/pendencias/editar/$id"
      params={{ id: String(pendency.id) }}
      search={keepSearchParams}
      hash={DOCUMENTS_HASH}
      aria-label={t("next.correctOf", { name: pendency.name, whose: subjectNameOf(pendency) })}
    >
      {t("next.correct")}
    </Link>
  );
};

/** The status. A rejected pendency and an inactive one also show the reason. */
export const PendencyStatusCell = ({ pendency }: Props) => {
  const { t } = useTranslation(["pendencyWords", "pendencies"]);
  const { status, active, rest, rejection, isDisputed, assignee } = pendency;
  return (
    <span className={classes.status}>
      <span className={classes.marks}>
        <PendencyChip status={status} />
        {rejection && <RejectionMark />}
        {isDisputed && <DisputeChip />}
      </span>
      {rejection?.reason && (
        <span className={`${lines.quiet} ${classes.reason}`} title={rejection.reason}>
          {rejection.reason}
        </span>
      )}
      {assignee && isAwaitingReview(status) && (
        <span className={`${lines.quiet} ${classes.clamped}`} title={assignee.name}>
          {t("pendencies:assignedTo", { name: assignee.name })}
        </span>
      )}
      <CorrectLink pendency={pendency} />
      {!active && (
        <span className={lines.quiet}>{rest ? t("rest.because", { reason: t(`rest.reasons.${rest.reason}`) }) : t("rest.unknown")}</span>
      )}
    </span>
  );
};

/** The expiry date and the remaining time, or a text that there is no date. */
export const PendencyExpiry = ({ pendency }: Props) => {
  const { day } = useFormat();
  const text = useTimeLeft("sentence")(pendency);
  const isDated = pendency.expirationDate !== null && timeLeft(pendency, today()) !== null;
  return (
    <span className={classes.what}>
      {isDated && pendency.expirationDate !== null && <span className={classes.day}>{day(pendency.expirationDate)}</span>}
      <span className={`${lines.quiet} ${classes.expiry}`} data-due={expiryMark(pendency, today())}>
        {text}
      </span>
    </span>
  );
};

export const PendencyNext = ({ pendency }: Props) => {
  const { t } = useTranslation(["pendencies", "pendencyWords"]);
  const next = nextStep(pendency);
  if (next === null) return <span className={lines.quiet}>{t("next.nothing")}</span>;
  if ("waitsFor" in next) return <span>{t("next.others")}</span>;
  // The answers of the checklist decide between finish and reject, so both are shown as review.
  return <span>{isReview(next.move) ? t("next.review") : t(`pendencyWords:moves.${next.move}`)}</span>;
};

/** Only a pendency with a move can be selected. A selected one can always be deselected, even after another user moved it. */
export const mayChoose = (pendency: PendencyRow, { chosen }: PendencySelection): boolean => isMovable(pendency) || chosen.has(pendency.id);

export const PendencyChoice = ({ pendency, selection }: Props & { readonly selection: PendencySelection }) => {
  const { t } = useTranslation("pendencies");
  if (!mayChoose(pendency, selection)) return null;
  const label = t("select", { name: pendency.name, whose: subjectNameOf(pendency) });
  return <ChoiceBox className={classes.choice} rows={[pendency]} selection={selection} label={label} />;
};
