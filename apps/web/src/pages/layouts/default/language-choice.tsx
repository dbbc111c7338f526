import { LOCALES, type Locale } from "@emdia/contract/limits.ts";
import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../../shared/i18n/i18n.ts";
import { resolveLanguage } from "../../../shared/i18n/language.ts";
import { languageNames } from "../../../shared/i18n/language-names.ts";
import { keepPreference } from "../../../shared/session/preferences.ts";

/** Saves the preference to the account, so that other browsers apply it. */
const chooseLanguage = (language: Locale) => {
  keepPreference({ language });
  void changeLanguage(language);
};

export const LanguageChoice = () => {
  const { t, i18n } = useTranslation("frame");
  return (
    <>
      <Menu.Label>{t("language")}</Menu.Label>
      <Menu.RadioGroup value={resolveLanguage(i18n.language)} onChange={(value) => chooseLanguage(resolveLanguage(value))}>
        {LOCALES.map((locale) => (
          <Menu.RadioItem key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
};
