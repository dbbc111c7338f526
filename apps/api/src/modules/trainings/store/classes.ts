import type { TrainingPerson } from "@emdia/contract/trainings/people.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleClasses } from "../policy.ts";
import type { ClassRow } from "./class-list.ts";
import { openToSuppliers } from "./visible-classes.ts";

export type StoredClass = Omit<ClassRow, "sessionCount"> & {
  readonly version: number;
  readonly configVersion: number;
  readonly documentTypeId: number;
  readonly documentTypeName: string;
  readonly kinds: readonly TrainingKind[];
  readonly norm: string | null;
  readonly minutes: number;
  readonly validityMonths: number | null;
  readonly hasTest: boolean;
  readonly minimumScoreTenths: number | null;
  readonly minimumAttendance: number;
  readonly facilityId: number | null;
  readonly facilityName: string | null;
  readonly departmentId: number | null;
  readonly departmentName: string | null;
  readonly workAndSpace: string;
  readonly instructors: TrainingPerson[];
  readonly openToAll: boolean;
  readonly isRetroactive: boolean;
  readonly description: string;
  readonly cancelReason: string | null;
};

type Options = {
  /** The contractor of the path; omitted where the path names only the class. */
  readonly contractorId?: number;
  readonly id: number;
  readonly toChange?: boolean;
};

/** A visible class. `toChange` locks it until the transaction ends. */
export const findClass = async (
  tx: Tx,
  visible: VisibleClasses,
  { contractorId, id, toChange = false }: Options,
): Promise<StoredClass | undefined> => {
  const { rows } =
    await sql<StoredClass>`select c.contractor_id as "contractorId", company.trading_name as "companyName", c.id, c.version, c.name,
      c.config_id as "configId", c.config_version as "configVersion", v.name as "configName", v.document_type_id as "documentTypeId",
      d.name as "documentTypeName", v.kinds, t.norm, v.theory_minutes + v.practice_minutes as minutes, v.validity_months as "validityMonths",
      v.has_test as "hasTest", v.minimum_score_tenths as "minimumScoreTenths", v.minimum_attendance as "minimumAttendance", c.kind, c.place,
      f.id as "facilityId", f.name as "facilityName", a.id as "departmentId", a.name as "departmentName", c.work_and_space as "workAndSpace",
      c.instructors, c.open_to_all as "openToAll", c.is_retroactive as "isRetroactive", c.description, c.starts_at as "startsAt",
      c.ends_at as "endsAt", c.cancelled_at is not null as "isCancelled", c.cancel_reason as "cancelReason", c.vacancy, c.taken,
      ${openToSuppliers(visible)} as "openTo"
    from training_class c join company on company.id = c.contractor_id
      join training_config_version v on v.contractor_id = c.contractor_id and v.config_id = c.config_id and v.version = c.config_version
      join document_type d on d.owner_id = v.document_owner_id and d.id = v.document_type_id
      left join training t on t.id = v.training_id
      left join facility f on f.contractor_id = c.contractor_id and f.id = c.facility_id
      left join department a on a.contractor_id = c.contractor_id and a.id = c.department_id
    where c.id = ${id} and c.removed_at is null and (${contractorId ?? null}::bigint is null or c.contractor_id = ${contractorId ?? null})
      and (c.contractor_id = any (${[...visible.contractorIds]}::bigint[]) or cardinality(${openToSuppliers(visible)}) > 0)
    ${toChange ? sql`for no key update of c` : sql``}`.execute(tx);
  return rows[0];
};

export type StoredSession = {
  readonly id: number;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly place: string;
};
type Ref = { readonly contractorId: number; readonly id: number };

export const sessionsOf = async (tx: Tx, { contractorId, id }: Ref): Promise<readonly StoredSession[]> => {
  const { rows } = await sql<StoredSession>`select id, day, to_char(starts, 'HH24:MI') as start, to_char(ends, 'HH24:MI') as "end", place
    from training_session where contractor_id = ${contractorId} and class_id = ${id} order by day, starts`.execute(tx);
  return rows;
};

/** Suppliers to which a class is open. */
export const suppliersOfClass = (tx: Tx, { contractorId, id }: Ref) =>
  tx
    .selectFrom("training_class_supplier as s")
    .innerJoin("company", "company.id", "s.provider_id")
    .where("s.contractor_id", "=", contractorId)
    .where("s.class_id", "=", id)
    .select(["company.id", "company.trading_name as name"])
    .orderBy("company.trading_name")
    .execute();

export const hasApproved = async (tx: Tx, { contractorId, id }: Ref): Promise<boolean> => {
  const found = await tx
    .selectFrom("training_participant")
    .select("id")
    .where("contractor_id", "=", contractorId)
    .where("class_id", "=", id)
    .where("status", "=", "approved")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The given companies that are suppliers of the contractor. */
export const suppliersAmong = async (tx: Tx, contractorId: number, providerIds: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`select distinct provider_id as id from project_company
    where contractor_id = ${contractorId} and provider_id = any (${[...providerIds]}::bigint[])`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Whether a class has participants of suppliers other than these. Null stands for all suppliers. */
export const hasParticipantsOfOtherSuppliers = async (
  tx: Tx,
  { contractorId, id }: Ref,
  providerIds: readonly number[] | null,
): Promise<boolean> => {
  if (providerIds === null) return false;
  const found = await tx
    .selectFrom("training_participant")
    .select("id")
    .where("contractor_id", "=", contractorId)
    .where("class_id", "=", id)
    .where("status", "<>", "removed")
    .$if(providerIds.length > 0, (query) => query.where("provider_id", "not in", [...providerIds]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
