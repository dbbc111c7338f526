import { IconMessageCircle, IconPhone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./support-channel.module.css";

/** Support channel and its hours. The phone is hidden if its number is unknown. */
export const SupportChannel = ({ phone }: { readonly phone: string | null }) => {
  const { t } = useTranslation("entrance");
  return (
    <section className={classes.support} aria-label={t("support.label")}>
      <IconMessageCircle className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <p className={classes.channel}>
        <strong>{t("support.chat")}</strong>
        {t("support.chatHours")}
      </p>
      {phone !== null && (
        <>
          <IconPhone className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
          <p className={classes.channel}>
            <strong>{t("support.phone", { phone })}</strong>
            {t("support.phoneHours")}
          </p>
        </>
      )}
    </section>
  );
};
