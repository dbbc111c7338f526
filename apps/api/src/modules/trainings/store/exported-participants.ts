import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleParticipants } from "../policy.ts";
import { isVisibleParticipant } from "./visible-participants.ts";

export type ExportedParticipant = {
  readonly name: string;
  readonly providerName: string;
  readonly role: string;
  readonly status: ParticipantStatus;
  readonly scoreTenths: number | null;
  readonly attended: readonly number[];
  readonly note: string | null;
};

/** The visible participants of a class by name, without removed ones. Row-level security hides notes from suppliers. */
export const participantsToExport = async (
  tx: Tx,
  { contractorId, id }: { readonly contractorId: number; readonly id: number },
  visible: VisibleParticipants,
): Promise<readonly ExportedParticipant[]> => {
  const { rows } = await sql<ExportedParticipant>`select p.worker_name as name, company.trading_name as "providerName", w.role, p.status,
      p.score_tenths as "scoreTenths",
      array(select a.session_id from training_attendance a where a.contractor_id = p.contractor_id and a.participant_id = p.id) as attended,
      (select n.text from training_note n where n.contractor_id = p.contractor_id and n.participant_id = p.id) as note
    from training_participant p join worker w on w.provider_id = p.provider_id and w.id = p.worker_id
      join company on company.id = p.provider_id
    where p.contractor_id = ${contractorId} and p.class_id = ${id} and p.status <> 'removed' and ${isVisibleParticipant(visible)}
    order by p.worker_name, p.id`.execute(tx);
  return rows;
};
