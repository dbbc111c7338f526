import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { newKey } from "../../shared/api/new-key.ts";
import { createRepeatKeys } from "../../shared/api/repeat-keys.ts";
import { isStale, type ToldSave, toldSaves } from "./refusal-facts.ts";
import { changeIn, contractsIn, draftOf, newWorkerIn, type WorkerDraft, whatChanged } from "./worker-draft.ts";
import { useCreateWorker, useSaveContracts, useSaveWorker, workerQuery } from "./worker-queries.ts";

/** A worker as it was read, and what the form shows of it. */
export type Base = { readonly worker: WorkerRecord | null; readonly draft: WorkerDraft };
/** Somebody else saved first: the worker as it is now, and who did it. */
type Stale = Base & { readonly saves: readonly ToldSave[] };
type Facts = {
  readonly providerId: number | null;
  /** A call has gone through: from here on the form begins there. */
  readonly onTaken: (saved: WorkerRecord) => void;
  readonly onForget: () => void;
  readonly onSaved: (saved: WorkerRecord) => void;
};

/** The calls that a saving takes, one after the other. */
const useCalls = ({ providerId, onTaken }: Facts) => {
  const [keys] = useState(() => createRepeatKeys(newKey));
  const create = useCreateWorker();
  const saveRecord = useSaveWorker();
  const saveContracts = useSaveContracts();
  return async ({ worker, draft: base }: Base, draft: WorkerDraft): Promise<WorkerRecord> => {
    if (worker === null) return create.mutateAsync({ body: newWorkerIn(draft), providerId, keys });
    const changed = whatChanged(base, draft);
    const saved = changed.record ? await saveRecord.mutateAsync({ id: worker.id, body: changeIn(draft, worker) }) : worker;
    if (!changed.contracts) return saved;
    if (changed.record) onTaken(saved);
    return saveContracts.mutateAsync({ id: worker.id, contracts: contractsIn(draft) });
  };
};

/** Sends what was typed, once however often it is asked for, and keeps what came of it. */
export const useSending = (facts: Facts) => {
  const client = useQueryClient();
  const call = useCalls(facts);
  const busy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [stale, setStale] = useState<Stale | null>(null);
  const [error, setError] = useState<unknown>(null);

  const becomeStale = async (refused: unknown, id: number) => {
    const worker = await client.fetchQuery({ ...workerQuery(id), staleTime: 0 });
    setStale({ worker, draft: draftOf(worker), saves: toldSaves(refused) });
  };
  const attempt = async (base: Base, draft: WorkerDraft) => {
    setError(null);
    try {
      const saved = await call(base, draft);
      setStale(null);
      facts.onForget();
      facts.onTaken(saved);
      facts.onSaved(saved);
    } catch (refused) {
      if (isStale(refused) && base.worker) await becomeStale(refused, base.worker.id).catch(setError);
      else setError(refused);
    }
  };
  const send = async (base: Base, draft: WorkerDraft) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    await attempt(base, draft).finally(() => {
      busy.current = false;
      setSaving(false);
    });
  };
  return { send, stale, error, isSaving, leaveStale: () => setStale(null), forgetError: () => setError(null) };
};
