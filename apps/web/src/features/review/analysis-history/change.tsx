import { refusalReasons } from "@emdia/contract/catalogue/vocabulary.ts";
import { type AnalysisEntry, analysisFields } from "@emdia/contract/pendencies/analysis-entry.ts";
import { checklistStatuses, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { VisuallyHidden } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { PendencyChip } from "../../../shared/pendencies/pendency-chip.tsx";
import { AnswerChip } from "../checklist/answer-chip.tsx";
import classes from "./analysis-history.module.css";

const known = <V extends string>(values: readonly V[], value: string): V | undefined => values.find((one) => one === value);
const isDate = (field: string): boolean => field === "issueDate" || field === "expirationDate";
/** Fields with sentences are shown on lines of their own. */
const prose: readonly string[] = ["justification", "action", "example", "documents", "note"];

/** Formats a value as elsewhere: answers and statuses as chips, dates in the local format. */
const Value = ({ field, value }: { readonly field: string; readonly value: string }) => {
  const { t } = useTranslation("review");
  const { day } = useFormat();
  const answer = field === "answer" ? known(checklistStatuses, value) : undefined;
  if (answer) return <AnswerChip status={answer} />;
  const status = field === "status" ? known(pendencyStatuses, value) : undefined;
  if (status) return <PendencyChip status={status} />;
  const reason = field === "reason" ? known(refusalReasons, value) : undefined;
  if (reason) return t(`reasons.${reason}`);
  return isDate(field) ? day(value) : value;
};

/** The old and the new value of a field. If both are equal, only one is shown. */
export const Change = ({ change: { fieldName, oldValue, newValue } }: { readonly change: AnalysisEntry }) => {
  const { t } = useTranslation("analysisHistory");
  const field = known(analysisFields, fieldName);
  const isChip = fieldName === "answer" || fieldName === "status";
  const label = field ? t(`fields.${field}`) : fieldName;
  const before = oldValue === newValue ? null : oldValue;
  return (
    <div className={classes.change} data-prose={prose.includes(fieldName) || undefined}>
      <dt className={classes.field}>{isChip ? <VisuallyHidden>{label}</VisuallyHidden> : label}</dt>
      <dd className={classes.values}>
        {before !== null && (
          <>
            <VisuallyHidden>{t("before")}: </VisuallyHidden>
            <del>
              <Value field={fieldName} value={before} />
            </del>
            <IconArrowRight size={14} stroke={1.9} aria-hidden="true" />
          </>
        )}
        <VisuallyHidden>{t("after")}: </VisuallyHidden>
        {newValue === null ? (
          <span className={classes.quiet}>{t("nothing")}</span>
        ) : (
          <ins>
            <Value field={fieldName} value={newValue} />
          </ins>
        )}
      </dd>
    </div>
  );
};
