import { IconCameraOff, IconQrcode } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./scanner.module.css";
import { useCamera } from "./use-camera.ts";

/** Camera image that reads QR codes one after another. Without a camera it says why, and the code can be typed. */
export const Scanner = ({ hint, onCode }: { readonly hint: string; readonly onCode: (text: string) => void }) => {
  const { t } = useTranslation("scanner");
  const { video, state } = useCamera(onCode);
  const isOff = state === "blocked" || state === "none";
  return (
    <div className={classes.scanner}>
      <video ref={video} className={classes.video} data-off={isOff || undefined} muted playsInline aria-label={t("image")} />
      <p className={classes.hint} role="status">
        {isOff ? <IconCameraOff size={28} aria-hidden="true" /> : <IconQrcode size={28} aria-hidden="true" />}
        {state === "reading" ? hint : t(state)}
      </p>
    </div>
  );
};
