import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { useAttempt } from "../../shared/doorway/use-attempt.ts";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { withRobotPass } from "../../shared/robot/robot-pass.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { confirmationWait } from "./confirmation-wait.ts";
import { NoticeSheet } from "./notice-sheet.tsx";
import { SIGNED_IN_CODE } from "./use-checked-code.ts";

type Props = { readonly oobCode: string; readonly email: string };

/** Confirms an address on purpose: mail programs open links by themselves, and must not use them up. */
export const ConfirmEmail = ({ oobCode, email }: Props) => {
  const { t } = useTranslation("recovery");
  const messageOf = useMessageOf();
  const navigate = useNavigate();
  const [isConfirmed, setConfirmed] = useState(false);
  const { busy, refusal, run } = useAttempt();

  const confirm = async () => {
    if (oobCode === SIGNED_IN_CODE) {
      await withRobotPass((robotPass) => api("POST /authentication/send-email-verification")({ body: { email, robotPass } }));
      return navigate({ to: "/login/confirmacao-enviada", state: { email } });
    }
    await api("POST /authentication/action-code/apply")({ body: { oobCode } });
    confirmationWait.end();
    setConfirmed(true);
  };
  if (isConfirmed) {
    return (
      <Sheet title={t("confirm.done")} says={t("confirm.doneSays", { email })}>
        <WayLink to="/login" main>
          {t("signIn", { ns: "doorway" })}
        </WayLink>
      </Sheet>
    );
  }
  if (refusal instanceof ApiFailure && refusal.code === "link.invalid") return <NoticeSheet path="/login/link-invalido" />;
  return (
    <Sheet title={t("confirm.title")} says={t("confirm.says", { email })}>
      {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
      <Button fullWidth loading={busy} onClick={() => void run(confirm)}>
        {t("confirm.submit")}
      </Button>
    </Sheet>
  );
};
