import type { Appearance } from "@emdia/contract/identity/my-account-routes.ts";
import { LOCALES } from "@emdia/contract/limits.ts";
import { NativeSelect, useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../shared/i18n/i18n.ts";
import { resolveLanguage } from "../../shared/i18n/language.ts";
import { languageNames } from "../../shared/i18n/language-names.ts";
import { keepPreference } from "../../shared/session/preferences.ts";
import { appearances } from "../../shared/theme/appearances.ts";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import classes from "./my-account-data.module.css";

const isAppearance = (value: string): value is Appearance => appearances.some((name) => name === value);

/** Every preference applies at once and is saved to the account, so other browsers of the user apply it too. */
export const OwnPreferences = () => {
  const { t, i18n } = useTranslation(["myData", "frame"]);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const language = resolveLanguage(i18n.language);
  const chooseLanguage = (value: string) => {
    const chosen = resolveLanguage(value);
    keepPreference({ language: chosen });
    void changeLanguage(chosen);
  };
  const chooseAppearance = (value: string) => {
    if (!isAppearance(value)) return;
    keepPreference({ appearance: value });
    setColorScheme(value);
  };
  return (
    <SettingsPanel title={t("preferences.title")} says={t("preferences.says")}>
      <div className={classes.pair}>
        <NativeSelect
          label={t("frame:language")}
          value={language}
          data={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ currentTarget }) => chooseLanguage(currentTarget.value)}
        />
        <NativeSelect
          label={t("frame:appearance.label")}
          value={colorScheme}
          data={appearances.map((value) => ({ value, label: t(`frame:appearance.${value}`) }))}
          onChange={({ currentTarget }) => chooseAppearance(currentTarget.value)}
        />
      </div>
    </SettingsPanel>
  );
};
