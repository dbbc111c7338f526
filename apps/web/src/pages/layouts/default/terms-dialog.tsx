import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { HorizonCard } from "../../../shared/ui/horizon-card.tsx";

/** Where the terms will be read. It stays mounted, so that closing it gives the focus back. */
export const TermsDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation("shell");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={560}
      title={t("terms.title")}
      closeButtonProps={{ "aria-label": t("close", { ns: "shared" }) }}
      centered
    >
      <HorizonCard sun="rising" eyebrow={t("reserved.eyebrow")} says={t("terms.says")} />
    </Modal>
  );
};
