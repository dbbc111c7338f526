import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { withRobotPass } from "../../shared/robot/robot-pass.ts";
import { EmailForm } from "./email-form.tsx";

/** Requests the link to choose a new password. */
export const RecoveryRequest = () => {
  const { t } = useTranslation("recovery");
  const navigate = useNavigate();
  const send = async (email: string) => {
    await withRobotPass((robotPass) => api("POST /authentication/password/forgot")({ body: { email, robotPass } }));
    await navigate({ to: "/login/recuperacao-senha-enviada", state: { email } });
  };
  return (
    <Sheet title={t("request.title")} says={t("request.says")}>
      <EmailForm submit={t("request.submit")} onSend={send} />
      <WayLink to="/login">{t("backToSignIn", { ns: "doorway" })}</WayLink>
    </Sheet>
  );
};
