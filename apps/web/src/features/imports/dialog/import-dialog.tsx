import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ImportPlace } from "../../../shared/imports/import-place.ts";
import { placeAt, reportLink } from "../../../shared/imports/import-place.ts";
import type { ImportMode } from "../../../shared/imports/sending/send-spreadsheet.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import type { ImportCompany } from "./import-company.ts";
import { ImportFields } from "./import-fields.tsx";
import type { DescriptionField } from "./use-import-form.ts";

type Props = {
  readonly place: ImportPlace;
  /** Companies in which the user may import. */
  readonly companies: readonly ImportCompany[];
  readonly description?: DescriptionField | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onHistory: () => void;
};

/** Dialog that imports a spreadsheet or pasted rows, and then opens the result. */
export const ImportDialog = ({ place, companies, description, opened, onClose, onHistory }: Props) => {
  const { t } = useTranslation("imports");
  const navigate = useNavigate();
  const { kind } = place;
  const placeOf = (companyId: number): ImportPlace => placeAt(place, companyId);
  // A preview sends no e-mail, so it shows its result only.
  const openReport = (reportId: number, companyId: number, mode: ImportMode) => {
    if (mode === "import") notify.success(t("accepted"));
    onClose();
    void navigate(reportLink(reportId, placeOf(companyId)));
  };
  return (
    <FormDialog opened={opened} onClose={onClose} title={t(`dialog.title.${kind}`)} size="lg">
      {opened && (
        <ImportFields
          kind={kind}
          companies={companies}
          placeOf={placeOf}
          description={description}
          onAccepted={openReport}
          onClose={onClose}
          onHistory={onHistory}
        />
      )}
    </FormDialog>
  );
};
