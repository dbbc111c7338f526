import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { type ChecklistStatus, checklistStatuses, pendencyStatuses, restReasons } from "@emdia/contract/pendencies/vocabulary.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { deedIn, isDate, isMove } from "./history-deed.ts";
import { pendencyHistoryQuery } from "./pendency-queries.ts";

const answers = { OK: "yes", INVALID: "no", NOT_APPLICABLE: "notApplicable", UNCHECKED: "unanswered" } as const satisfies {
  readonly [S in ChecklistStatus]: string;
};

/** The history of the pendency: actor, action, old and new value, and note. */
export const PendencyHistory = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords"]);
  const history = useInfiniteQuery(pendencyHistoryQuery(id));
  const { day } = useFormat();
  const tellDeed = (entry: HistoryEntry): string => {
    const deed = deedIn(entry);
    return isMove(deed) ? t(`pendencyWords:deeds.${deed}`) : t(`history.deeds.${deed}`, { about: entry.subject.name ?? "" });
  };
  const tellValue = ({ field }: HistoryEntry, value: string): string => {
    if (isDate(field)) return day(value);
    const answer = field === "answer" ? checklistStatuses.find((known) => known === value) : undefined;
    if (answer) return t(`answers.${answers[answer]}`);
    const reason = field === "rest" ? restReasons.find((known) => known === value) : undefined;
    if (reason) return t(`pendencyWords:rest.reasons.${reason}`);
    const status = field === "status" ? pendencyStatuses.find((known) => known === value) : undefined;
    return status ? t(`pendencyWords:status.${status}`) : value;
  };
  return <HistoryLines history={history} words={t("history", { returnObjects: true })} deedOf={tellDeed} tellValue={tellValue} />;
};
