// Queries about accounts assigned to reviews.
import type { AssignmentTarget } from "@emdia/contract/pendencies/pendency.ts";
import { sql } from "kysely";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { violatesForeignKey } from "../../../platform/database/violations.ts";
import type { Assignable } from "./rules/eligible-assignee.ts";

/** Users of contractors to whom reviews can be assigned, by contractor and name. */
export const assignablesOf = async (tx: Tx, contractorIds: readonly number[]): Promise<readonly Assignable[]> => {
  const { rows } = await sql<Assignable>`
    select contractor_id as "contractorId", account_id as id, name, project_ids as "projectIds"
    from review_assignees(${idArray(contractorIds)}) order by contractor_id, plain_text(name), account_id`.execute(tx);
  return rows;
};

export type Target = { readonly contractorId: number; readonly of: AssignmentTarget; readonly id: number };
type Account = Pick<Assignable, "id" | "name">;
const MEMBERSHIP = "review_assignment_contractor_id_account_id_fkey";
const columns = { pendency: "pendency_id", project: "project_id", supplier: "provider_id" } as const;

export const removeAssignment = async (tx: Tx, { contractorId, of, id }: Target): Promise<void> => {
  await tx.deleteFrom("review_assignment").where("contractor_id", "=", contractorId).where(columns[of], "=", id).execute();
};

const upsert = async (tx: Tx, { contractorId, of, id }: Target, account: Account): Promise<void> => {
  const column = columns[of];
  await tx
    .insertInto("review_assignment")
    .values({ contractor_id: contractorId, [column]: id, account_id: account.id, account_name: account.name })
    .onConflict((conflict) =>
      conflict
        .columns(["contractor_id", column])
        .where(column, "is not", null)
        .doUpdateSet({ account_id: account.id, account_name: account.name }),
    )
    .execute();
};

/** Replaces the assignment of a target; null removes it. Refuses an account whose membership a concurrent request removed. */
export const writeAssignment = async (
  tx: Tx,
  target: Target,
  account: Account | null,
): Promise<Outcome<null, "pendency.assignee_not_eligible">> => {
  try {
    await (account === null ? removeAssignment(tx, target) : upsert(tx, target, account));
    return accept(null);
  } catch (error) {
    if (violatesForeignKey(error, MEMBERSHIP)) return refuse("pendency.assignee_not_eligible");
    throw error;
  }
};

/** Contractor of a project, within row-level security. */
export const contractorOfProject = async (tx: Tx, id: number): Promise<number | undefined> => {
  const row = await tx.selectFrom("project").select("contractor_id").where("id", "=", id).executeTakeFirst();
  return row?.contractor_id;
};

/** Whether the contractor has pendencies of the supplier, in one of the projects. */
export const suppliesContractor = async (
  tx: Tx,
  {
    contractorId,
    providerId,
    projectIds,
  }: { readonly contractorId: number; readonly providerId: number; readonly projectIds: readonly number[] | "all" },
): Promise<boolean> => {
  const among = projectIds === "all" ? sql`` : sql`and s.project_id = any (${idArray(projectIds)})`;
  const { rows } = await sql<{ readonly known: boolean }>`select exists (select from project_company s
    where s.contractor_id = ${contractorId} and s.provider_id = ${providerId} ${among}) as known`.execute(tx);
  return rows[0]?.known === true;
};
