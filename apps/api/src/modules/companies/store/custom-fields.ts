import type { CustomFieldAsks, CustomFieldKind, CustomFieldSubject } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomFieldListQuery, NewCustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";
import type { GroupKey } from "./company-groups.ts";

export type KeptField = {
  readonly companyId: number;
  readonly groupCustomFieldsId: number;
  readonly id: number;
  readonly name: string;
  readonly hint: string | null;
  readonly appliesTo: CustomFieldSubject;
  readonly required: boolean;
  readonly asks: CustomFieldAsks;
  readonly retired: boolean;
  readonly version: number;
};
type FieldRow = Omit<KeptField, "asks"> & {
  readonly kind: CustomFieldKind;
  readonly maxLength: number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly options: string[] | null;
};

export const fieldColumns: RawBuilder<unknown> = sql`f.contractor_id as "companyId", f.group_id as "groupCustomFieldsId", f.id, f.name, f.hint,
  f.applies_to as "appliesTo", f.required, f.kind, f.max_length as "maxLength", f.minimum, f.maximum, f.options, f.retired, f.version`;

/** A check constraint guarantees the columns of each kind. */
const asksOf = ({
  kind,
  maxLength,
  minimum,
  maximum,
  options,
}: Pick<FieldRow, "kind" | "maxLength" | "minimum" | "maximum" | "options">): CustomFieldAsks => {
  if (kind === "text") return { kind, maxLength: maxLength ?? 0 };
  if (kind === "number") return { kind, minimum, maximum };
  return kind === "choice" ? { kind, options: options ?? [] } : { kind };
};
export const fieldOf = <R extends FieldRow>({ kind, maxLength, minimum, maximum, options, ...field }: R) => ({
  ...field,
  asks: asksOf({ kind, maxLength, minimum, maximum, options }),
});
export type StoredFieldRow = FieldRow;

const ofGroup = ({ companyId, id }: GroupKey) => sql`from custom_field f where f.contractor_id = ${companyId} and f.group_id = ${id}`;

export const listFieldPage = async (
  { tx }: Scope,
  group: GroupKey,
  { query, retired, ...paging }: CustomFieldListQuery,
): Promise<{ readonly rows: readonly KeptField[]; readonly meta: PagingMeta }> => {
  const found = sql`${ofGroup(group)} and ${retired === undefined ? sql`true` : sql`f.retired = ${retired}`}
    and ${query ? sql`plain_text(f.name) like found_anywhere(${query})` : sql`true`}`;
  const { rows } = await sql<FieldRow>`select ${fieldColumns} ${found} order by f.retired, f.id
    limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*) as count from (select ${found} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows: rows.map(fieldOf), meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

export const findField = async ({ tx }: Scope, group: GroupKey, fieldId: number): Promise<KeptField | undefined> => {
  const { rows } = await sql<FieldRow>`select ${fieldColumns} ${ofGroup(group)} and f.id = ${fieldId}`.execute(tx);
  return rows.map(fieldOf)[0];
};

/** Fields of a group that apply to suppliers. */
export const supplierFields = async ({ tx }: Scope, group: GroupKey): Promise<KeptField[]> => {
  const { rows } = await sql<FieldRow>`select ${fieldColumns} ${ofGroup(group)} and f.applies_to = 'provider' and not f.retired
    order by f.id`.execute(tx);
  return rows.map(fieldOf);
};

const askedColumns = (asks: CustomFieldAsks) => ({
  max_length: asks.kind === "text" ? asks.maxLength : null,
  minimum: asks.kind === "number" ? asks.minimum : null,
  maximum: asks.kind === "number" ? asks.maximum : null,
  options: asks.kind === "choice" ? [...asks.options] : null,
});

/** Returns undefined if the group already has a field of this name. */
export const insertField = ({ tx }: Scope, { companyId, id }: GroupKey, { name, hint, appliesTo, required, asks }: NewCustomField) =>
  tx
    .insertInto("custom_field")
    .values({ contractor_id: companyId, group_id: id, name, hint, applies_to: appliesTo, required, kind: asks.kind, ...askedColumns(asks) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

type Saved = Partial<Pick<KeptField, "name" | "hint" | "required" | "retired" | "asks">>;
export const saveField = async (
  { tx }: Scope,
  { companyId, id, version }: KeptField,
  { asks, ...fields }: Saved,
): Promise<"saved" | "taken"> => {
  try {
    await tx
      .updateTable("custom_field")
      .set({ ...fields, ...(asks && askedColumns(asks)), version: version + 1 })
      .where("contractor_id", "=", companyId)
      .where("id", "=", id)
      .execute();
    return "saved";
  } catch (error) {
    if (violatesUnique(error, "custom_field_name")) return "taken";
    throw error;
  }
};
