import {
  PASSWORD_MIN_SPECIALS,
  PASSWORD_SPECIALS,
  type PasswordErrorKey,
  type PasswordStrength,
  passwordParts,
} from "@emdia/contract/documents/password.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@emdia/contract/limits.ts";
import { VisuallyHidden } from "@mantine/core";
import { IconCheck, IconCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./strength-panel.module.css";

type Props = {
  readonly strength: PasswordStrength | null;
  readonly isPassphrase: boolean;
  readonly missing: readonly PasswordErrorKey[];
};

const limits = {
  min: PASSWORD_MIN_LENGTH,
  max: PASSWORD_MAX_LENGTH,
  specials: PASSWORD_MIN_SPECIALS,
  allowed: [...PASSWORD_SPECIALS].join(" "),
};

/** Password strength and its five rules. The bar is visible while the field is empty, so that the layout does not shift. */
export const StrengthPanel = ({ strength, isPassphrase, missing }: Props) => {
  const { t } = useTranslation("password");
  // A long passphrase is hard to guess, so the panel names what the rules still demand instead of calling it weak.
  const level = isPassphrase && strength ? "MEDIUM" : strength?.level;
  return (
    <div className={classes.panel}>
      <div className={classes.measure}>
        <div className={classes.bar} data-level={level} aria-hidden="true" />
        <span className={classes.word} data-level={level} role="status">
          {level && t(`strength.${level}`)}
        </span>
      </div>
      {isPassphrase && <p className={classes.long}>{t("strength.passphrase")}</p>}
      <ul className={classes.parts} aria-label={t("strength.parts")}>
        {passwordParts.map(({ errorKey }) => {
          const isHere = !missing.includes(errorKey);
          const Icon = isHere ? IconCheck : IconCircle;
          return (
            <li key={errorKey} className={classes.part} data-here={isHere}>
              <Icon size={16} stroke={isHere ? 2.2 : 1.5} aria-hidden="true" />
              <span>
                {t(`parts.${errorKey}`, limits)}
                <VisuallyHidden> · {isHere ? t("strength.here") : t("strength.missing")}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
