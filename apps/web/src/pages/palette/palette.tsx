import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CommandSearch } from "./command-search.tsx";

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Command palette: searches, opens screens and runs global actions. */
export const Palette = ({ opened, onClose }: Props) => {
  const { t } = useTranslation("palette");
  return (
    <Modal.Root opened={opened} onClose={onClose} size={560} padding={0} yOffset="12dvh">
      <Modal.Overlay />
      <Modal.Content aria-label={t("title")} radius="md">
        <CommandSearch onDone={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
};
