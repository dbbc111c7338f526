import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

/** Formats a reference month: `2026-03` as 03/2026, or as 2026 for yearly documents. */
export const referenceText = ({ referenceMonth, frequency }: Pick<PendencyRow, "referenceMonth" | "frequency">): string | null => {
  if (referenceMonth === null) return null;
  const [year = "", month = ""] = referenceMonth.split("-");
  return frequency === "yearly" ? year : `${month}/${year}`;
};
