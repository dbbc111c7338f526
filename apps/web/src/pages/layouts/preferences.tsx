import { LOCALES } from "@emdia/contract/limits.ts";
import { ActionIcon, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../shared/i18n/i18n.ts";
import { resolveLanguage } from "../../shared/i18n/language.ts";
import { languageNames } from "../../shared/i18n/language-names.ts";
import classes from "./preferences.module.css";

/** Reads the applied color scheme, whether it comes from the user or from the system. */
const isDark = () => document.documentElement.dataset.mantineColorScheme === "dark";

/** Language and appearance for visitors who are not signed in. */
export const Preferences = () => {
  const { t, i18n } = useTranslation("frame");
  const { setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.preferences}>
      <select
        className={classes.language}
        aria-label={t("language")}
        value={resolveLanguage(i18n.language)}
        onChange={({ currentTarget }) => void changeLanguage(resolveLanguage(currentTarget.value))}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </select>
      <ActionIcon onClick={() => setColorScheme(isDark() ? "light" : "dark")} aria-label={t("appearance.turn")}>
        <IconMoon className="mantine-dark-hidden" size={18} stroke={1.7} />
        <IconSun className="mantine-light-hidden" size={18} stroke={1.7} />
      </ActionIcon>
    </div>
  );
};
