import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { OutboxLink } from "../../shared/doorway/outbox-link.tsx";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { useAsyncAction } from "../../shared/doorway/use-async-action.ts";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { withRobotPass } from "../../shared/robot/robot-pass.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import type { SignedInPerson } from "./link-state.ts";
import { NoticeSheet } from "./notice-sheet.tsx";
import { SupportHint } from "./support-hint.tsx";

type Props = { readonly oobCode: string; readonly email: string; readonly person: SignedInPerson | undefined };

/**
 * Confirms an address only when the user presses the button, because mail programs open links automatically and must not consume the code.
 */
export const ConfirmEmail = ({ oobCode, email, person }: Props) => {
  const { t } = useTranslation("recovery");
  const messageOf = useMessageOf();
  const [done, setDone] = useState<"sent" | "confirmed" | null>(person?.isComplete ? "confirmed" : null);
  const { busy, refusal, run } = useAsyncAction();

  const confirm = async () => {
    if (person) {
      await withRobotPass((robotPass) => api("POST /authentication/send-email-verification")({ body: { email, robotPass } }));
      return setDone("sent");
    }
    await api("POST /authentication/action-code/apply")({ body: { oobCode } });
    setDone("confirmed");
  };
  if (done === "sent") {
    return (
      <Sheet title={t("notices.confirmationSent.title")} says={t("notices.confirmationSent.says")}>
        <strong>{email}</strong>
        <SupportHint since={person?.since} />
        <OutboxLink />
      </Sheet>
    );
  }
  if (done === "confirmed") {
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
