import { PASSWORD_MIN_LENGTH } from "@emdia/contract/limits.ts";
import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { faultsIn, type TypedCredentials } from "./credential-faults.ts";
import { DemoLogins } from "./demo-logins.tsx";
import { useSignIn } from "./use-sign-in.ts";

const nothingTyped: TypedCredentials = { email: "", password: "" };

const useCredentials = () => {
  const { t } = useTranslation("signIn");
  const form = useForm({
    mode: "uncontrolled",
    initialValues: nothingTyped,
    validate: (typed) => {
      const { email, password } = faultsIn(typed);
      return { ...(email && { email: t(email) }), ...(password && { password: t(password, { length: PASSWORD_MIN_LENGTH }) }) };
    },
  });
  const field = (name: keyof TypedCredentials) => ({
    ...form.getInputProps(name),
    // An empty field left on the way to something else is no mistake yet.
    onBlur: () => form.getValues()[name] !== "" && form.validateField(name),
  });
  const focusFirstFault = (faults: object) => {
    const [first] = (["email", "password"] as const).filter((name) => name in faults);
    if (first) form.getInputNode(first)?.focus();
  };
  return { form, field, focusFirstFault };
};

/** E-mail, password and the way in. What was typed survives every refusal. */
export const SignInForm = () => {
  const { t } = useTranslation("signIn");
  const messageOf = useMessageOf();
  const { form, field, focusFirstFault } = useCredentials();
  const { entering, refusal, signIn } = useSignIn();

  return (
    <>
      <form noValidate onSubmit={form.onSubmit(signIn, focusFirstFault)}>
        <Stack gap="md">
          <TextInput
            {...field("email")}
            key={form.key("email")}
            label={t("email")}
            type="email"
            autoComplete="username"
            maxLength={254}
            required
          />
          <PasswordInput
            {...field("password")}
            key={form.key("password")}
            label={t("password")}
            autoComplete="current-password"
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
            maxLength={200}
            required
          />
          {refusal !== null && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
              {messageOf(refusal)}
            </Alert>
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
