import type { OwnExport } from "@emdia/contract/exports/routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../format/use-format.ts";

/** Text of the state of an export: in progress, number of lines and expiry, or the reason of the failure. */
export const useExportStateText = () => {
  const { t } = useTranslation("exports");
  const { instant, number } = useFormat();
  return (told: OwnExport): string => {
    if (told.state === "going") return t("going");
    if (told.state === "failed") return t(`failed.${told.reason}`);
    return t(told.kind === "training_certificates" ? "certificates" : "ready", {
      count: told.lines,
      total: number(told.lines),
      until: instant(told.endsAt),
    });
  };
};
