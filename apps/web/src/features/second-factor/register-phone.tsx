import { loginPath } from "@emdia/contract/web-paths.ts";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { PhoneForm } from "../../shared/one-time-code/phone-form.tsx";
import type { PendingStep } from "../../shared/session/pending-step.ts";
import { askCode } from "./ask-code.ts";
import { LeaveStep } from "./leave-step.tsx";
import { usePendingStep, useWithinStep } from "./use-step.ts";

const Registration = ({ step }: { readonly step: PendingStep }) => {
  const { t } = useTranslation("secondFactor");
  const navigate = useNavigate();
  const within = useWithinStep(step);
  const send = (phone: string) =>
    within(async () => {
      await askCode(step, "SMS", phone);
      await navigate({ to: "/login/codigo-de-verificacao" });
    });
  return (
    <Sheet title={t("phone.title")} says={t("phone.says")}>
      <PhoneForm submit={t("phone.submit")} onSend={send} />
      <WayLink to="/seguranca/verifique-sua-identidade">{t("otherWay")}</WayLink>
      <LeaveStep email={step.email} />
    </Sheet>
  );
};

/** Registers a phone for a user without one. The code sent to it confirms the number. */
export const RegisterPhone = () => {
  const step = usePendingStep();
  if (!step) return <Navigate to={loginPath} replace />;
  return step.canCreatePhone ? <Registration step={step} /> : <Navigate to="/seguranca/verifique-sua-identidade" replace />;
};
