import type { Facility } from "@emdia/contract/facilities/routes.ts";
import { Drawer } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FacilityHistory } from "./facility-history.tsx";

type Props = { readonly facility: Facility | null; readonly opened: boolean; readonly onClose: () => void };

export const FacilityHistoryDrawer = ({ facility, opened, onClose }: Props) => {
  const { t } = useTranslation(["facilities", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t("history.title", { name: facility?.name ?? "" })}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {facility && <FacilityHistory facilityId={facility.id} />}
    </Drawer>
  );
};
