import { Button } from "@mantine/core";
import { IconCamera, IconCameraOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BadgeCodeForm } from "../../../shared/badge/badge-code-form.tsx";
import { Scanner } from "../../../shared/badge/scanner/scanner.tsx";
import classes from "../attendance.module.css";

type Props = { readonly onRead: (text: string) => void };

/** Camera and typed code. The form is empty again after each code. */
export const BadgeReader = ({ onRead }: Props) => {
  const { t } = useTranslation("trainingAttendance");
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(0);
  const words = { label: t("code.label"), description: t("code.says"), missing: t("code.missing"), submit: t("code.submit") };
  const readTyped = (code: string) => {
    setTyped(typed + 1);
    onRead(code);
  };
  const Icon = isOpen ? IconCameraOff : IconCamera;
  return (
    <section className={classes.stack} aria-label={t("camera.title")}>
      {isOpen && <Scanner hint={t("camera.hint")} onCode={onRead} />}
      <Button
        size="lg"
        fullWidth
        variant={isOpen ? "default" : "filled"}
        leftSection={<Icon size={22} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? "camera.close" : "camera.open")}
      </Button>
      <BadgeCodeForm key={typed} className={classes.code} words={words} buttonSize="md" onCode={readTyped} />
    </section>
  );
};
