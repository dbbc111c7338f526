import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconCertificate, IconDeviceMobile, IconDots, IconHistory, IconPencil, IconTrash, IconUserPlus, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import type { ActionDialogProps } from "./action-dialog.ts";
import { ExportItems } from "./export-items.tsx";

type Action = "add" | "edit" | "certificates" | "history" | "cancel" | "remove";

const dialogs = {
  add: lazyDialog<ActionDialogProps>(async () => (await import("../candidates/candidates-drawer.tsx")).CandidatesDrawer),
  certificates: lazyDialog<ActionDialogProps>(async () => (await import("../certificates/certificates-drawer.tsx")).CertificatesDrawer),
  history: lazyDialog<ActionDialogProps>(async () => (await import("./history-drawer.tsx")).HistoryDrawer),
  cancel: lazyDialog<ActionDialogProps>(async () => (await import("./cancel-dialog.tsx")).CancelDialog),
  remove: lazyDialog<ActionDialogProps>(async () => (await import("./remove-dialog.tsx")).RemoveDialog),
} as const satisfies { readonly [A in Exclude<Action, "edit">]: unknown };
const actions = ["add", "certificates", "history", "cancel", "remove"] as const;

type MenuProps = Pick<Props, "training"> & { readonly onOpen: (action: Action) => void };

const MoreActions = ({ training, onOpen }: MenuProps) => {
  const { t } = useTranslation("trainingClass");
  const { can, state } = training;
  const hasBegun = state !== "planned";
  if (!hasBegun && !can.export && !can.history && !can.cancel && !can.remove) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t("actions.more")} title={t("actions.more")}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {hasBegun && (
          <Menu.Item leftSection={<IconCertificate size={16} aria-hidden="true" />} onClick={() => onOpen("certificates")}>
            {t("actions.certificates")}
          </Menu.Item>
        )}
        {can.export && <ExportItems training={training} />}
        {can.history && (
          <Menu.Item leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => onOpen("history")}>
            {t("actions.history")}
          </Menu.Item>
        )}
        {can.cancel && (
          <Menu.Item leftSection={<IconX size={16} aria-hidden="true" />} onClick={() => onOpen("cancel")}>
            {t("actions.cancelClass")}
          </Menu.Item>
        )}
        {can.remove && (
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={() => onOpen("remove")}>
            {t("actions.removeClass")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

type Props = {
  readonly training: TrainingClass;
  /** Form of the class, which it shares with the creation; passed in by the page. */
  readonly EditDialog: ComponentType<ActionDialogProps>;
};

/** Actions of a class in its header, with their dialogs. */
export const ClassActions = ({ training, EditDialog }: Props) => {
  const { t } = useTranslation("trainingClass");
  const [opened, open] = useState<Action | null>(null);
  const { can, id } = training;
  return (
    <>
      <MoreActions training={training} onOpen={open} />
      {can.readAttendance && (
        <Button
          variant="default"
          leftSection={<IconDeviceMobile size={16} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/treinamentos/chamada/$id" params={{ id: String(id) }} {...props} />}
        >
          {t("actions.readAttendance")}
        </Button>
      )}
      {can.update && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => open("edit")}>
          {t("actions.edit")}
        </Button>
      )}
      {can.addEmployees && (
        <Button leftSection={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => open("add")}>
          {t("add.action")}
        </Button>
      )}
      <EditDialog training={training} opened={opened === "edit"} onClose={() => open(null)} />
      {actions.map((action) => {
        const Dialog = dialogs[action];
        return <Dialog key={action} training={training} opened={opened === action} onClose={() => open(null)} />;
      })}
    </>
  );
};
