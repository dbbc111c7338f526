import { PASSWORD_SPECIALS } from "@emdia/contract/documents/password.ts";
import { PasswordInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./password-fields.module.css";
import { StrengthPanel } from "./strength-panel.tsx";
import type { ChosenPasswords } from "./use-typed-passwords.ts";

type Props = {
  readonly chosen: ChosenPasswords;
  readonly labels: { readonly password: string; readonly confirmation: string };
  /** The account for the password manager. */
  readonly email: string;
};

/** Fields for a new password and its confirmation, with the rules that it does not meet yet. */
export const PasswordFields = ({ chosen, labels, email }: Props) => {
  const { t } = useTranslation("password");
  const { first, inputProps } = chosen;
  const { strength, isPassphrase, missing, forbidden, confirmation } = chosen.judged;
  const characters = forbidden.map((character) => (character.trim() === "" ? t("space") : character)).join("  ");
  const specials = [...PASSWORD_SPECIALS].join(" ");
  const shared = {
    autoComplete: "new-password",
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { "aria-label": t("show") },
    required: true,
  };

  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordInput
        {...shared}
        {...inputProps("password")}
        ref={first}
        label={labels.password}
        error={forbidden.length > 0 && t("forbidden", { characters, specials })}
      />
      <StrengthPanel strength={strength} isPassphrase={isPassphrase} missing={missing} />
      <PasswordInput
        {...shared}
        {...inputProps("confirmation")}
        label={labels.confirmation}
        error={confirmation === "different" && t("different")}
      />
      <p className={classes.equal} role="status">
        {confirmation === "equal" && (
          <>
            <IconCheck size={16} aria-hidden="true" /> {t("equal")}
          </>
        )}
      </p>
    </>
  );
};
