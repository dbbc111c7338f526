import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

/** Formats a month: `2026-03` as 03/2026. */
export const monthText = (reference: string): string => {
  const [year = "", month = ""] = reference.split("-");
  return `${month}/${year}`;
};

/** Formats a reference month, or the year of a yearly document. */
export const referenceText = ({ referenceMonth, frequency }: Pick<PendencyRow, "referenceMonth" | "frequency">): string | null => {
  if (referenceMonth === null) return null;
  return frequency === "yearly" ? referenceMonth.slice(0, "2026".length) : monthText(referenceMonth);
};
