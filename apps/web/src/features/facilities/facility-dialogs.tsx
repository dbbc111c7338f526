import type { Facility } from "@emdia/contract/facilities/routes.ts";
import { Drawer } from "@mantine/core";
import { useTranslation } from "../../shared/i18n/use-translation.ts";
import { FacilityHistory } from "./facility-history.tsx";
import { FacilityRemoval } from "./facility-removal.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import type { useDialog } from "./use-dialog.ts";

type Dialog = ReturnType<typeof useDialog<Facility>>;
type Props = { readonly history: Dialog; readonly removal: Dialog; readonly focusInstead: () => void };

/** What opens over the list about one of its units. */
export const FacilityDialogs = ({ history, removal, focusInstead }: Props) => {
  const { t } = useTranslation(["facilities", "shared"]);
  return (
    <>
      <Drawer
        opened={history.opened}
        onClose={history.close}
        title={t("history.title", { name: history.subject?.name ?? "" })}
        closeButtonProps={{ "aria-label": t("shared:close") }}
      >
        {history.subject && <FacilityHistory facilityId={history.subject.id} />}
      </Drawer>
      <RemovalDialog opened={removal.opened} title={t("removing.unit")} onClose={removal.close} focusInstead={focusInstead}>
        {removal.subject && <FacilityRemoval facility={removal.subject} onClose={removal.close} />}
      </RemovalDialog>
    </>
  );
};
