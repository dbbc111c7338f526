import type { Device } from "@emdia/contract/identity/my-account-routes.ts";
import { useTranslation } from "react-i18next";

/** Display name of a device, from the browser and system that are known. */
export const useDeviceName = () => {
  const { t } = useTranslation("mySessions");
  return ({ browser, system }: Device): string => {
    if (browser && system) return t("device.both", { browser, system });
    return browser ?? system ?? t("device.unknown");
  };
};
