import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { retryAfterSeconds } from "../../shared/api/retry-after-seconds.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { formatWait } from "../../shared/format/format-wait.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";

type Props = { readonly refusal: unknown; readonly typedEmail: () => string };

/** The refusal of a sign-in. For a blocked account it says when to try again, and links to the password reset, which also unblocks the account. */
export const SignInRefusal = ({ refusal, typedEmail }: Props) => {
  const { t, i18n } = useTranslation("signIn");
  const messageOf = useMessageOf();
  const isBlocked = refusal instanceof ApiFailure && refusal.code === "sign_in.blocked";
  const seconds = isBlocked && retryAfterSeconds(refusal);
  return (
    <RefusalNote>
      {messageOf(refusal)} {seconds && `${t("tryAgain", { when: formatWait(seconds, i18n.language) })} `}
      {isBlocked && (
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
