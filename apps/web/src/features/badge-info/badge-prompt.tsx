import { IconQrcode } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BadgeCodeForm } from "../../shared/badge/badge-code-form.tsx";
import classes from "./badge-info.module.css";

/** Form that opens the public page of a badge by its printed code. */
export const BadgePrompt = () => {
  const { t } = useTranslation("badgeInfo");
  const navigate = useNavigate();
  const words = { label: t("prompt.code"), description: t("prompt.codeSays"), missing: t("prompt.missing"), submit: t("prompt.check") };
  const open = (id: string) => void navigate({ to: "/colaboradores/badge-info/$id", params: { id } });
  return (
    <BadgeCodeForm className={classes.prompt} words={words} buttonSize="md" onCode={open}>
      <p className={classes.scan}>
        <IconQrcode size={40} stroke={1.5} aria-hidden="true" />
        {t("prompt.scan")}
      </p>
    </BadgeCodeForm>
  );
};
