import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./badge-config.module.css";

/** Explains why a part of the configuration cannot be changed. */
export const LockedNote = ({ permission }: { readonly permission: PermissionKey }) => {
  const { t } = useTranslation(["badgeConfig", "permissionLabels"]);
  return (
    <p className={classes.locked}>
      <IconLock size={16} aria-hidden="true" />
      <span>{t("locked", { permission: t(`permissionLabels:keys.${permission}`) })}</span>
    </p>
  );
};
