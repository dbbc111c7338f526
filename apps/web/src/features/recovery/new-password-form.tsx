import { PASSWORD_SPECIALS } from "@emdia/contract/documents/password.ts";
import { Button, PasswordInput, Stack } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./new-password-form.module.css";
import { StrengthPanel } from "./strength-panel.tsx";
import { useNewPassword } from "./use-new-password.ts";

type Props = { readonly oobCode: string; readonly email: string };

/** A new password, typed twice, with everything that it still lacks in sight. */
export const NewPasswordForm = ({ oobCode, email }: Props) => {
  const { t } = useTranslation("recovery");
  const messageOf = useMessageOf();
  const { busy, refusal, judged, first, inputProps, onSubmit } = useNewPassword({ oobCode, email });
  const { strength, missing, forbidden, confirmation, maySubmit } = judged;
  const characters = forbidden.map((character) => (character.trim() === "" ? t("password.space") : character)).join("  ");
  const specials = [...PASSWORD_SPECIALS].join(" ");
  const shared = {
    autoComplete: "new-password",
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { "aria-label": t("password.show") },
    required: true,
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordInput
          {...shared}
          {...inputProps("password")}
          ref={first}
          label={t("password.new")}
          error={forbidden.length > 0 && t("password.forbidden", { characters, specials })}
        />
        <StrengthPanel strength={strength} missing={missing} />
        <PasswordInput
          {...shared}
          {...inputProps("confirmation")}
          label={t("password.confirm")}
          error={confirmation === "different" && t("password.different")}
        />
        <p className={classes.equal} role="status">
          {confirmation === "equal" && (
            <>
              <IconCheck size={16} aria-hidden="true" /> {t("password.equal")}
            </>
          )}
        </p>
        {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
        <Button type="submit" fullWidth loading={busy} disabled={!maySubmit}>
          {t("password.submit")}
        </Button>
      </Stack>
    </form>
  );
};
