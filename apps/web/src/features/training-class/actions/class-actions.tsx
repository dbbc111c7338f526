import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconCertificate, IconDeviceMobile, IconDots, IconHistory, IconPencil, IconTrash, IconUserPlus, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRequestExport } from "../../../shared/exports/use-request-export.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { exportCertificates } from "../class-queries.ts";
import type { ActionDialogProps } from "./action-dialog.ts";

type Action = "add" | "edit" | "history" | "cancel" | "remove";

const dialogs = {
  add: lazyDialog<ActionDialogProps>(async () => (await import("../candidates/candidates-drawer.tsx")).CandidatesDrawer),
  history: lazyDialog<ActionDialogProps>(async () => (await import("./history-drawer.tsx")).HistoryDrawer),
  cancel: lazyDialog<ActionDialogProps>(async () => (await import("./cancel-dialog.tsx")).CancelDialog),
  remove: lazyDialog<ActionDialogProps>(async () => (await import("./remove-dialog.tsx")).RemoveDialog),
} as const satisfies { readonly [A in Exclude<Action, "edit">]: unknown };
const actions = ["add", "history", "cancel", "remove"] as const;

/** Requests the certificates of the class as one file. */
const CertificatesItem = ({ training }: Pick<Props, "training">) => {
  const { t } = useTranslation("trainingClass");
  const { request } = useRequestExport({ ask: () => exportCertificates(training), tell: (told) => t("actions.certificatesAsked", told) });
  return (
    <Menu.Item leftSection={<IconCertificate size={16} aria-hidden="true" />} onClick={request}>
      {t("actions.certificates")}
    </Menu.Item>
  );
};

type MenuProps = Pick<Props, "training"> & { readonly onOpen: (action: Action) => void };

const MoreActions = ({ training, onOpen }: MenuProps) => {
  const { t } = useTranslation("trainingClass");
  const { can, hasApproved } = training;
  const hasCertificates = can.export && hasApproved;
  if (!hasCertificates && !can.history && !can.cancel && !can.remove) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t("actions.more")} title={t("actions.more")}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {hasCertificates && <CertificatesItem training={training} />}
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
