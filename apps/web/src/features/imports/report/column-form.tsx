import type { ImportColumn } from "@emdia/contract/imports/report.ts";
import { Button, NativeSelect } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { SettingsPanel } from "../../../shared/ui/panels/settings-panel.tsx";
import { useAssignColumns } from "../imports-queries.ts";
import { type ColumnFault, columnFaults, guessColumns, mappingOf, missingColumns } from "./column-guess.ts";
import classes from "./report.module.css";
import type { ReportProps } from "./report-props.ts";

type FieldProps = {
  readonly column: ImportColumn;
  readonly headings: readonly string[];
  readonly value: string;
  readonly fault: ColumnFault | undefined;
  readonly onChoose: (heading: string) => void;
};
const Field = ({ column, headings, value, fault, onChoose }: FieldProps) => {
  const { t } = useTranslation("imports");
  return (
    <NativeSelect
      name={column.key}
      label={column.name}
      required={column.isRequired}
      value={value}
      error={fault && t(`columns.${fault}`)}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[{ value: "", label: t(column.isRequired ? "columns.choose" : "columns.none") }, ...headings]}
    />
  );
};

/** Assigns the headings of the file to the columns of the import. The suggestion is by name. */
export const ColumnForm = ({ report, place }: Omit<ReportProps, "decision">) => {
  const { t } = useTranslation("imports");
  const { mutate, isPending, error } = useAssignColumns(place);
  const { columns, id } = report;
  const headings = [...new Set(report.headings.filter((heading) => heading.trim() !== ""))];
  const [choice, setChoice] = useState(() => guessColumns(columns, headings));
  const [isTried, setTried] = useState(false);
  const faults = columnFaults(columns, choice);
  const missing = error instanceof ApiFailure ? missingColumns(error.details) : [];
  const faultAt = (key: string) => (missing.includes(key) && !choice[key] ? "required" : faults[key]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(faults);
    if (first !== undefined) return event.currentTarget.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    mutate(
      { id, columns: mappingOf(choice) },
      { onSuccess: () => notify.success(t("columns.done")), onError: (refused) => notify.error(currentMessageOf(refused)) },
    );
  };
  return (
    <SettingsPanel title={t("columns.title")} says={t("columns.says")}>
      <form noValidate className={classes.columns} onSubmit={submit}>
        {columns.map((column) => (
          <Field
            key={column.key}
            column={column}
            headings={headings}
            value={choice[column.key] ?? ""}
            fault={isTried ? faultAt(column.key) : undefined}
            onChoose={(heading) => setChoice((before) => ({ ...before, [column.key]: heading }))}
          />
        ))}
        <Button type="submit" className={classes.submit ?? ""} loading={isPending}>
          {t("columns.submit")}
        </Button>
      </form>
    </SettingsPanel>
  );
};
