// Service months: the declaration of a supplier for a month, and the decision of the contractor.
import type { ServiceAction, ServiceMonthState } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { heldPlan, type MonthWithoutService } from "../rules/project-facts.ts";
import type { Month, Span } from "../rules/reconcile/facts.ts";
import { firstDayOf, overlap } from "../rules/reconcile/months.ts";
import type { ProjectKey } from "./projects.ts";
import { linkedSuppliers } from "./suppliers.ts";

export type ServiceMonthKey = {
  readonly contractorId: number;
  readonly projectId: number;
  readonly providerId: number;
  readonly month: Month;
};
/** The columns that a declaration or a decision writes. */
export type ServiceMonthFields = {
  readonly state: ServiceMonthState;
  readonly action: Exclude<ServiceAction, "ADD_EMPLOYEE">;
  readonly note: string | null;
  readonly declaredAt: Date;
  readonly declaredById: number;
  readonly declaredByName: string;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
  readonly decidedById: number | null;
  readonly decidedByName: string | null;
};
export type StoredServiceMonth = ServiceMonthFields & { readonly id: number; readonly version: number };

/** Confirmed months without service of all suppliers of a project, or of one. */
export const monthsWithoutService = async (tx: Tx, { contractorId, id }: ProjectKey, only?: number): Promise<MonthWithoutService[]> => {
  const ofSupplier = only === undefined ? sql`` : sql`and provider_id = ${only}`;
  const { rows } = await sql<MonthWithoutService>`select provider_id as "companyId", to_char(month, 'YYYY-MM') as month from service_month
    where contractor_id = ${contractorId} and project_id = ${id} and state = 'confirmed' ${ofSupplier} order by provider_id, month`.execute(
    tx,
  );
  return rows;
};

const ofKey = (tx: Tx, { contractorId, projectId, providerId, month }: ServiceMonthKey) =>
  tx
    .selectFrom("service_month")
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", projectId)
    .where("provider_id", "=", providerId)
    .where("month", "=", firstDayOf(month))
    .select([
      "id",
      sql<ServiceMonthState>`state`.as("state"),
      sql<ServiceMonthFields["action"]>`action`.as("action"),
      "note",
      "declared_at as declaredAt",
      "declared_by_id as declaredById",
      "declared_by_name as declaredByName",
      "reason",
      "decided_at as decidedAt",
      "decided_by_id as decidedById",
      "decided_by_name as decidedByName",
      "version",
    ]);

export const findServiceMonth = (tx: Tx, key: ServiceMonthKey): Promise<StoredServiceMonth | undefined> =>
  ofKey(tx, key).executeTakeFirst();
export const lockServiceMonth = (tx: Tx, key: ServiceMonthKey): Promise<StoredServiceMonth | undefined> =>
  ofKey(tx, key).forUpdate().executeTakeFirst();

const columnsOf = (fields: ServiceMonthFields) => ({
  state: fields.state,
  action: fields.action,
  note: fields.note,
  declared_at: fields.declaredAt,
  declared_by_id: fields.declaredById,
  declared_by_name: fields.declaredByName,
  reason: fields.reason,
  decided_at: fields.decidedAt,
  decided_by_id: fields.decidedById,
  decided_by_name: fields.decidedByName,
});

/** Undefined if a concurrent request declared the month first. */
export const insertServiceMonth = async (tx: Tx, key: ServiceMonthKey, fields: ServiceMonthFields): Promise<number | undefined> => {
  const { contractorId, projectId, providerId, month } = key;
  const made = await tx
    .insertInto("service_month")
    .values({
      contractor_id: contractorId,
      project_id: projectId,
      provider_id: providerId,
      month: firstDayOf(month),
      ...columnsOf(fields),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
};

/** The caller has locked the row. */
export const updateServiceMonth = async (
  tx: Tx,
  { contractorId, id }: ProjectKey,
  { version, ...fields }: ServiceMonthFields & { readonly version: number },
): Promise<void> => {
  await tx
    .updateTable("service_month")
    .set({ ...columnsOf(fields), version })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();
};

/** Period in which the supplier is linked and has the STP plan; undefined if it is not linked or has another plan. */
export const stpSpanOf = async (tx: Tx, key: Omit<ServiceMonthKey, "month">): Promise<Span | undefined> => {
  const { contractorId, projectId, providerId } = key;
  const [supplier] = await linkedSuppliers(tx, { contractorId, id: projectId }, providerId);
  const plan = supplier?.plans.find((one) => one.plan === "STP");
  if (!supplier?.linkedFrom || !plan) return undefined;
  return overlap(heldPlan(plan, supplier.linkedFrom).holds, { from: supplier.linkedFrom, until: null });
};
