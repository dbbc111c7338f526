import type { Facility } from "@emdia/contract/facilities/routes.ts";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import lines from "../../shared/ui/lines.module.css";
import { FacilityRow } from "./facility-row.tsx";

const HistoryDrawer = lazyDialog(async () => (await import("./facility-history-drawer.tsx")).FacilityHistoryDrawer);
const RemovalDialog = lazyDialog(async () => (await import("./facility-removal.tsx")).FacilityRemovalDialog);

/** The facilities of a page, with their history drawer and delete dialog. */
export const FacilityRows = ({ facilities }: { readonly facilities: readonly Facility[] }) => {
  const { t } = useTranslation("facilities");
  const list = useRef<HTMLUListElement>(null);
  const history = useDialog<Facility>();
  const removal = useDialog<Facility>();
  const isOneCompany = new Set(facilities.map(({ companyId }) => companyId)).size <= 1;
  return (
    <>
      <ul ref={list} className={lines.lines} tabIndex={-1} aria-label={t("title")}>
        {facilities.map((facility) => (
          <FacilityRow key={facility.id} facility={facility} withCompany={!isOneCompany} onHistory={history.open} onRemove={removal.open} />
        ))}
      </ul>
      <HistoryDrawer facility={history.subject} opened={history.opened} onClose={history.close} />
      <RemovalDialog
        facility={removal.subject}
        opened={removal.opened}
        onClose={removal.close}
        focusInstead={() => list.current?.focus()}
      />
    </>
  );
};
