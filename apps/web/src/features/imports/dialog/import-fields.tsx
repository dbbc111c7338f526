import type { ImportKind } from "@emdia/contract/imports/report.ts";
import { Anchor, Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../shared/files/open-file.ts";
import { importCalls, type TemplateFormat } from "../../../shared/imports/import-calls.ts";
import type { ImportPlace } from "../../../shared/imports/import-place.ts";
import type { ImportMode } from "../../../shared/imports/sending/send-spreadsheet.ts";
import { useBlockDialogClose } from "../../../shared/ui/dialogs/held-open.ts";
import classes from "../imports.module.css";
import type { ImportCompany } from "./import-company.ts";
import { SourceField } from "./source-field.tsx";
import { type ImportForm, useImportForm } from "./use-import-form.ts";

type PlaceOf = (companyId: number) => ImportPlace;

const formats: readonly TemplateFormat[] = ["xlsx", "csv"];
const Templates = ({ kind, companyId, placeOf }: { readonly kind: ImportKind; readonly companyId: number; readonly placeOf: PlaceOf }) => {
  const { t } = useTranslation("imports");
  return (
    <div className={classes.template}>
      <p className={classes.quiet}>{t(`dialog.templateSays.${kind}`)}</p>
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          size="compact-sm"
          onClick={() => void saveFile(() => importCalls(placeOf(companyId)).template(format, companyId))}
        >
          {t("dialog.template", { format })}
        </Button>
      ))}
    </div>
  );
};

const Buttons = ({ form, onClose }: { readonly form: ImportForm; readonly onClose: () => void }) => {
  const { t } = useTranslation("imports");
  const { busy, source, submit, cancel } = form;
  useBlockDialogClose(busy);
  if (busy)
    return (
      <div className={classes.buttons}>
        <span />
        <Button variant="default" onClick={cancel}>
          {t("dialog.cancelSending")}
        </Button>
      </div>
    );
  const isPasted = source?.kind === "rows";
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button variant={isPasted ? "filled" : "default"} onClick={() => submit("preview")}>
        {t("dialog.preview")}
      </Button>
      {!isPasted && <Button onClick={() => submit("import")}>{t("dialog.import")}</Button>}
    </div>
  );
};

type Props = {
  readonly kind: ImportKind;
  readonly companies: readonly ImportCompany[];
  readonly placeOf: PlaceOf;
  readonly onAccepted: (reportId: number, companyId: number, mode: ImportMode) => void;
  readonly onClose: () => void;
  readonly onHistory: () => void;
};

/** Company, template, spreadsheet or pasted rows, and the buttons of the import. */
export const ImportFields = ({ kind, companies, placeOf, onAccepted, onClose, onHistory }: Props) => {
  const { t } = useTranslation("imports");
  const [companyId, setCompany] = useState(companies[0]?.id ?? 0);
  const form = useImportForm({ placeOf, companyId, onAccepted: (id, mode) => onAccepted(id, companyId, mode) });
  return (
    <div className={classes.form}>
      {companies.length > 1 && (
        <NativeSelect
          label={t("dialog.company")}
          disabled={form.busy}
          value={String(companyId)}
          onChange={({ currentTarget }) => setCompany(Number(currentTarget.value))}
          data={companies.map(({ id, tradingName }) => ({ value: String(id), label: tradingName }))}
        />
      )}
      <Templates kind={kind} companyId={companyId} placeOf={placeOf} />
      <SourceField form={form} mayPaste={kind === "workers"} />
      <p className={classes.quiet}>
        {t("dialog.previewSays")}{" "}
        <Anchor component="button" type="button" disabled={form.busy} onClick={onHistory} fz="inherit">
          {t("dialog.earlier")}
        </Anchor>
      </p>
      <Buttons form={form} onClose={onClose} />
    </div>
  );
};
