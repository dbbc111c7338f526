import { IconShieldCheck, IconShieldOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../shared/ui/status-chip.tsx";

export const StateChip = ({ active }: { readonly active: boolean }) => {
  const { t } = useTranslation("mySecurity");
  return (
    <StatusChip tone={active ? "good" : "neutral"} Icon={active ? IconShieldCheck : IconShieldOff}>
      {t(active ? "on" : "off")}
    </StatusChip>
  );
};
