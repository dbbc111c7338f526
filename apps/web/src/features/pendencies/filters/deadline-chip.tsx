import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { FilterChip } from "../../../shared/list/filter-chip.tsx";
import type { PendencyAddress } from "../pendency-filter.ts";
import type { deadlineDays } from "./filter-kinds.ts";

type Removal = Pick<PendencyAddress, (typeof deadlineDays)[number]>;
type Props = { readonly asked: PendencyAddress; readonly onRemove: (change: Removal) => void };

const useRangeText = ({ sendByStart, sendByEnd }: Removal): string | null => {
  const { t } = useTranslation("pendencies");
  const { day } = useFormat();
  const [from, until] = [sendByStart && day(sendByStart), sendByEnd && day(sendByEnd)];
  if (from && until) return t("filter.chips.deadline.between", { from, until });
  if (from) return t("filter.chips.deadline.from", { from });
  return until ? t("filter.chips.deadline.until", { until }) : null;
};

/** The filter by the deadline of the supplier, as a removable chip. */
export const DeadlineChip = ({ asked, onRemove }: Props) => {
  const { t } = useTranslation("pendencies");
  const range = useRangeText(asked);
  if (range === null) return null;
  const remove = () => onRemove({ sendByStart: undefined, sendByEnd: undefined });
  return <FilterChip text={range} title={t("filter.chips.deadline.remove")} onRemove={remove} />;
};
