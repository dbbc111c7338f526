import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { readCode } from "../../shared/badge/read-code.ts";
import classes from "./gate.module.css";

/** Form for the code that is printed on a badge. */
export const CodeForm = ({ busy, onCode }: { readonly busy: boolean; readonly onCode: (badge: string) => void }) => {
  const { t } = useTranslation("gate");
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const badge = readCode(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (badge !== "") onCode(badge);
  };
  return (
    <form className={classes.stack} noValidate onSubmit={submit}>
      <TextInput
        size="md"
        label={t("code.label")}
        description={t("code.says")}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={typed}
        error={isTried && badge === "" && t("code.missing")}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t("code.check")}
      </Button>
    </form>
  );
};
