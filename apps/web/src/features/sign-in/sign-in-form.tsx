import { EMAIL_MAX_LENGTH } from "@emdia/contract/identity/email.ts";
import { PASSWORD_MIN_LENGTH } from "@emdia/contract/limits.ts";
import { Anchor, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useTranslation } from "../../shared/i18n/use-translation.ts";
import { DemoLogins } from "./demo-logins.tsx";
import classes from "./sign-in-form.module.css";
import { useCredentials } from "./use-credentials.ts";
import { useSignIn } from "./use-sign-in.ts";

/** E-mail, password and the way in. What was typed survives every refusal. */
export const SignInForm = () => {
  const { t } = useTranslation("signIn");
  const messageOf = useMessageOf();
  const { entering, refusal, signIn } = useSignIn();
  const { faults, inputProps, onSubmit } = useCredentials(signIn);

  return (
    <>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          <TextInput
            {...inputProps("email")}
            label={t("email")}
            error={faults.email && t(faults.email)}
            type="email"
            autoComplete="username"
            maxLength={EMAIL_MAX_LENGTH}
            required
          />
          <PasswordInput
            {...inputProps("password")}
            label={t("password")}
            error={faults.password && t(faults.password, { length: PASSWORD_MIN_LENGTH })}
            autoComplete="current-password"
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
            required
          />
          {refusal !== null && (
            <div className={classes.refusal} role="alert">
              <IconAlertCircle size={18} aria-hidden="true" />
              {messageOf(refusal)}
            </div>
          )}
          <Button type="submit" fullWidth loading={entering}>
            {t("submit")}
          </Button>
          <Anchor ta="center" renderRoot={(props) => <Link to="/login/recuperar-senha" {...props} />}>
            {t("forgotPassword")}
          </Anchor>
        </Stack>
      </form>
      <DemoLogins disabled={entering} onChoose={signIn} />
    </>
  );
};
