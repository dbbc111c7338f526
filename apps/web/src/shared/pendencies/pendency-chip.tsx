import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../ui/status-chip.tsx";
import { statusLook } from "./status-look.ts";

const tones = { grey: "neutral", amber: "warn", green: "good" } as const;

/** Chip with the status of a pendency. */
export const PendencyChip = ({ status }: { readonly status: PendencyStatus }) => {
  const { t } = useTranslation("pendencyWords");
  const { ground, ink, Icon } = statusLook[status];
  return (
    <StatusChip tone={tones[ground]} ink={ink} Icon={Icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
};
