import { LOCALES } from "@emdia/contract/limits.ts";
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { changeLanguage } from "../../shared/i18n/i18n.ts";
import { resolveLanguage } from "../../shared/i18n/language.ts";
import { useTranslation } from "../../shared/i18n/use-translation.ts";
import { languageNames } from "./language-names.ts";
import classes from "./preferences.module.css";

/** Language and appearance where nobody is signed in yet. */
export const Preferences = () => {
  const { t, language } = useTranslation("shell");
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme("light") === "light" ? "dark" : "light";
  return (
    <div className={classes.preferences}>
      <select
        className={classes.language}
        aria-label={t("language")}
        value={language}
        onChange={({ currentTarget }) => void changeLanguage(resolveLanguage(currentTarget.value))}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </select>
      <ActionIcon onClick={() => setColorScheme(other)} aria-label={`${t("appearance.label")}: ${t(`appearance.${other}`)}`}>
        {other === "dark" ? <IconMoon size={18} stroke={1.7} /> : <IconSun size={18} stroke={1.7} />}
      </ActionIcon>
    </div>
  );
};
