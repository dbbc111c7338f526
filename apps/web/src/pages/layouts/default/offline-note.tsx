import { IconWifiOff } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { isOnline } from "../../../shared/loading/connection.ts";
import classes from "./offline-note.module.css";

const watch = (listener: () => void): (() => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

/** Shown while the browser is offline, because requests then wait silently. */
export const OfflineNote = () => {
  const { t } = useTranslation("shell");
  const isHere = useSyncExternalStore(watch, isOnline);
  return (
    <div role="status">
      {!isHere && (
        <p className={classes.note}>
          <IconWifiOff size={18} stroke={1.8} aria-hidden="true" />
          {t("offline")}
        </p>
      )}
    </div>
  );
};
