import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

/** `2026-03` as it is said of a reference: 03/2026, or 2026 alone of what is asked for once a year. */
export const referenceText = ({ referenceMonth, frequency }: Pick<PendencyRow, "referenceMonth" | "frequency">): string | null => {
  if (referenceMonth === null) return null;
  const [year = "", month = ""] = referenceMonth.split("-");
  return frequency === "yearly" ? year : `${month}/${year}`;
};
