import type { ImportKind } from "@emdia/contract/imports/report.ts";
import { TRAINING_REASON_MAX } from "@emdia/contract/trainings/limits.ts";
import { Anchor, Button, NativeSelect, Textarea } from "@mantine/core";
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
import { type DescriptionField, type ImportForm, useImportForm } from "./use-import-form.ts";

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

type DescriptionProps = { readonly form: ImportForm; readonly field: DescriptionField };
const Description = ({ form: { description, busy }, field }: DescriptionProps) => {
  const { t } = useTranslation("imports");
  return (
    <Textarea
      name="description"
      label={t("dialog.description")}
      description={t("dialog.descriptionSays")}
      required={field.isRequired}
      disabled={busy}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={TRAINING_REASON_MAX}
      value={description.text}
      error={description.isLacking && t("dialog.descriptionMissing")}
      onChange={({ currentTarget }) => description.type(currentTarget.value)}
    />
  );
};

type Props = {
  readonly kind: ImportKind;
  readonly companies: readonly ImportCompany[];
  readonly placeOf: PlaceOf;
  readonly description?: DescriptionField | undefined;
  readonly onAccepted: (reportId: number, companyId: number, mode: ImportMode) => void;
  readonly onClose: () => void;
  readonly onHistory: () => void;
};

/** Company, template, spreadsheet or pasted rows, and the buttons of the import. */
export const ImportFields = ({ kind, companies, placeOf, description, onAccepted, onClose, onHistory }: Props) => {
  const { t } = useTranslation("imports");
  const [companyId, setCompany] = useState(companies[0]?.id ?? 0);
  const form = useImportForm({ placeOf, companyId, description, onAccepted: (id, mode) => onAccepted(id, companyId, mode) });
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
      <SourceField form={form} mayPaste={importCalls(placeOf(companyId)).paste !== undefined} />
      {description && <Description form={form} field={description} />}
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
