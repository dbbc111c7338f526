import type { TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { ActionIcon, Menu } from "@mantine/core";
import { IconCalendarPlus, IconDots, IconDownload, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useRequestExport } from "../../../shared/exports/use-request-export.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { exportConfig } from "../trainings-queries.ts";

export type OnConfigAction = (kind: "addClass" | "edit" | "read" | "remove", row: TrainingConfigRow) => void;
type Props = { readonly row: TrainingConfigRow; readonly onAct: OnConfigAction };

const signs = { addClass: IconCalendarPlus, edit: IconPencil, read: IconEye, remove: IconTrash } as const;

const actionsOf = ({ can }: TrainingConfigRow) => {
  const edits = can.update && can.detail;
  return [
    ...(can.addClass ? (["addClass"] as const) : []),
    ...(edits ? (["edit"] as const) : []),
    ...(can.detail && !edits ? (["read"] as const) : []),
    ...(can.remove ? (["remove"] as const) : []),
  ];
};

/** Menu of a row. A row without an allowed action has no button. */
export const ConfigMenu = ({ row, onAct }: Props) => {
  const { t } = useTranslation("trainings");
  const mayExport = useMay()("export_training_class_config");
  const { request } = useRequestExport({ ask: () => exportConfig(row.id), tell: (told) => t("configs.exportAsked", told) });
  const actions = actionsOf(row);
  if (actions.length === 0 && !mayExport) return null;
  const label = t("configs.actions.label", { name: row.name });
  return (
    <Menu position="bottom-end" portalProps={{ target: "#conteudo" }}>
      <Menu.Target>
        <ActionIcon aria-label={label} title={label}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map((action) => {
          const Sign = signs[action];
          return (
            <Menu.Item key={action} leftSection={<Sign size={18} stroke={1.7} />} onClick={() => onAct(action, row)}>
              {t(`configs.actions.${action}`)}
            </Menu.Item>
          );
        })}
        {mayExport && (
          <Menu.Item leftSection={<IconDownload size={18} stroke={1.7} />} onClick={request}>
            {t("configs.export")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
