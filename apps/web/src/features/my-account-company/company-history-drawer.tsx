import { enteredSources } from "@emdia/contract/companies/entered-sources.ts";
import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { companyHistoryQuery } from "./company-queries.ts";
import { toldChange } from "./told-change.ts";

const CompanyHistory = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("myCompany");
  const history = useInfiniteQuery(companyHistoryQuery(companyId));
  const deedOf = (entry: HistoryEntry) => {
    const { action, field } = toldChange(entry);
    return t(`history.actions.${action}`, { field: field === null ? "" : t(`history.fields.${field}`), name: entry.subject.name });
  };
  const tellValue = ({ field }: HistoryEntry, value: string) => {
    if (field === "mfaActive") return t(value === "true" ? "history.asked" : "history.notAsked");
    const source = field === "source" && enteredSources.find((one) => one === value);
    return source ? t(`history.sources.${source}`) : value;
  };
  return <HistoryLines history={history} words={t("history", { returnObjects: true })} deedOf={deedOf} tellValue={tellValue} />;
};

type Props = { readonly companyId: number; readonly opened: boolean; readonly onClose: () => void };

export const CompanyHistoryDrawer = ({ companyId, opened, onClose }: Props) => {
  const { t } = useTranslation(["myCompany", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <CompanyHistory companyId={companyId} />}
    </Drawer>
  );
};
