import type { TrainingConfigListQuery } from "@emdia/contract/trainings/config-routes.ts";
import type { TrainingPerson } from "@emdia/contract/trainings/people.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

const current = (tx: Tx, contractorIds: readonly number[]) =>
  tx
    .selectFrom("training_config as c")
    .innerJoin("training_config_version as v", (join) =>
      join.onRef("v.contractor_id", "=", "c.contractor_id").onRef("v.config_id", "=", "c.id").onRef("v.version", "=", "c.version"),
    )
    .where("c.contractor_id", "in", contractorIds.length > 0 ? [...contractorIds] : [0])
    .where("c.retired", "=", false);

/** Text of a column of the version, with its names. */
const described = (tx: Tx, contractorIds: readonly number[]) =>
  current(tx, contractorIds)
    .innerJoin("company", "company.id", "c.contractor_id")
    .innerJoin("document_type as d", (join) =>
      join.onRef("d.owner_id", "=", "v.document_owner_id").onRef("d.id", "=", "v.document_type_id"),
    );

export type ConfigRow = {
  readonly contractorId: number;
  readonly companyName: string;
  readonly id: number;
  readonly name: string;
  readonly documentTypeId: number;
  readonly documentTypeName: string;
  readonly kinds: readonly TrainingKind[];
  readonly minutes: number;
  readonly validityMonths: number | null;
  readonly classCount: number;
};

const nameContains = (words: string) => sql<boolean>`strpos(plain_text(c.name), plain_text(${words})) > 0`;

/** A page of the current configurations by name. */
export const listConfigPage = async (tx: Tx, contractorIds: readonly number[], { name, ...paging }: TrainingConfigListQuery) => {
  const rows = await described(tx, contractorIds)
    .$if(name !== undefined, (query) => query.where(nameContains(name ?? "")))
    .select([
      "c.contractor_id as contractorId",
      "company.trading_name as companyName",
      "c.id",
      "c.name",
      "v.document_type_id as documentTypeId",
      "d.name as documentTypeName",
      sql<TrainingKind[]>`v.kinds`.as("kinds"),
      sql<number>`v.theory_minutes + v.practice_minutes`.as("minutes"),
      "v.validity_months as validityMonths",
      sql<number>`(select count(*) from training_class k where k.contractor_id = c.contractor_id and k.config_id = c.id and k.removed_at is null)`.as(
        "classCount",
      ),
    ])
    .orderBy("c.name")
    .orderBy("c.id")
    .limit(paging.itemsPerPage)
    .offset(offsetOf(paging))
    .execute();
  const { count } = await tx
    .selectFrom(
      current(tx, contractorIds)
        .$if(name !== undefined, (query) => query.where(nameContains(name ?? "")))
        .select("c.id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(paging, count, rows.length) };
};

type ExportFilter = { readonly name: string | undefined; readonly id: number | undefined };

/** All current configurations by name, or one of them, for the export. */
export const allConfigs = (tx: Tx, contractorIds: readonly number[], { name, id }: ExportFilter) =>
  described(tx, contractorIds)
    .$if(name !== undefined, (query) => query.where(nameContains(name ?? "")))
    .$if(id !== undefined, (query) => query.where("c.id", "=", id ?? 0))
    .select([
      "company.trading_name as companyName",
      "c.name",
      "d.name as documentTypeName",
      sql<TrainingKind[]>`v.kinds`.as("kinds"),
      "v.theory_minutes as theoryMinutes",
      "v.practice_minutes as practiceMinutes",
      "v.validity_months as validityMonths",
      "v.minimum_attendance as minimumAttendance",
      "v.minimum_score_tenths as minimumScoreTenths",
      "v.vacancy",
      sql<TrainingPerson[]>`v.instructors`.as("instructors"),
    ])
    .orderBy("c.name")
    .orderBy("c.id")
    .execute();

/** A current configuration with the names that it refers to. `toChange` locks it until the transaction ends, for a change or for a new class. */
export const findConfig = (
  tx: Tx,
  contractorIds: readonly number[],
  { id, toChange = false }: { readonly id: number; readonly toChange?: boolean },
) =>
  described(tx, contractorIds)
    .leftJoin("training as t", "t.id", "v.training_id")
    .leftJoin("facility as f", (join) => join.onRef("f.contractor_id", "=", "v.contractor_id").onRef("f.id", "=", "v.facility_id"))
    .leftJoin("department as a", (join) => join.onRef("a.contractor_id", "=", "v.contractor_id").onRef("a.id", "=", "v.department_id"))
    .where("c.id", "=", id)
    .select([
      "c.contractor_id as contractorId",
      "company.trading_name as companyName",
      "c.id",
      "c.version",
      "c.name",
      "v.training_id as trainingId",
      "t.name as trainingName",
      "t.norm as trainingNorm",
      "v.document_type_id as documentTypeId",
      "d.name as documentTypeName",
      sql<TrainingKind[]>`v.kinds`.as("kinds"),
      "v.theory_minutes as theoryMinutes",
      "v.practice_minutes as practiceMinutes",
      "v.validity_months as validityMonths",
      "v.syllabus",
      "v.has_test as hasTest",
      "v.minimum_score_tenths as minimumScoreTenths",
      "v.minimum_attendance as minimumAttendance",
      "v.vacancy",
      "f.id as facilityId",
      "f.name as facilityName",
      "a.id as departmentId",
      "a.name as departmentName",
      "v.place",
      sql<TrainingPerson[]>`v.instructors`.as("instructors"),
      sql<TrainingPerson>`v.technical_responsible`.as("technicalResponsible"),
    ])
    .$if(toChange, (query) => query.forUpdate("c"))
    .executeTakeFirst();
export type StoredConfig = NonNullable<Awaited<ReturnType<typeof findConfig>>>;

export const isRetired = async (tx: Tx, { contractorId, id }: { readonly contractorId: number; readonly id: number }): Promise<boolean> => {
  const found = await tx
    .selectFrom("training_config")
    .select("retired")
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.retired ?? false;
};
