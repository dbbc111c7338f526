import type { TrainingClassListQuery } from "@emdia/contract/trainings/class-routes.ts";
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
