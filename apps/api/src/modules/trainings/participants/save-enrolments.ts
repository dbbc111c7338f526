// Writes enrolments with their history and the notices to suppliers, for single requests and imports.
import { notifyOfEnrolment } from "../notices/notify-suppliers.ts";
import type { WorkerToEnrol } from "../store/workers-to-enrol.ts";
import { insertParticipants } from "../store/write-participants.ts";
import { type Author, recordParticipantHistory } from "./record-participant-history.ts";

type Class = { readonly contractorId: number; readonly id: number; readonly startsAt: string; readonly place: string };
type Enrolments = {
  readonly workers: readonly Pick<WorkerToEnrol, "id" | "providerId" | "name">[];
  readonly side: "contractor" | "provider";
  /** Reason of an enrolment after the end of the class; otherwise empty. */
  readonly description: string;
};

/** Enrols workers for whom places were taken. Returns the ids of the new participants by worker. */
export const saveEnrolments = async (author: Author, training: Class, { workers, side, description }: Enrolments) => {
  const { tx, now, account } = author;
  const by = { at: now, accountId: account.id, accountName: account.name };
  const made = await insertParticipants(tx, training, { workers: workers.map((worker) => ({ ...worker, side })), by });
  await recordParticipantHistory(
    author,
    workers.map((worker) => ({
      ownerId: training.contractorId,
      providerId: worker.providerId,
      about: { kind: "training_class", id: training.id },
      subject: { kind: "training_participant", id: made.get(worker.id) ?? worker.id, name: worker.name },
      action: "training_participant.enrolled",
      ...(description !== "" && { change: { field: "description", from: null, to: description } }),
    })),
  );
  if (side === "contractor") await notifyOfEnrolment(author, training, [...made.values()]);
  return made;
};
