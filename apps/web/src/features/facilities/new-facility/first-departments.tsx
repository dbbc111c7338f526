import { Input } from "@mantine/core";
import { type ClipboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { NameField } from "../names/name-field.tsx";
import classes from "./first-departments.module.css";
import { typeDepartment } from "./new-facility.ts";
import type { NewFacility } from "./use-new-facility.ts";

/** The department inputs of a new facility: one per department, plus an empty one. */
export const FirstDepartments = ({ facility }: { readonly facility: NewFacility }) => {
  const { t } = useTranslation("facilities");
  const id = useId();
  const { draft, faults, busy, change, leave } = facility;
  const { departments } = draft;
  const type = (at: number, typed: string) => change({ departments: typeDepartment(departments, at, typed) }, `department-${at}`);
  const paste = (at: number, event: ClipboardEvent) => {
    const lines = event.clipboardData.getData("text").trim();
    // A single-line input would join the lines of a pasted list.
    if (!lines.includes("\n") || departments[at] !== "") return;
    event.preventDefault();
    type(at, lines);
  };

  return (
    <fieldset className={classes.departments} aria-describedby={id}>
      <Input.Label component="legend" labelElement="div" required>
        {t("creating.departments")}
      </Input.Label>
      <p id={id} className={classes.hint}>
        {t("creating.departmentsHint")}
      </p>
      {departments.map((name, at) => (
        <NameField
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position, whatever is typed into it.
          key={at}
          aria-label={t("creating.nth", { position: at + 1 })}
          placeholder={t("creating.nth", { position: at + 1 })}
          value={name}
          readOnly={busy}
          fault={faults.get(`department-${at}`)}
          onChange={({ currentTarget }) => type(at, currentTarget.value)}
          onPaste={(event) => paste(at, event)}
          onBlur={() => leave(`department-${at}`, name)}
        />
      ))}
    </fieldset>
  );
};
