type Figure = { readonly unit: string; readonly value: number };

/** Of each month, in the years in which it is longest. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const partsOf = (value: number) => ({ month: Math.floor(value / 100), day: value % 100 });

/** Whether a figure that is a day of the year names one there is, as 1130 names the 30th of November; of any other figure nothing is asked. */
export const namesItsDay = ({ unit, value }: Figure): boolean => {
  if (unit !== "month_day") return true;
  const { month, day } = partsOf(value);
  return day >= 1 && day <= (LENGTHS[month - 1] ?? 0);
};

/** The month of a figure that is a day of the year, as `11`. */
export const monthNamedBy = (figure: Figure | undefined): string | null =>
  figure?.unit === "month_day" ? String(partsOf(figure.value).month).padStart(2, "0") : null;
