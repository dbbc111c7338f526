import { Button } from "@mantine/core";
import { IconCalendarQuestion, IconCalendarX } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useStandsOn } from "../../../shared/session/companies/both-sides.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { type MonthList, serviceMonthsQuery } from "./service-months-query.ts";

const ServiceMonthsDrawer = lazyDialog(async () => {
  const [{ ServiceMonthsDrawer: Drawer }] = await Promise.all([import("./service-months-drawer.tsx"), loadTexts("serviceMonth")]);
  return Drawer;
});

const faces = {
  awaiting: { Icon: IconCalendarQuestion, text: "awaitingMonths", key: "config_service_provided_analysis", side: "contractor" },
  denied: { Icon: IconCalendarX, text: "deniedMonths", key: "send_pendency_analysis", side: "provider" },
} as const satisfies { readonly [L in MonthList]: object };

/** `isCompact` shows the number only, so that the tools fit in one line of a phone. */
type Props = { readonly list: MonthList; readonly isCompact: boolean };

/**
 * Opens the declarations that wait for the user: to decide for a contractor, denied for a supplier. On a phone always shown,
 * because a button that loads later would move the list, otherwise while there are any.
 */
const MonthsButton = ({ list, isCompact }: Props) => {
  const { t } = useTranslation("pendencies");
  const may = useMay();
  const [companies] = useSelectedCompanies();
  const { Icon, text, key, side } = faces[list];
  const isOnSide = useStandsOn(side);
  const enabled = isOnSide && may(key) && may("see_service_provided_analysis");
  const { data } = useInfiniteQuery({ ...serviceMonthsQuery(list, companies), enabled });
  const { number } = useFormat();
  const drawer = useDialog<true>();
  const total = data?.pages[0]?.meta.totalResults ?? 0;
  const label = t(text, { count: total });
  if (!enabled || (!isCompact && total === 0 && !drawer.opened)) return null;
  return (
    <>
      <Button
        variant="default"
        aria-label={label}
        title={label}
        leftSection={<Icon size={16} aria-hidden="true" />}
        onClick={() => drawer.open(true)}
      >
        {isCompact ? number(total) : label}
      </Button>
      <ServiceMonthsDrawer list={list} opened={drawer.opened} onClose={drawer.close} />
    </>
  );
};

/** The buttons of both sides. */
export const ServiceMonthsButtons = ({ isCompact }: Pick<Props, "isCompact">) => (
  <>
    <MonthsButton list="awaiting" isCompact={isCompact} />
    <MonthsButton list="denied" isCompact={isCompact} />
  </>
);
