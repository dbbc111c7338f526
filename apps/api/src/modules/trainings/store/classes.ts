import type { TrainingClassListQuery } from "@emdia/contract/trainings/class-routes.ts";
import type { TrainingPerson } from "@emdia/contract/trainings/people.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleClasses } from "../policy.ts";
import { firstClasses, openToSuppliers } from "./visible-classes.ts";

type ListInput = TrainingClassListQuery & {
  readonly id?: number | undefined;
  /** Current time in the calendar of the company. */
  readonly now: string;
  /** Filter of the participants whose names the user may search. */
  readonly participants: RawBuilder<boolean>;
};

const isFinished = (now: string) => sql<boolean>`c.ends_at <= ${now}::timestamp`;

const conditions = ({ id, name, employee, startDate, endDate, hasFinish, all, now, participants }: ListInput): RawBuilder<boolean> => {
  const found: RawBuilder<boolean>[] = [];
  if (id !== undefined) found.push(sql`c.id = ${id}`);
  if (name !== undefined) found.push(sql`strpos(c.plain_name, plain_text(${name})) > 0`);
  if (employee !== undefined)
    found.push(sql`exists (select from training_participant p where p.contractor_id = c.contractor_id and p.class_id = c.id
      and p.status <> 'removed' and p.plain_words like found_anywhere(${employee}) and ${participants})`);
  if (startDate !== undefined || endDate !== undefined)
    found.push(sql`exists (select from training_session s where s.contractor_id = c.contractor_id and s.class_id = c.id
      and s.day >= coalesce(${startDate ?? null}::date, '-infinity') and s.day <= coalesce(${endDate ?? null}::date, 'infinity'))`);
  if (!all && id === undefined) found.push(hasFinish ? isFinished(now) : sql`not ${isFinished(now)}`);
  return found.length === 0 ? sql`true` : sql.join(found, sql` and `);
};

/** Coming classes begin with the next one, finished ones with the latest. */
const order = ({ hasFinish, all }: ListInput) => (hasFinish || all ? sql`c.ends_at desc, c.id desc` : sql`c.starts_at, c.id`);

export type ClassRow = {
  readonly contractorId: number;
  readonly companyName: string;
  readonly id: number;
  readonly name: string;
  readonly configId: number;
  readonly configName: string;
  readonly kind: TrainingKind;
  readonly place: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
  readonly sessionCount: number;
  readonly vacancy: number;
  readonly taken: number;
  readonly openTo: readonly number[];
};

/** A page of the visible classes. */
export const listClassPage = async (tx: Tx, visible: VisibleClasses, input: ListInput) => {
  const where = conditions(input);
  const ordered = order(input);
  const offset = offsetOf(input);
  const first = firstClasses(visible, { where, order: ordered, rows: sql`${offset + input.itemsPerPage}` });
  const { rows } =
    await sql<ClassRow>`with page as materialized (select c.contractor_id, c.id, row_number() over (order by ${ordered}) as at
      from (${first}) c order by ${ordered} limit ${input.itemsPerPage} offset ${offset})
    select c.contractor_id as "contractorId", company.trading_name as "companyName", c.id, c.name, c.config_id as "configId",
      v.name as "configName", c.kind, c.place, c.starts_at as "startsAt", c.ends_at as "endsAt", c.cancelled_at is not null as "isCancelled",
      (select count(*)::int from training_session s where s.contractor_id = c.contractor_id and s.class_id = c.id) as "sessionCount",
      c.vacancy, c.taken, ${openToSuppliers(visible)} as "openTo"
    from page join training_class c on c.contractor_id = page.contractor_id and c.id = page.id
      join company on company.id = c.contractor_id
      join training_config_version v on v.contractor_id = c.contractor_id and v.config_id = c.config_id and v.version = c.config_version
    order by page.at`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select from (${firstClasses(visible, {
    where,
    order: ordered,
    rows: sql`${COUNTED_MAX + 1}`,
  })}) c limit ${COUNTED_MAX + 1}) found`.execute(tx);
  return { rows, meta: metaOf(input, counted.rows[0]?.count ?? 0, rows.length) };
};

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

/** Those of the given companies that are suppliers of the contractor. */
export const suppliersAmong = async (tx: Tx, contractorId: number, providerIds: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`select distinct provider_id as id from project_company
    where contractor_id = ${contractorId} and provider_id = any (${[...providerIds]}::bigint[])`.execute(tx);
  return rows.map(({ id }) => id);
};
