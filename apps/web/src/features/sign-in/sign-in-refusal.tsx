import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";

type Props = { readonly refusal: unknown; readonly typedEmail: () => string };

/** The refusal of a sign-in. For a blocked account it links to the password reset, which also unblocks the account. */
export const SignInRefusal = ({ refusal, typedEmail }: Props) => {
  const { t } = useTranslation("signIn");
  const messageOf = useMessageOf();
  const isBlocked = refusal instanceof ApiFailure && refusal.code === "sign_in.blocked";
  return (
    <RefusalNote>
      {messageOf(refusal)}{" "}
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
