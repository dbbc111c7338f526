import type { CompetenceReasonLine } from "@emdia/contract/risk-schedule/competence.ts";
import type { Moment } from "@emdia/contract/risk-schedule/moment.ts";
import { useTranslation } from "react-i18next";
import { daysAfter } from "../../../shared/days/months-after.ts";
import { today } from "../../../shared/format/today.ts";
import { useFormat } from "../../../shared/format/use-format.ts";

type Line = Pick<CompetenceReasonLine, "reason" | "since" | "until" | "note" | "norm">;

/** Text of a reason why a worker may not do the work, such as "NR-35 vence em 12/03/2026, antes do fim". */
export const useReasonText = () => {
  const { t } = useTranslation("riskSchedule");
  const { day } = useFormat();
  const ofDocument = ({ since, note, norm }: Line, start: Moment): string => {
    const name = note ?? norm ?? "";
    if (since === null) return t("reasons.missing", { name });
    const last = daysAfter(since, -1);
    if (last < today()) return t("reasons.lapsed", { name, day: day(last) });
    return t(last < start.day ? "reasons.lapsesBefore" : "reasons.lapsesWithin", { name, day: day(last) });
  };
  return (line: Line, start: Moment): string => {
    const { reason, since, until, note } = line;
    if (reason === "training" || reason === "activity_document") return ofDocument(line, start);
    const text = t(`reasons.of.${reason}`, {
      name: note ?? "",
      since: since === null ? "" : t("reasons.since", { day: day(since) }),
      until: until === null ? "" : t("reasons.until", { day: day(until) }),
      begins: until === null ? t("reasons.notBegun") : t("reasons.begins", { day: day(daysAfter(until, 1)) }),
    });
    return note === null || reason === "activity_not_declared" ? text : `${text} (${note})`;
  };
};
