import type { MfaType } from "@emdia/contract/limits.ts";
import { loginPath } from "@emdia/contract/web-paths.ts";
import { IconDeviceMobileMessage, IconDeviceMobilePlus, IconMail } from "@tabler/icons-react";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { useAsyncAction } from "../../shared/doorway/use-async-action.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import type { PendingStep } from "../../shared/session/pending-step.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { askCode } from "./ask-code.ts";
import { LeaveStep } from "./leave-step.tsx";
import { usePendingStep, useWithinStep } from "./use-step.ts";
import { WayChoice } from "./way-choice.tsx";

/** The code page of each method. */
const codePages = { EMAIL: "/seguranca/codigo-de-verificacao", SMS: "/seguranca/mfa-sms" } as const satisfies {
  readonly [T in MfaType]: string;
};
const icons = { EMAIL: IconMail, SMS: IconDeviceMobileMessage } as const;

const Choices = ({ step }: { readonly step: PendingStep }) => {
  const { t } = useTranslation("secondFactor");
  const messageOf = useMessageOf();
  const navigate = useNavigate();
  const within = useWithinStep(step);
  const { busy, refusal, run } = useAsyncAction();
  const { mfaTypes, email, phoneMasked, canCreatePhone } = step;
  const hints = { EMAIL: email, SMS: phoneMasked ?? "" };

  const choose = (mfaType: MfaType) =>
    run(() =>
      within(async () => {
        await askCode(step, mfaType);
        await navigate({ to: codePages[mfaType] });
      }),
    );
  return (
    <Sheet title={t("choose.title")} says={t("choose.says")}>
      {mfaTypes.map((type) => (
        <WayChoice
          key={type}
          icon={icons[type]}
          title={t(`choose.${type}`)}
          hint={hints[type]}
          disabled={busy}
          onChoose={() => void choose(type)}
        />
      ))}
      {canCreatePhone && (
        <WayChoice
          icon={IconDeviceMobilePlus}
          title={t("choose.CREATE_PHONE")}
          hint={t("choose.createPhoneHint")}
          disabled={busy}
          onChoose={() => void navigate({ to: "/seguranca/cadastrar-telefone" })}
        />
      )}
      {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
      <LeaveStep email={email} />
    </Sheet>
  );
};

/** After the password, the user chooses the method of the second factor. */
export const VerifyIdentity = () => {
  const step = usePendingStep();
  return step ? <Choices step={step} /> : <Navigate to={loginPath} replace />;
};
