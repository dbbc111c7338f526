import { IconMessageCircle, IconPhone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./support-channel.module.css";

/** The number of the demo world's help desk: nobody answers there. */
const supportPhone = "0800 000 2026";

export const SupportChannel = () => {
  const { t } = useTranslation("entrance");
  return (
    <section className={classes.support} aria-label={t("support.label")}>
      <IconMessageCircle className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <p className={classes.channel}>
        <strong>{t("support.chat")}</strong>
        {t("support.chatHours")}
      </p>
      <IconPhone className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <p className={classes.channel}>
        <strong>{t("support.phone", { phone: supportPhone })}</strong>
        {t("support.phoneHours")}
      </p>
    </section>
  );
};
