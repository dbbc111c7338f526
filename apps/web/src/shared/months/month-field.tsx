import { Input, NativeSelect } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./month-field.module.css";

type Props = {
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | null;
  readonly required?: boolean;
  /** `2026-03`, or empty. */
  readonly value: string;
  readonly onChange: (month: string) => void;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
const YEARS_BACK = 5;
const YEARS_AHEAD = 10;

const yearsAround = (chosen: string): readonly string[] => {
  const now = new Date().getFullYear();
  const near = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) => String(now - YEARS_BACK + index));
  return chosen === "" || near.includes(chosen) ? near : [chosen, ...near].toSorted();
};

/** Month as two selects, because not every browser has a month input. An incomplete month counts as empty. */
export const MonthField = ({ field, label, hint, error, required = false, value, onChange }: Props) => {
  const { t, i18n } = useTranslation("shared");
  const id = useId();
  const described = error !== null && { "aria-describedby": `${id}-error` };
  const [half, setHalf] = useState({ year: "", month: "" });
  const isHalf = half.year === "" || half.month === "";
  const [year = "", month = ""] = value === "" && isHalf ? [half.year, half.month] : value.split("-");
  const nameOf = (one: string) =>
    new Intl.DateTimeFormat(i18n.language, { month: "long", timeZone: "UTC" }).format(new Date(`2026-${one}-15`));
  const choose = (next: { readonly year: string; readonly month: string }) => {
    setHalf(next);
    onChange(next.year !== "" && next.month !== "" ? `${next.year}-${next.month}` : "");
  };
  return (
    <Input.Wrapper id={id} label={label} description={hint} error={error} required={required} labelElement="div">
      <fieldset className={classes.month} aria-label={label} data-field={field}>
        <NativeSelect
          aria-label={t("month.ofField", { label })}
          {...described}
          error={error !== null}
          value={month}
          data={[{ value: "", label: t("month.month") }, ...MONTHS.map((one) => ({ value: one, label: nameOf(one) }))]}
          onChange={({ currentTarget }) => choose({ year, month: currentTarget.value })}
        />
        <NativeSelect
          aria-label={t("month.yearOfField", { label })}
          {...described}
          error={error !== null}
          value={year}
          data={[{ value: "", label: t("month.year") }, ...yearsAround(year)]}
          onChange={({ currentTarget }) => choose({ month, year: currentTarget.value })}
        />
      </fieldset>
    </Input.Wrapper>
  );
};
