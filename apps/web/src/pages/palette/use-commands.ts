import { LOCALES, type Locale } from "@emdia/contract/limits.ts";
import { accountSections, pathTo } from "@emdia/contract/web-paths.ts";
import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../shared/i18n/i18n.ts";
import { languageNames } from "../../shared/i18n/language-names.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { keepPreference } from "../../shared/session/preferences.ts";
import { signOut } from "../../shared/session/sign-out/sign-out.ts";
import { useOpensSuppliers } from "../../shared/suppliers/use-opens-suppliers.ts";
import { appearances } from "../../shared/theme/appearances.ts";
import type { Command } from "./commands.ts";
import { reachableScreens } from "./reachable-screens.ts";

/** All commands available to the user. */
export const useCommands = (): readonly Command[] => {
  const { t } = useTranslation(["shell", "palette"]);
  const may = useMay();
  const router = useRouter();
  const opensSuppliers = useOpensSuppliers();
  const { setColorScheme } = useMantineColorScheme();
  const chooseAppearance = (appearance: MantineColorScheme) => () => {
    keepPreference({ appearance });
    setColorScheme(appearance);
  };
  const chooseLanguage = (language: Locale) => () => {
    keepPreference({ language });
    void changeLanguage(language);
  };
  const open = (href: string) => () => void router.navigate({ href });
  return [
    ...reachableScreens(may)
      .filter((path) => path !== "/fornecedores" || opensSuppliers)
      .map((path): Command => ({ id: path, group: "screens", name: t(`screens.${path}`), href: path, run: open(path) })),
    ...accountSections.map((section): Command => {
      const address = pathTo("/minha-conta", {}, { secao: section });
      return { id: address, group: "account", name: t(`sections.${section}`), href: address, run: open(address) };
    }),
    ...appearances.map((appearance): Command => {
      const name = t("palette:appearance", { name: t(`appearance.${appearance}`, { ns: "frame" }) });
      return { id: appearance, group: "actions", name, run: chooseAppearance(appearance) };
    }),
    ...LOCALES.map((locale): Command => {
      const name = t("palette:language", { name: languageNames[locale] });
      return { id: locale, group: "actions", name, run: chooseLanguage(locale) };
    }),
    { id: "sign-out", group: "actions", name: t("account.signOut"), run: () => void signOut() },
  ];
};
