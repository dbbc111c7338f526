import { type MantineColorScheme, Menu, useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { keepPreference } from "../../../shared/session/preferences.ts";
import { appearances } from "../../../shared/theme/appearances.ts";

const isAppearance = (value: string): value is MantineColorScheme => appearances.some((name) => name === value);

export const AppearanceChoice = () => {
  const { t } = useTranslation("frame");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  /** Saves the preference to the account, so that other browsers apply it. */
  const chooseAppearance = (value: string) => {
    if (!isAppearance(value)) return;
    keepPreference({ appearance: value });
    setColorScheme(value);
  };
  return (
    <>
      <Menu.Label>{t("appearance.label")}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={chooseAppearance}>
        {appearances.map((name) => (
          <Menu.RadioItem key={name} value={name}>
            {t(`appearance.${name}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
};
