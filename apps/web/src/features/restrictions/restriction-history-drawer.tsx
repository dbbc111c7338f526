import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../shared/exports/export-button.tsx";
import { useFormat } from "../../shared/format/use-format.ts";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { deedIn } from "./history-deed.ts";
import classes from "./restriction-list.module.css";
import { exportHistory, restrictionHistoryQuery } from "./restrictions-queries.ts";

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

const RestrictionHistory = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("restrictions");
  const { day } = useFormat();
  const history = useInfiniteQuery(restrictionHistoryQuery(companyId));
  const deedOf = ({ action, field, subject }: HistoryEntry) =>
    t(`history.deeds.${deedIn({ action, field })}`, { name: subject.name ?? "" });
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      deedOf={deedOf}
      tellValue={(_entry, value) => (isDay(value) ? day(value) : value)}
    />
  );
};

const ExportHistory = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("restrictions");
  return (
    <ExportButton
      label={t("history.export")}
      className={classes.export}
      ask={() => exportHistory(companyId)}
      tell={(asked) => t("history.exportAsked", asked)}
    />
  );
};

type Props = { readonly companyId: number; readonly mayExport: boolean; readonly opened: boolean; readonly onClose: () => void };

export const RestrictionHistoryDrawer = ({ companyId, mayExport, opened, onClose }: Props) => {
  const { t } = useTranslation(["restrictions", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {mayExport && <ExportHistory companyId={companyId} />}
      {opened && <RestrictionHistory companyId={companyId} />}
    </Drawer>
  );
};
