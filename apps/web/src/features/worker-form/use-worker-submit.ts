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

/** A loaded worker and the draft that shows it. */
export type Base = {
  readonly worker: WorkerRecord | null;
  readonly draft: WorkerDraft;
  /** Version at which the project links were read. Saving only the record does not change it. */
  readonly linksFrom: number;
};
export const baseOf = (worker: WorkerRecord, language: string): Base => ({
  worker,
  draft: draftOf(worker, language),
  linksFrom: worker.version,
});
export const openedOf = ({ worker, draft, linksFrom }: Base): Opened<WorkerDraft> => ({ draft, version: worker && linksFrom });
/** Restores the version at which a stored draft was opened, so that the server can detect edit conflicts. */
export const asOpened = ({ worker, linksFrom }: Base, { draft, version }: Opened<WorkerDraft>): Base => ({
  worker: worker && { ...worker, version: version ?? worker.version },
  draft,
  linksFrom: version ?? linksFrom,
});
/** Edit conflict: the current worker, and the saves by other users. */
type Stale = Base & { readonly saves: readonly ToldSave[] };
type Facts = {
  readonly providerId: number | null;
  readonly language: string;
  readonly asked: readonly OwnField[];
  /** Called after the first of two requests succeeded, with the new base of the form. */
  readonly onTaken: (base: Base) => void;
  /** Called with the saved worker and the draft that was sent. The user may have typed since then. */
  readonly onSaved: (saved: WorkerRecord, sent: WorkerDraft) => void;
};

/** The requests of one save, sent one after the other. */
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
    // Keeps the base of the project links: the response may contain links by other users that the user has not seen.
    if (changed.record) onTaken({ worker: saved, draft: { ...draftOf(saved, language), contracts: base.contracts }, linksFrom });
    return saveContracts.mutateAsync({ id: worker.id, contracts: contractsIn(draft), version: linksFrom });
  };
};

/** Single-flight save. Holds the edit conflict or the error of the last attempt. */
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
