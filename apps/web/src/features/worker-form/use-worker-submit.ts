import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newKey } from "../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../shared/api/repeat-keys.ts";
import type { Opened } from "../../shared/drafts/use-persisted-draft.ts";
import { useSingleFlight } from "../../shared/ui/use-single-flight.ts";
import { workerQuery } from "../../shared/workers/worker-query.ts";
import type { OwnField } from "./own-values.ts";
import { isStale, type ToldSave, toldSaves } from "./refusal-facts.ts";
import { changeIn, contractsIn, draftOf, newWorkerIn, type WorkerDraft, whatChanged } from "./worker-draft.ts";
import { useCreateWorker, useSaveContracts, useSaveWorker } from "./worker-queries.ts";

/** A worker as it was read, and what the form shows of it. */
export type Base = {
  readonly worker: WorkerRecord | null;
  readonly draft: WorkerDraft;
  /** The version from which its links were read: saving the rest of the record reads none of them. */
  readonly linksFrom: number;
};
export const baseOf = (worker: WorkerRecord, language: string): Base => ({
  worker,
  draft: draftOf(worker, language),
  linksFrom: worker.version,
});
export const openedOf = ({ worker, draft, linksFrom }: Base): Opened<WorkerDraft> => ({ draft, version: worker && linksFrom });
/** The worker as it was opened once, for whoever goes on with what they typed then. */
export const asOpened = ({ worker, linksFrom }: Base, { draft, version }: Opened<WorkerDraft>): Base => ({
  worker: worker && { ...worker, version: version ?? worker.version },
  draft,
  linksFrom: version ?? linksFrom,
});
/** Somebody else saved first: the worker as it is now, and who did it. */
type Stale = Base & { readonly saves: readonly ToldSave[] };
type Facts = {
  readonly providerId: number | null;
  readonly language: string;
  readonly asked: readonly OwnField[];
  /** The first of two calls has gone through: from here on the form begins there. */
  readonly onTaken: (base: Base) => void;
  /** What was sent is how the record is now; somebody may have gone on typing meanwhile. */
  readonly onSaved: (saved: WorkerRecord, sent: WorkerDraft) => void;
};

/** The calls that a saving takes, one after the other. */
const useCalls = ({ providerId, language, asked, onTaken }: Facts) => {
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  const create = useCreateWorker();
  const saveRecord = useSaveWorker();
  const saveContracts = useSaveContracts();
  return async ({ worker, draft: base, linksFrom }: Base, draft: WorkerDraft): Promise<WorkerRecord> => {
    if (worker === null) return create.mutateAsync({ body: newWorkerIn(draft, asked), providerId, keys });
    const changed = whatChanged(base, draft);
    const saved = changed.record ? await saveRecord.mutateAsync({ id: worker.id, body: changeIn(draft, { worker, base }) }) : worker;
    if (!changed.contracts) return saved;
    // Links that somebody else made meanwhile came with the answer, and nobody here has seen them yet.
    if (changed.record) onTaken({ worker: saved, draft: { ...draftOf(saved, language), contracts: base.contracts }, linksFrom });
    return saveContracts.mutateAsync({ id: worker.id, contracts: contractsIn(draft), version: linksFrom });
  };
};

/** Sends what was typed, once however often it is asked for, and keeps what came of it. */
export const useWorkerSubmit = (facts: Facts) => {
  const client = useQueryClient();
  const call = useCalls(facts);
  const once = useSingleFlight();
  const [isSaving, setSaving] = useState(false);
  const [stale, setStale] = useState<Stale | null>(null);
  const [error, setError] = useState<unknown>(null);

  const becomeStale = async (refused: unknown, id: number) => {
    const worker = await client.fetchQuery({ ...workerQuery(id), staleTime: 0 });
    setStale({ ...baseOf(worker, facts.language), saves: toldSaves(refused) });
  };
  const attempt = async (base: Base, draft: WorkerDraft) => {
    setError(null);
    try {
      const saved = await call(base, draft);
      setStale(null);
      facts.onSaved(saved, draft);
    } catch (refused) {
      if (isStale(refused) && base.worker) await becomeStale(refused, base.worker.id).catch(setError);
      else setError(refused);
    }
  };
  const send = (base: Base, draft: WorkerDraft) =>
    once(() => {
      setSaving(true);
      return attempt(base, draft).finally(() => setSaving(false));
    });
  return { send, stale, error, isSaving, leaveStale: () => setStale(null), forgetError: () => setError(null) };
};
