import type { IsoDay } from "../../src/kernel/dates.ts";

const months = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];

export const day = (iso: IsoDay): string => iso.split("-").toReversed().join("/");
export const longDay = (iso: IsoDay): string => {
  const [year = "", month = "", date = ""] = iso.split("-");
  return `${Number(date)} de ${months[Number(month) - 1]} de ${year}`;
};
/** A month as `10/2026`. */
export const monthOf = (yearMonth: string): string => yearMonth.split("-").toReversed().join("/");
/** The number of days of a month. */
export const daysIn = (yearMonth: string): number => {
  const [year = "", month = ""] = yearMonth.split("-");
  return new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
};

const money = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const reais = (cents: number): string => money.format(cents / 100);
