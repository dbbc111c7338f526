import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import type { PendencyAddress } from "../pendency-filter.ts";
import classes from "./pendency-toolbar.module.css";

type Removal = Pick<PendencyAddress, "sendByStart" | "sendByEnd" | "reviewOverdue">;
type Props = { readonly asked: PendencyAddress; readonly onRemove: (change: Removal) => void };

const Chip = ({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) => {
  const { t } = useTranslation("pendencies");
  return (
    <Button
      className={classes.one ?? ""}
      variant="light"
      rightSection={<IconX size={14} aria-hidden="true" />}
      title={t("filter.chips.deadline.remove")}
      onClick={onRemove}
    >
      {text}
    </Button>
  );
};

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
  if (range === null && !asked.reviewOverdue) return null;
  return (
    <div className={classes.chips}>
      {range !== null && <Chip text={range} onRemove={() => onRemove({ sendByStart: undefined, sendByEnd: undefined })} />}
      {asked.reviewOverdue && <Chip text={t("filter.chips.deadline.overdue")} onRemove={() => onRemove({ reviewOverdue: undefined })} />}
    </div>
  );
};
