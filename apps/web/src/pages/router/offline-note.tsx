import { IconWifiOff } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { isOnline, watchConnection } from "../../shared/loading/connection.ts";
import classes from "./offline-note.module.css";

/** Says so while there is no connection: what is asked for meanwhile would otherwise just not come. */
export const OfflineNote = () => {
  const { t } = useTranslation("frame");
  const isHere = useSyncExternalStore(watchConnection, isOnline);
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
