import { Button } from "@mantine/core";
import { IconFiles } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useStandsOn } from "../../../shared/session/companies/both-sides.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";

const SendManyDrawer = lazyDialog(async () => {
  const [{ SendManyDrawer: Drawer }] = await Promise.all([
    import("./send-many-drawer.tsx"),
    loadTexts(["sendMany", "uploads", "days", "drafts"]),
  ]);
  return Drawer;
});

/** `isCompact` shows the icon only, so that the tools fit in one line of a phone. */
type Props = { readonly isCompact: boolean };

/** Opens the drawer in which a supplier sends many files at once. */
export const SendManyButton = ({ isCompact }: Props) => {
  const { t } = useTranslation("pendencies");
  const may = useMay();
  const isOnSide = useStandsOn("provider");
  const drawer = useDialog<true>();
  if (!isOnSide || !may("send_pendency_analysis") || !may("upload_document_pendency")) return null;
  const icon = <IconFiles size={isCompact ? 18 : 16} stroke={1.7} aria-hidden="true" />;
  return (
    <>
      <Button
        variant="default"
        aria-label={t("sendMany")}
        title={t("sendMany")}
        onClick={() => drawer.open(true)}
        {...(isCompact ? { px: "sm" } : { leftSection: icon })}
      >
        {isCompact ? icon : t("sendMany")}
      </Button>
      <SendManyDrawer opened={drawer.opened} onClose={drawer.close} />
    </>
  );
};
