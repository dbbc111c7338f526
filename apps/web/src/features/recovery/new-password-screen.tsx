import { Navigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { checkedFace } from "./link-state.ts";
import { LinkWait } from "./link-wait.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { useCheckedCode } from "./use-checked-code.ts";
import { useLink } from "./use-link.ts";

/** Landing page of the password link. It checks the code first, so that the user does not choose a password for an invalid link. */
export const NewPasswordScreen = () => {
  const { t } = useTranslation("recovery");
  const { oobCode } = useLink();
  const { check, askAgain } = useCheckedCode(oobCode);
  if (oobCode === undefined) return <Navigate to="/login/link-invalido" replace />;
  const face = checkedFace(check);
  if (face === "invalid") return <Navigate to="/login/link-expirado" replace />;
  if (face === "verifyEmail") return <Navigate to="/login/link-invalido" replace />;
  if (check.state !== "fits") return <LinkWait check={check} onRetry={askAgain} />;
  return (
    <Sheet title={t("password.title")} says={t("password.says", { email: check.email })}>
      <NewPasswordForm oobCode={oobCode} email={check.email} />
    </Sheet>
  );
};
