// Assignments of headings to columns that users of a company made.
import type { ImportKind } from "@emdia/contract/imports/report.ts";
import type { Tx } from "../../database/transaction.ts";
import type { RememberedHeadings } from "../rules/match-columns.ts";

type Filter = { readonly companyId: number; readonly kind: ImportKind };

export const rememberedHeadings = async (tx: Tx, { companyId, kind }: Filter): Promise<RememberedHeadings> => {
  const rows = await tx
    .selectFrom("import_mapping")
    .select(["heading", "column_key"])
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .execute();
  return Object.fromEntries(rows.map(({ heading, column_key }) => [heading, column_key]));
};

export const rememberHeadings = async (tx: Tx, { companyId, kind }: Filter, headings: RememberedHeadings): Promise<void> => {
  const rows = Object.entries(headings).map(([heading, column_key]) => ({ company_id: companyId, kind, heading, column_key }));
  if (rows.length === 0) return;
  await tx
    .insertInto("import_mapping")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["company_id", "kind", "heading"]).doUpdateSet((row) => ({ column_key: row.ref("excluded.column_key") })),
    )
    .execute();
};
