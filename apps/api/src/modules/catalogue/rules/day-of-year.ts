type Figure = { readonly unit: string; readonly value: number };

/** Maximum length of each month. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const partsOf = (value: number) => ({ month: Math.floor(value / 100), day: value % 100 });

/** Validates a `month_day` figure: 1130 is November 30. Every other unit is valid. */
export const namesItsDay = ({ unit, value }: Figure): boolean => {
  if (unit !== "month_day") return true;
  const { month, day } = partsOf(value);
  return day >= 1 && day <= (LENGTHS[month - 1] ?? 0);
};

/** The month of a `month_day` figure, for example `11`. */
export const monthNamedBy = (figure: Figure | undefined): string | null =>
  figure?.unit === "month_day" ? String(partsOf(figure.value).month).padStart(2, "0") : null;
