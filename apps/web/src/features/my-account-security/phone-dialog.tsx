import { Anchor, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { notify } from "../../shared/notices/notify.ts";
import { CodeForm } from "../../shared/one-time-code/code-form.tsx";
import { PhoneForm } from "../../shared/one-time-code/phone-form.tsx";
import { resendAt } from "../../shared/one-time-code/wait-of.ts";
import { useTakePhone } from "./security-queries.ts";

type Sent = { readonly phone: string; readonly sentTo: string; readonly resendAtMs: number };
type Props = { readonly opened: boolean; readonly onClose: () => void };

const askFor = async (phone: string): Promise<Sent> => {
  const { sentTo, resendInSeconds } = await api("POST /account/phone/code")({ body: { phone } });
  return { phone, sentTo, resendAtMs: resendAt(resendInSeconds) };
};

/** Asks for the number, then for the code sent to it. The old phone stays active until the code is confirmed. */
export const PhoneDialog = ({ opened, onClose }: Props) => {
  const { t } = useTranslation("mySecurity");
  const [sent, setSent] = useState<Sent | null>(null);
  const { mutateAsync } = useTakePhone();

  const prove = async (code: string) => {
    await mutateAsync(code);
    notify.success(t("phone.changed"));
    onClose();
  };
  const title = t(sent ? "phone.codeTitle" : "phone.numberTitle");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setSent(null)}
      title={title}
      closeButtonProps={{ "aria-label": t("close", { ns: "shared" }) }}
      centered
    >
      <Stack gap="md">
        <Text>{sent ? t("phone.codeSays", { sentTo: sent.sentTo }) : t("phone.numberSays")}</Text>
        {sent ? (
          <>
            <CodeForm
              submit={t("phone.confirm")}
              resendAtMs={sent.resendAtMs}
              onProve={prove}
              onResend={async () => setSent(await askFor(sent.phone))}
            />
            <Anchor component="button" type="button" ta="center" onClick={() => setSent(null)}>
              {t("phone.otherNumber")}
            </Anchor>
          </>
        ) : (
          <PhoneForm submit={t("phone.send")} onSend={async (phone) => setSent(await askFor(phone))} />
        )}
      </Stack>
    </Modal>
  );
};
