import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { retryAfterSeconds } from "../../shared/api/retry-after-seconds.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";

type Props = { readonly refusal: unknown; readonly typedEmail: () => string };

/** The refusal of a sign-in. For a blocked account it says when to try again, and links to the password reset, which also unblocks the account. */
export const SignInRefusal = ({ refusal, typedEmail }: Props) => {
  const { t } = useTranslation("signIn");
  const messageOf = useMessageOf();
  const { wait } = useFormat();
  const blocked = refusal instanceof ApiFailure && refusal.code === "sign_in.blocked" ? refusal : undefined;
  const seconds = blocked && retryAfterSeconds(blocked);
  return (
    <RefusalNote>
      {messageOf(refusal)} {seconds !== undefined && `${t("tryAgain", { when: wait(seconds) })} `}
      {blocked && (
        <Anchor
          underline="always"
          c="inherit"
          renderRoot={(props) => <Link to="/login/recuperar-senha" state={() => ({ email: typedEmail() })} {...props} />}
        >
          {t("resetPassword")}
        </Anchor>
      )}
    </RefusalNote>
  );
};
