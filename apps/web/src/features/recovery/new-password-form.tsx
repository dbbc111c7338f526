import { Button, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { PasswordFields } from "../../shared/password/password-fields.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { useNewPassword } from "./use-new-password.ts";

type Props = { readonly oobCode: string; readonly email: string };

/** Form that sets a new password for an existing account. */
export const NewPasswordForm = ({ oobCode, email }: Props) => {
  const { t } = useTranslation("recovery");
  const messageOf = useMessageOf();
  const { busy, refusal, chosen, onSubmit } = useNewPassword({ oobCode, email });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <PasswordFields chosen={chosen} email={email} labels={{ password: t("password.new"), confirmation: t("password.confirm") }} />
        {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
        <Button type="submit" fullWidth loading={busy} disabled={!chosen.judged.maySubmit}>
          {t("password.submit")}
        </Button>
      </Stack>
    </form>
  );
};
