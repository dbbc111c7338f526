import { Button } from "@mantine/core";
import { IconCalendarQuestion } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { awaitingMonthsQuery } from "./awaiting-months-query.ts";

const AwaitingMonthsDrawer = lazyDialog(async () => {
  const [{ AwaitingMonthsDrawer: Drawer }] = await Promise.all([import("./awaiting-months-drawer.tsx"), loadTexts("serviceMonth")]);
  return Drawer;
});

/** Opens the declarations to decide. Shown to users who may decide, while there are any. */
export const AwaitingMonthsButton = () => {
  const { t } = useTranslation("pendencies");
  const may = useMay();
  const [companies] = useSelectedCompanies();
  const enabled = may("config_service_provided_analysis") && may("see_service_provided_analysis");
  const { data } = useInfiniteQuery({ ...awaitingMonthsQuery(companies), enabled });
  const drawer = useDialog<true>();
  const total = data?.pages[0]?.meta.totalResults ?? 0;
  if (!enabled || (total === 0 && !drawer.opened)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarQuestion size={16} aria-hidden="true" />} onClick={() => drawer.open(true)}>
        {t("awaitingMonths", { count: total })}
      </Button>
      <AwaitingMonthsDrawer opened={drawer.opened} onClose={drawer.close} />
    </>
  );
};
