import { loginPath } from "@emdia/contract/web-paths.ts";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { pendingStep } from "../../shared/session/pending-step.ts";

/** Link back to the sign-in, with the e-mail prefilled. */
export const LeaveStep = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation("doorway");
  return (
    <Anchor ta="center" renderRoot={(props) => <Link to={loginPath} state={{ email }} onClick={pendingStep.end} {...props} />}>
      {t("backToSignIn")}
    </Anchor>
  );
};
