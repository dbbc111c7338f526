import type { Paging } from "@emdia/contract/list.ts";
import type { ParticipantStatus, TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleClasses, VisibleParticipants } from "../policy.ts";
import { openToSuppliers } from "./visible-classes.ts";
import { isVisibleParticipant } from "./visible-participants.ts";

export type WorkerClassRow = {
  readonly id: number;
  readonly classId: number;
  readonly className: string;
  readonly configId: number;
  readonly configName: string;
  readonly contractorId: number;
  readonly companyName: string;
  readonly kind: TrainingKind;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
  readonly status: ParticipantStatus;
  readonly scoreTenths: number | null;
  /** The valid certificate of an approved participant. */
  readonly issuedOn: IsoDay | null;
  readonly validUntil: IsoDay | null;
  readonly openTo: readonly number[];
};

type Input = Paging & {
  readonly worker: { readonly providerId: number; readonly id: number };
  /** Participants that the user sees, and classes that the user may open. */
  readonly visible: VisibleParticipants;
  readonly opens: VisibleClasses;
};

/** A page of the visible participations of one worker, latest class first. */
export const listWorkerClassPage = async (tx: Tx, { worker, visible, opens, ...paging }: Input) => {
  const from = sql`from training_participant p
    join training_class c on c.contractor_id = p.contractor_id and c.id = p.class_id and c.removed_at is null
    where p.provider_id = ${worker.providerId} and p.worker_id = ${worker.id} and p.status <> 'removed' and ${isVisibleParticipant(visible)}`;
  const { rows } =
    await sql<WorkerClassRow>`with page as (select p.contractor_id, p.id, p.class_id, p.status, p.score_tenths, c.starts_at ${from}
      order by c.starts_at desc, p.id desc limit ${paging.itemsPerPage} offset ${offsetOf(paging)})
    select page.id, c.id as "classId", c.name as "className", c.config_id as "configId", v.name as "configName",
      c.contractor_id as "contractorId", company.trading_name as "companyName", c.kind, c.starts_at as "startsAt", c.ends_at as "endsAt",
      c.cancelled_at is not null as "isCancelled", page.status, page.score_tenths as "scoreTenths", t.issued_on as "issuedOn",
      t.valid_until as "validUntil",
      ${openToSuppliers(opens)} as "openTo"
    from page join training_class c on c.contractor_id = page.contractor_id and c.id = page.class_id
      join training_config_version v on v.contractor_id = c.contractor_id and v.config_id = c.config_id and v.version = c.config_version
      left join training_certificate t on t.contractor_id = page.contractor_id and t.participant_id = page.id and t.state = 'valid'
      join company on company.id = c.contractor_id
    order by page.starts_at desc, page.id desc`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select ${from} limit ${COUNTED_MAX + 1}) found`.execute(
    tx,
  );
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};
