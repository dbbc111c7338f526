import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Drawer } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DocumentsContent } from "./content/documents-content.tsx";

type Props = {
  readonly pendency: Pendency;
  readonly side: "left" | "right";
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Drawer with the documents of a pendency: drafts, current and past ones. */
export const DocumentsDrawer = ({ pendency, side, opened, onClose }: Props) => {
  const { t } = useTranslation(["documents", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={560}
      position={side}
      withOverlay={side === "right"}
      title={t("title")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <DocumentsContent pendency={pendency} />}
    </Drawer>
  );
};
