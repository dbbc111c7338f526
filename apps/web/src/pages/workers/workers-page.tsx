import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { Button } from "@mantine/core";
import { IconTags } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ImportButton } from "../../features/imports/import-button.tsx";
import { WorkerList } from "../../features/workers/worker-list.tsx";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useProfile } from "../../shared/session/account.ts";
import { companiesHolding } from "../../shared/session/companies/company-holding.ts";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import { BadgeOfWorker, PrintDialog } from "./lazy-badges.ts";

const ActivityTypesDrawer = lazyDialog(async () => {
  const [{ ActivityTypesDrawer: Drawer }] = await Promise.all([
    import("../../features/activity-types/activity-types-drawer.tsx"),
    loadTexts(["activityTypes", "restrictionRefusals"]),
  ]);
  return Drawer;
});
const keeping: readonly PermissionKey[] = ["config_employee_activity_type"];

/** Button for the activity types, shown to users with the permission. */
const ActivityTypes = () => {
  const { t } = useTranslation("workers");
  const { company } = useCompanyHolding(keeping);
  const [opened, setOpened] = useState(false);
  if (!company?.isProvider) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconTags size={16} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t("activityTypes")}
      </Button>
      <ActivityTypesDrawer opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

const importing: readonly PermissionKey[] = ["import_employee"];

/** Import button for the suppliers in which the user may import workers. */
const ImportWorkers = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  const companies = useMemo(() => {
    const { companies: all = [], permissions: held = [] } = profile ?? {};
    return companiesHolding({ companies: all, held, selected, keys: importing }).filter(({ isProvider }) => isProvider);
  }, [profile, selected]);
  return <ImportButton place={{ kind: "workers" }} companies={companies} />;
};

const tools = (
  <>
    <ActivityTypes />
    <ImportWorkers />
  </>
);

export const WorkersPage = () => {
  const may = useMay();
  const badge = useDialog<number>();
  const printing = useDialog<readonly number[]>();
  return (
    <>
      <WorkerList
        tools={tools}
        onBadge={may("see_employee_badge") ? badge.open : undefined}
        onPrintBadges={may("print_employee_badge") ? printing.open : undefined}
      />
      <BadgeOfWorker workerId={badge.subject} opened={badge.opened} onClose={badge.close} />
      <PrintDialog workerIds={printing.subject ?? []} opened={printing.opened} onClose={printing.close} />
    </>
  );
};
