import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { Menu } from "@mantine/core";
import { IconClipboardCheck, IconFileSpreadsheet, IconFileTypePdf } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useRequestExport } from "../../../shared/exports/use-request-export.ts";
import { saveFile } from "../../../shared/files/open-file.ts";
import { type ClassExport, exportCertificates, exportClass } from "../class-queries.ts";

type Props = { readonly training: TrainingClass };

const exports = {
  participants: { extension: "xlsx", Icon: IconFileSpreadsheet },
  attendance_list: { extension: "pdf", Icon: IconClipboardCheck },
} as const satisfies { readonly [E in ClassExport]: unknown };

/** Downloads the participants as a spreadsheet, or the attendance list as PDF (C-139). */
const FileItem = ({ training, kind }: Props & { readonly kind: ClassExport }) => {
  const { t } = useTranslation("trainingClass");
  const { extension, Icon } = exports[kind];
  const save = () => saveFile(() => exportClass(training, kind, `${t(`actions.files.${kind}`)} - ${training.name}.${extension}`));
  return (
    <Menu.Item leftSection={<Icon size={16} aria-hidden="true" />} onClick={() => void save()}>
      {t(`actions.exports.${kind}`)}
    </Menu.Item>
  );
};

/** Requests the certificates of the class as one file. */
const CertificatesItem = ({ training }: Props) => {
  const { t } = useTranslation("trainingClass");
  const { request } = useRequestExport({ ask: () => exportCertificates(training), tell: (told) => t("actions.certificatesAsked", told) });
  return (
    <Menu.Item leftSection={<IconFileTypePdf size={16} aria-hidden="true" />} onClick={request}>
      {t("actions.exports.certificates")}
    </Menu.Item>
  );
};

/** Exports of a class in its menu. */
export const ExportItems = ({ training }: Props) => (
  <>
    <FileItem training={training} kind="participants" />
    <FileItem training={training} kind="attendance_list" />
    {training.hasApproved && <CertificatesItem training={training} />}
  </>
);
