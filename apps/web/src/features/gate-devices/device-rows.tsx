import type { GateDevice } from "@emdia/contract/gate/device-routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconBan, IconCircleCheck, IconHourglass, IconPencil, IconQrcode } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import lines from "../../shared/ui/lines.module.css";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import classes from "./gate-devices.module.css";

type Acts = {
  readonly onChange: (device: GateDevice) => void;
  readonly onEnrol: (device: GateDevice) => void;
  readonly onRevoke: (device: GateDevice) => void;
};

const faces = {
  waiting: { tone: "warn", Icon: IconHourglass },
  active: { tone: "good", Icon: IconCircleCheck },
  revoked: { tone: "neutral", Icon: IconBan },
} as const;

const Tools = ({ device, onChange, onEnrol, onRevoke }: Acts & { readonly device: GateDevice }) => {
  const { t } = useTranslation("gateDevices");
  const { name } = device;
  const tools = [
    { key: "enrolOf", Icon: IconQrcode, act: onEnrol },
    { key: "changeOf", Icon: IconPencil, act: onChange },
    { key: "revokeOf", Icon: IconBan, act: onRevoke },
  ] as const;
  return (
    <span className={lines.tools}>
      {tools.map(({ key, Icon, act }) => (
        <ActionIcon key={key} onClick={() => act(device)} aria-label={t(key, { name })} title={t(key, { name })}>
          <Icon size={18} stroke={1.7} />
        </ActionIcon>
      ))}
    </span>
  );
};

const Row = ({ device, ...acts }: Acts & { readonly device: GateDevice }) => {
  const { t } = useTranslation("gateDevices");
  const { instant } = useFormat();
  const { name, projects, state, lastUsedAt } = device;
  return (
    <li className={`${lines.line} ${classes.row}`}>
      <div className={lines.words}>
        <span className={lines.name}>{name}</span>
        <span className={lines.quiet}>{projects.map((project) => project.name).join(", ")}</span>
        <span className={lines.quiet}>{lastUsedAt === null ? t("neverUsed") : t("lastUsed", { at: instant(lastUsedAt) })}</span>
      </div>
      <StatusChip {...faces[state]}>{t(`states.${state}`)}</StatusChip>
      {state !== "revoked" && <Tools device={device} {...acts} />}
    </li>
  );
};

export const DeviceRows = ({ devices, ...acts }: Acts & { readonly devices: readonly GateDevice[] }) => {
  const { t } = useTranslation("gateDevices");
  return (
    <ul className={lines.lines} aria-label={t("list")}>
      {devices.map((device) => (
        <Row key={device.id} device={device} {...acts} />
      ))}
    </ul>
  );
};
