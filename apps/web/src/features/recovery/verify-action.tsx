import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { verifyFace } from "./link-state.ts";
import { LinkWait } from "./link-wait.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { NoticeSheet } from "./notice-sheet.tsx";
import { useCheckedCode } from "./use-checked-code.ts";
import { useLink } from "./use-link.ts";

/** Landing page of e-mailed links: the code decides which form is shown. */
export const VerifyAction = () => {
  const { t } = useTranslation("recovery");
  const link = useLink();
  const { check, askAgain } = useCheckedCode(link.oobCode);
  const face = verifyFace(link, check);
  if (face === "invalid" || link.oobCode === undefined) return <NoticeSheet path="/login/link-invalido" />;
  if (check.state !== "fits") return <LinkWait check={check} onRetry={askAgain} />;
  if (face === "verifyEmail" || face === "complete")
    return <ConfirmEmail oobCode={link.oobCode} email={check.email} person={check.person} />;
  return (
    <Sheet title={t("password.title")} says={t("password.says", { email: check.email })}>
      <NewPasswordForm oobCode={link.oobCode} email={check.email} />
    </Sheet>
  );
};
