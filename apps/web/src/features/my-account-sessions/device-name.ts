import type { Device } from "@emdia/contract/identity/my-account-routes.ts";
import { useTranslation } from "react-i18next";

/** What somebody recognises a machine by; what its browser did not say is not made up. */
export const useDeviceName = () => {
  const { t } = useTranslation("mySessions");
  return ({ browser, system }: Device): string => {
    if (browser && system) return t("device.both", { browser, system });
    return browser ?? system ?? t("device.unknown");
  };
};
