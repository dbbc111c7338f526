import type { GateDevice } from "@emdia/contract/gate/device-routes.ts";
import { Button, Modal } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { enrolmentLink } from "../../shared/badge/enrolment-code.ts";
import { QrCode } from "../../shared/badge/qr-code.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { useIssueEnrolment } from "./device-queries.ts";
import classes from "./gate-devices.module.css";

/** The QR code is issued on a click and shown once: closing the dialog forgets it. */
const Code = ({ device }: { readonly device: GateDevice }) => {
  const { t } = useTranslation("gateDevices");
  const messageOf = useMessageOf();
  const { instant } = useFormat();
  const { data, error, isPending, mutate } = useIssueEnrolment();
  return (
    <div className={classes.form}>
      <p>{t(device.state === "active" ? "enrolment.again" : "enrolment.says")}</p>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      {data && (
        <div className={classes.code} role="status">
          <QrCode content={enrolmentLink(location.origin, data.secret)} label={t("enrolment.qr", { name: device.name })} />
          <p>{t("enrolment.until", { at: instant(data.expiresAt) })}</p>
        </div>
      )}
      <Button
        variant={data ? "default" : "filled"}
        leftSection={<IconQrcode size={18} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate(device.id)}
      >
        {t(data ? "enrolment.renew" : "enrolment.issue")}
      </Button>
    </div>
  );
};

type Props = { readonly device: GateDevice | null; readonly opened: boolean; readonly onClose: () => void };

export const EnrolmentDialog = ({ device, opened, onClose }: Props) => {
  const { t } = useTranslation(["gateDevices", "shared"]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("enrolment.title", { name: device?.name ?? "" })}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {device && <Code key={device.id} device={device} />}
    </Modal>
  );
};
