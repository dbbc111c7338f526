import type { DocumentKind, Frequency, LabourRegime, MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectKey } from "./projects.ts";

/** A current or past demand of a project: the document type in its version at that time, and its period. */
export type KeptRequirement = {
  readonly id: number;
  readonly plan: Plan;
  readonly ownerId: number;
  readonly typeId: number;
  readonly typeVersion: number;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly frequency: Frequency;
  readonly dueFigure: string | null;
  readonly movement: MovementKind | null;
  readonly regimes: readonly LabourRegime[];
  readonly holdsFrom: string;
  readonly holdsUntil: string | null;
  readonly notAskedOf: readonly number[];
};

export const requirementsOf = (tx: Tx, { contractorId, id }: ProjectKey): Promise<KeptRequirement[]> =>
  tx
    .selectFrom("project_requirement as r")
    .innerJoin("document_type_version as v", (join) =>
      join
        .onRef("v.owner_id", "=", "r.type_owner_id")
        .onRef("v.document_type_id", "=", "r.type_id")
        .onRef("v.version", "=", "r.type_version"),
    )
    .where("r.contractor_id", "=", contractorId)
    .where("r.project_id", "=", id)
    .select([
      "r.id",
      sql<Plan>`r.plan`.as("plan"),
      "r.type_owner_id as ownerId",
      "r.type_id as typeId",
      "r.type_version as typeVersion",
      "v.name",
      sql<DocumentKind>`v.kind`.as("kind"),
      sql<Frequency>`v.frequency`.as("frequency"),
      "v.due_figure as dueFigure",
      sql<MovementKind | null>`v.movement`.as("movement"),
      sql<readonly LabourRegime[]>`v.regimes`.as("regimes"),
      "r.holds_from as holdsFrom",
      "r.holds_until as holdsUntil",
      sql<readonly number[]>`array(select x.provider_id from project_requirement_exception x
        where x.contractor_id = r.contractor_id and x.requirement_id = r.id order by 1)`.as("notAskedOf"),
    ])
    .orderBy("r.id")
    .execute();

export type NewRequirement = { readonly plan: Plan; readonly ownerId: number; readonly id: number; readonly version: number };

/** Copies the exemptions of the previous requirement of the same type to the new one. */
const copyExemptions = async (tx: Tx, contractorId: number, ids: readonly number[]): Promise<void> => {
  await sql`insert into project_requirement_exception (contractor_id, requirement_id, provider_id)
    select r.contractor_id, r.id, x.provider_id from project_requirement r
      cross join lateral (select o.id from project_requirement o where o.contractor_id = r.contractor_id and o.project_id = r.project_id
        and o.type_owner_id = r.type_owner_id and o.type_id = r.type_id and o.id < r.id order by o.id desc limit 1) given_up
      join project_requirement_exception x on x.contractor_id = r.contractor_id and x.requirement_id = given_up.id
    where r.contractor_id = ${contractorId} and r.id = any (${[...ids]}::bigint[])`.execute(tx);
};

export const openRequirements = async (
  tx: Tx,
  { contractorId, id }: ProjectKey,
  { opened, from }: { readonly opened: readonly NewRequirement[]; readonly from: string },
): Promise<void> => {
  if (opened.length === 0) return;
  const rows = opened.map((type) => ({ plan: type.plan, type_owner_id: type.ownerId, type_id: type.id, type_version: type.version }));
  const made = await tx
    .insertInto("project_requirement")
    .values(rows.map((row) => ({ contractor_id: contractorId, project_id: id, ...row, holds_from: from })))
    .returning("id")
    .execute();
  await copyExemptions(
    tx,
    contractorId,
    made.map((row) => row.id),
  );
};

const these = (project: ProjectKey, ids: readonly number[]) =>
  sql`contractor_id = ${project.contractorId} and project_id = ${project.id} and id = any (${[...ids]}::bigint[])`;

/** `lastDay` is the last day of the demand. A requirement that begins later gets an empty period. */
type Closed = { readonly ids: readonly number[]; readonly lastDay: string };
export const closeRequirements = async (tx: Tx, project: ProjectKey, { ids, lastDay }: Closed): Promise<void> => {
  if (ids.length === 0) return;
  await sql`update project_requirement set holds_until = greatest(${lastDay}::date, holds_from - 1) where ${these(project, ids)}`.execute(
    tx,
  );
};

/** Deletes the rows, because a draft has not demanded anything yet. */
export const forgetRequirements = async (tx: Tx, project: ProjectKey, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await sql`delete from project_requirement where ${these(project, ids)}`.execute(tx);
};

/** Sets the first day of all requirements when the project begins. */
export const holdSince = async (tx: Tx, { contractorId, id }: ProjectKey, day: string): Promise<void> => {
  await tx
    .updateTable("project_requirement")
    .set({ holds_from: day })
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .execute();
};
