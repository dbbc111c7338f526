import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import classes from "./palette-button.module.css";

const Palette = lazyDialog(async () => {
  const [part] = await Promise.all([import("./palette.tsx"), loadTexts(["palette"])]);
  return part.Palette;
});

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";

export const PaletteButton = () => {
  const { t } = useTranslation("shell");
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  useHotkeys([["mod+K", open]], []);
  return (
    <>
      <button type="button" className={classes.button} onClick={open} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        <span className={classes.word}>{t("palette.open")}</span>
        <span className={classes.shortcut} aria-hidden="true">
          {shortcut}
        </span>
      </button>
      <Palette opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};
