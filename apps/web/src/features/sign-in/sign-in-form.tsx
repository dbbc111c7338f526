import { EMAIL_MAX_LENGTH } from "@emdia/contract/identity/email.ts";
import { PASSWORD_MIN_LENGTH } from "@emdia/contract/limits.ts";
import { Anchor, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { RobotCheck } from "../../shared/robot/robot-check.tsx";
import { useEmailFromHistoryState } from "../../shared/travelling-email.ts";
import { SignInRefusal } from "./sign-in-refusal.tsx";
import { useCredentials } from "./use-credentials.ts";
import { useReactivationToken } from "./use-reactivation-token.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Lazy, because only reactivation links and the demo need these parts. */
const ReactivationNote = lazy(() => loadPart(async () => ({ default: (await import("./reactivation-note.tsx")).ReactivationNote })));
const DemoLogins = lazy(() => loadPart(async () => ({ default: (await import("./demo-logins.tsx")).DemoLogins })));

/** Sign-in form. It keeps the typed values after every refusal. */
export const SignInForm = () => {
  const { t } = useTranslation("signIn");
  const token = useReactivationToken();
  const { entering, refusal, signIn } = useSignIn(token);
  const { faults, inputProps, onSubmit, typedEmail } = useCredentials(signIn);
  const known = useEmailFromHistoryState();

  return (
    <>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {token !== undefined && (
            <Suspense fallback={null}>
              <ReactivationNote token={token} />
            </Suspense>
          )}
          <TextInput
            {...inputProps("email")}
            label={t("email")}
            error={faults.email && t(faults.email)}
            defaultValue={known}
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
          <RobotCheck />
          {refusal !== null && <SignInRefusal refusal={refusal} typedEmail={typedEmail} />}
          <Button type="submit" fullWidth loading={entering}>
            {t("submit")}
          </Button>
          <Anchor
            ta="center"
            renderRoot={(props) => <Link to="/login/recuperar-senha" state={() => ({ email: typedEmail() })} {...props} />}
          >
            {t("forgotPassword")}
          </Anchor>
        </Stack>
      </form>
      <Suspense fallback={null}>
        <DemoLogins disabled={entering} onChoose={signIn} />
      </Suspense>
    </>
  );
};
