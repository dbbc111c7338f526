import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { customFieldHistoryQuery } from "./fields-queries.ts";
import { changedIn, deedIn, switchedIn } from "./history-deed.ts";

const History = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("customFields");
  const history = useInfiniteQuery(customFieldHistoryQuery(companyId));
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      deedOf={(entry) =>
        t(`history.actions.${deedIn(entry)}`, {
          name: entry.subject.name ?? "",
          field: entry.field ?? "",
          what: t(`history.what.${changedIn(entry)}`),
        })
      }
      tellValue={(entry, value) => {
        const switched = switchedIn(entry, value);
        return switched ? t(`history.${switched.field}.${switched.value}`) : value;
      }}
    />
  );
};

type Props = { readonly opened: boolean; readonly companyId: number; readonly onClose: () => void };

export const HistoryDrawer = ({ opened, companyId, onClose }: Props) => {
  const { t } = useTranslation(["customFields", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      <History companyId={companyId} />
    </Drawer>
  );
};
