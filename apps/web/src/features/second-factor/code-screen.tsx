import { loginPath } from "@emdia/contract/web-paths.ts";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { OutboxLink } from "../../shared/doorway/outbox-link.tsx";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { CodeForm } from "../../shared/one-time-code/code-form.tsx";
import { resendAt, waitOf } from "../../shared/one-time-code/wait-of.ts";
import { completeSignIn } from "../../shared/session/complete-sign-in.ts";
import { type AskedCode, type PendingStep, pendingStep } from "../../shared/session/pending-step.ts";
import { askAnother } from "./ask-code.ts";
import { LeaveStep } from "./leave-step.tsx";
import { usePendingStep, useWithinStep } from "./use-step.ts";

type Props = { readonly step: PendingStep; readonly first: AskedCode };

const Code = ({ step, first }: Props) => {
  const { t } = useTranslation("secondFactor");
  const navigate = useNavigate();
  const within = useWithinStep(step);
  const [asked, setAsked] = useState(first);
  const { mfaType, sentTo, registers } = asked;
  const kind = registers ? "registers" : mfaType;
  const { email, stepToken } = step;

  const prove = (code: string) =>
    within(async () => {
      const answer = await api("POST /authentication/signin-with-mfa-code")({ body: { email, stepToken, mfaType, code } });
      pendingStep.end();
      await navigate({ to: await completeSignIn(answer) });
    });
  const resend = () =>
    within(async () => {
      try {
        setAsked(await askAnother(step, asked));
      } catch (refusal) {
        const seconds = waitOf(refusal);
        if (seconds !== undefined) setAsked({ ...asked, resendAtMs: resendAt(seconds) });
        throw refusal;
      }
    });
  return (
    <Sheet title={t(`code.${kind}.title`)} says={t(`code.${kind}.says`, { sentTo })}>
      <CodeForm submit={t("code.submit")} resendAtMs={asked.resendAtMs} onProve={prove} onResend={resend} />
      <OutboxLink />
      <WayLink to="/seguranca/verifique-sua-identidade">{t("otherWay")}</WayLink>
      <LeaveStep email={email} />
    </Sheet>
  );
};

/** Code input for every method: three routes share this page (CD-007). */
export const CodeScreen = () => {
  const step = usePendingStep();
  if (!step) return <Navigate to={loginPath} replace />;
  return step.asked ? <Code step={step} first={step.asked} /> : <Navigate to="/seguranca/verifique-sua-identidade" replace />;
};
