// Decides one reading of a badge or name: presence in one session.
import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

type Participant = { readonly status: ParticipantStatus; readonly attended: readonly number[]; readonly admissionDate: IsoDay };
type Session = { readonly id: number; readonly day: IsoDay };
type Reading = { readonly participant: Participant | undefined; readonly session: Session | undefined; readonly today: IsoDay };
type Refused =
  | "training_participant.not_found"
  | "training_participant.locked"
  | "training_participant.before_admission"
  | "training_session.not_found"
  | "training_session.not_begun";

/**
 * A session that the participant attended already changes nothing, so a phone may send a reading twice. A class may be read before its first
 * hour, because participants arrive earlier. A failed participant keeps the result.
 */
export const decideReading = ({
  participant,
  session,
  today,
}: Reading): Outcome<{ readonly isNew: boolean; readonly status: ParticipantStatus }, Refused> => {
  if (!participant || participant.status === "removed") return refuse("training_participant.not_found");
  if (!session) return refuse("training_session.not_found");
  const { status, attended } = participant;
  if (attended.includes(session.id)) return accept({ isNew: false, status });
  if (session.day > today) return refuse("training_session.not_begun");
  if (session.day < participant.admissionDate) return refuse("training_participant.before_admission");
  if (status === "approved") return refuse("training_participant.locked");
  return accept({ isNew: true, status: status === "failed" ? status : "present" });
};
