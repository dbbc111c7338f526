import { type MantineColorScheme, Menu, useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { appearances } from "../appearances.ts";

const isAppearance = (value: string): value is MantineColorScheme => appearances.some((name) => name === value);

export const AppearanceChoice = () => {
  const { t } = useTranslation("frame");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{t("appearance.label")}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => isAppearance(value) && setColorScheme(value)}>
        {appearances.map((name) => (
          <Menu.RadioItem key={name} value={name}>
            {t(`appearance.${name}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
};
