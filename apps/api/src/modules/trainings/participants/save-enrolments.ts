// Writes enrolments with their history and the notices to suppliers, for single requests and imports.
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistoryBatch } from "../../../platform/history/history.ts";
import { notifyOfEnrolment } from "../notices/notify-suppliers.ts";
import type { WorkerToEnrol } from "../store/candidates.ts";
import { insertParticipants } from "../store/write-participants.ts";

type Class = { readonly contractorId: number; readonly id: number; readonly startsAt: string; readonly place: string };
type Enrolments = {
  readonly workers: readonly Pick<WorkerToEnrol, "id" | "providerId" | "name">[];
  readonly side: "contractor" | "provider";
  /** Why workers are enrolled after the end; otherwise empty. */
  readonly description: string;
};
/** The user of a request, or of an import, whose job has no address. */
export type Author = Pick<Scope, "tx" | "now"> & {
  readonly account: { readonly id: number; readonly name: string };
  readonly caller?: { readonly address: string };
};

export const authorship = ({ now, account, caller }: Author) => ({
  ...{ at: now, account: { id: account.id, name: account.name } },
  ...(caller && { address: caller.address }),
});

/** Enrols workers for whom places were taken. Returns the ids of the new participants by worker. */
export const saveEnrolments = async (author: Author, training: Class, { workers, side, description }: Enrolments) => {
  const { tx, now, account } = author;
  const by = { at: now, accountId: account.id, accountName: account.name };
  const made = await insertParticipants(tx, training, { workers: workers.map((worker) => ({ ...worker, side })), by });
  await recordHistoryBatch(
    tx,
    authorship(author),
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
