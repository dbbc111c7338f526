import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import type { PendencyAddress } from "../pendency-filter.ts";
import { FilterChip } from "./filter-chip.tsx";

type Removal = Pick<PendencyAddress, "sendByStart" | "sendByEnd" | "reviewOverdue">;
type Props = { readonly asked: PendencyAddress; readonly onRemove: (change: Removal) => void };

const useRangeText = ({ sendByStart, sendByEnd }: Removal): string | null => {
  const { t } = useTranslation("pendencies");
  const { day } = useFormat();
  const [from, until] = [sendByStart && day(sendByStart), sendByEnd && day(sendByEnd)];
  if (from && until) return t("filter.chips.deadline.between", { from, until });
  if (from) return t("filter.chips.deadline.from", { from });
  return until ? t("filter.chips.deadline.until", { until }) : null;
};

/** The filters by deadline, as removable chips. */
export const DeadlineChips = ({ asked, onRemove }: Props) => {
  const { t } = useTranslation("pendencies");
  const range = useRangeText(asked);
  const title = t("filter.chips.deadline.remove");
  return (
    <>
      {range !== null && (
        <FilterChip text={range} title={title} onRemove={() => onRemove({ sendByStart: undefined, sendByEnd: undefined })} />
      )}
      {asked.reviewOverdue && (
        <FilterChip text={t("filter.chips.deadline.overdue")} title={title} onRemove={() => onRemove({ reviewOverdue: undefined })} />
      )}
    </>
  );
};
