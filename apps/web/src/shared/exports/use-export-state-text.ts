import type { ExportKind, OwnExport } from "@emdia/contract/exports/routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../format/use-format.ts";

/** What the lines of a file are, if they are no lines. */
const counted: { readonly [K in ExportKind]?: "certificates" | "panels" } = {
  training_certificates: "certificates",
  panel_sheet: "panels",
  panel_pdf: "panels",
};

/** Text of the state of an export: in progress, number of lines and expiry, or the reason of the failure. */
export const useExportStateText = () => {
  const { t } = useTranslation("exports");
  const { instant, number } = useFormat();
  return (told: OwnExport): string => {
    if (told.state === "going") return t("going");
    if (told.state === "failed") return t(`failed.${told.reason}`);
    return t(counted[told.kind] ?? "ready", {
      count: told.lines,
      total: number(told.lines),
      until: instant(told.endsAt),
    });
  };
};
