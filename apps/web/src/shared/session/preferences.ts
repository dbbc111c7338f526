import type { Preferences } from "@emdia/contract/identity/my-account-routes.ts";
import { useMantineColorScheme } from "@mantine/core";
import i18next from "i18next";
import { useEffect } from "react";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { changeLanguage } from "../i18n/i18n.ts";
import { profileQuery, useProfile } from "./account.ts";

type Chosen = { readonly [P in keyof Preferences]?: NonNullable<Preferences[P]> };

/** Applies a preference at once and saves it in the account for every browser. A failed save still applies here. */
export const keepPreference = (chosen: Chosen): void => {
  queryClient.setQueryData(profileQuery.queryKey, (known) => known && { ...known, preferences: { ...known.preferences, ...chosen } });
  void api("PUT /account/profile")({ body: chosen }).catch(() => undefined);
};

// Loads the answers again, because the server answers texts of the catalogue in the language of the screen.
i18next.on("languageChanged", () => void queryClient.invalidateQueries());

/** Applies the saved preferences after the profile is loaded. */
export const useKeptPreferences = (): void => {
  const { language, appearance } = useProfile()?.preferences ?? {};
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    if (language) void changeLanguage(language);
  }, [language]);
  useEffect(() => {
    if (appearance) setColorScheme(appearance);
  }, [appearance, setColorScheme]);
};
