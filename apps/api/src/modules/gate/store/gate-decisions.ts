import type { Tx } from "../../../platform/database/transaction.ts";

type Decision = {
  readonly contractorId: number;
  readonly projectId: number;
  /** Null for a badge that is not valid for the project. */
  readonly worker: { readonly providerId: number; readonly workerId: number } | null;
  readonly decidedAt: Date;
  readonly mayEnter: boolean;
  readonly reasons: readonly string[];
  readonly by: { readonly deviceId: number | null; readonly accountId: number | null; readonly name: string };
};

/** Stores a decision and returns its id. A trigger adds it to the history of the worker. */
export const insertDecision = async (tx: Tx, { contractorId, projectId, worker, by, ...decision }: Decision): Promise<number> => {
  const { id } = await tx
    .insertInto("gate_decision")
    .values({
      contractor_id: contractorId,
      project_id: projectId,
      provider_id: worker?.providerId ?? null,
      worker_id: worker?.workerId ?? null,
      decided_at: decision.decidedAt,
      may_enter: decision.mayEnter,
      reasons: [...decision.reasons],
      device_id: by.deviceId,
      account_id: by.accountId,
      by_name: by.name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
