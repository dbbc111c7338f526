import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCountdown } from "./use-countdown.ts";

type Props = { readonly resendAtMs: number; readonly busy: boolean; readonly onResend: () => void };

/** Button that resends the code; disabled during the countdown. */
export const ResendButton = ({ resendAtMs, busy, onResend }: Props) => {
  const { t } = useTranslation("oneTimeCode");
  const seconds = useCountdown(resendAtMs);
  return (
    <Button variant="default" fullWidth disabled={seconds > 0} loading={busy} onClick={onResend}>
      {seconds > 0 ? t("resendIn", { seconds }) : t("resend")}
    </Button>
  );
};
