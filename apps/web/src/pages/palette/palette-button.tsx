import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { loadPart } from "../router/chunk-reload.ts";
import classes from "./palette-button.module.css";

const Palette = lazy(async () => {
  const [{ Palette: component }] = await Promise.all([loadPart(() => import("./palette.tsx")), loadTexts(["reserved"])]);
  return { default: component };
});

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";

/** Opens the palette. The palette itself is fetched when somebody first wants it. */
export const PaletteButton = () => {
  const { t } = useTranslation("shell");
  const [opened, setOpened] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
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
      {isWanted && (
        <Suspense fallback={null}>
          <Palette opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
};
