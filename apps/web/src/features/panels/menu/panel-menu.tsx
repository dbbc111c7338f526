import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import { ActionIcon, Loader } from "@mantine/core";
import { IconDots, IconPhoto } from "@tabler/icons-react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { useSavePicture } from "../picture/use-save-picture.ts";
import { LazyActionMenu } from "./lazy-action-menu.ts";
import classes from "./menu.module.css";
import { PanelFilterContext } from "./panel-filter-context.ts";
import { useActionMenu } from "./use-action-menu.ts";

/** Menu of a panel: its picture. */
export const PanelMenu = ({ name }: { readonly name: PanelName }) => {
  const { t } = useTranslation("panels");
  const filter = useContext(PanelFilterContext);
  const { button, buttonProps, opened, onClose } = useActionMenu();
  const { save, isSaving } = useSavePicture(name);
  if (filter === null) return null;
  const label = t("menu.of", { title: t(`panels.${name}`) });
  const onChoose = () => {
    const panel = button.current?.closest("section");
    if (panel) save({ panel, filter });
  };
  return (
    <span className={classes.place}>
      <ActionIcon ref={button} variant="subtle" color="gray" size={28} aria-label={label} aria-busy={isSaving} {...buttonProps}>
        {isSaving ? <Loader size={16} /> : <IconDots size={18} aria-hidden="true" />}
      </ActionIcon>
      <LazyActionMenu
        opened={opened}
        onClose={onClose}
        label={label}
        actions={[{ key: "picture", label: t("menu.picture"), icon: <IconPhoto size={16} aria-hidden="true" />, onChoose }]}
      />
    </span>
  );
};
