import { IconScale } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../ui/status-chip.tsx";

/** Mark of a pendency whose rejection is disputed. */
export const DisputeChip = () => {
  const { t } = useTranslation("pendencyWords");
  return (
    <StatusChip tone="info" Icon={IconScale}>
      {t("disputed")}
    </StatusChip>
  );
};
