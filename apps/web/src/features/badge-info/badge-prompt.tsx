import { Button, TextInput } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { readCode } from "../../shared/badge/read-code.ts";
import classes from "./badge-info.module.css";

/** Form for the code that is printed on a badge. */
export const BadgePrompt = () => {
  const { t } = useTranslation("badgeInfo");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const id = readCode(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (id !== "") void navigate({ to: "/colaboradores/badge-info/$id", params: { id } });
  };
  return (
    <form className={classes.prompt} noValidate onSubmit={submit}>
      <p className={classes.scan}>
        <IconQrcode size={40} stroke={1.5} aria-hidden="true" />
        {t("prompt.scan")}
      </p>
      <TextInput
        size="md"
        label={t("prompt.code")}
        description={t("prompt.codeSays")}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={typed}
        error={isTried && id === "" && t("prompt.missing")}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth>
        {t("prompt.check")}
      </Button>
    </form>
  );
};
