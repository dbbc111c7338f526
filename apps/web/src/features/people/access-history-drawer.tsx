import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { accessActionOf } from "./access-action.ts";
import { accessHistoryQuery } from "./people-queries.ts";
import { useToldValue } from "./use-told-value.ts";

const AccessHistory = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("people");
  const tellValue = useToldValue();
  const history = useInfiniteQuery(accessHistoryQuery(companyId));
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      deedOf={({ action, subject }) => t(`history.actions.${accessActionOf(action)}`, { name: subject.name ?? "" })}
      tellValue={tellValue}
    />
  );
};

type Props = { readonly companyId: number; readonly opened: boolean; readonly onClose: () => void };

export const AccessHistoryDrawer = ({ companyId, opened, onClose }: Props) => {
  const { t } = useTranslation(["people", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <AccessHistory companyId={companyId} />}
    </Drawer>
  );
};
