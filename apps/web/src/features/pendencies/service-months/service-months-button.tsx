import { Button } from "@mantine/core";
import { IconCalendarQuestion } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
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

/** `isCompact` shows the number only, so that the tools fit in one line of a phone. */
type Props = { readonly isCompact: boolean };

/**
 * Opens the declarations to decide. Shown to users who may decide: on a phone always, because a button that loads later would move the
 * list, otherwise while there are any.
 */
export const AwaitingMonthsButton = ({ isCompact }: Props) => {
  const { t } = useTranslation("pendencies");
  const may = useMay();
  const [companies] = useSelectedCompanies();
  const enabled = may("config_service_provided_analysis") && may("see_service_provided_analysis");
  const { data } = useInfiniteQuery({ ...awaitingMonthsQuery(companies), enabled });
  const { number } = useFormat();
  const drawer = useDialog<true>();
  const total = data?.pages[0]?.meta.totalResults ?? 0;
  const label = t("awaitingMonths", { count: total });
  if (!enabled || (!isCompact && total === 0 && !drawer.opened)) return null;
  return (
    <>
      <Button
        variant="default"
        aria-label={label}
        title={label}
        leftSection={<IconCalendarQuestion size={16} aria-hidden="true" />}
        onClick={() => drawer.open(true)}
      >
        {isCompact ? number(total) : label}
      </Button>
      <AwaitingMonthsDrawer opened={drawer.opened} onClose={drawer.close} />
    </>
  );
};
