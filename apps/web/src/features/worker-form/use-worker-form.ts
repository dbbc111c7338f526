import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useState } from "react";
import { tabStorage } from "../../shared/drafts/tab-storage.ts";
import { type Choice, isSame, united } from "../../shared/drafts/two-versions.ts";
import { useTyping } from "../../shared/drafts/use-typing.ts";
import { today } from "../../shared/format/today.ts";
import { fieldOf } from "./refusal-facts.ts";
import { type Base, useSending } from "./use-sending.ts";
import { draftOf, emptyDraft, type WorkerDraft } from "./worker-draft.ts";
import { type Faults, type FormStep, faultsIn, faultsInStep } from "./worker-faults.ts";

type Facts = {
  readonly worker: WorkerRecord | null;
  readonly providerId: number | null;
  readonly onSaved: (saved: WorkerRecord) => void;
};
const none: Faults = new Map();

/** The record of a worker while it is typed, kept in this tab, saved, refused, and united with what somebody else saved. */
export const useWorkerForm = ({ worker, providerId, onSaved }: Facts) => {
  const [base, setBase] = useState<Base>(() => ({ worker, draft: worker ? draftOf(worker) : emptyDraft }));
  const typing = useTyping<WorkerDraft>(`worker.${worker?.id ?? "new"}`, base.draft, tabStorage);
  const { draft, type, offered, takeUp, dismiss } = typing;
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const taken = (saved: WorkerRecord) => setBase({ worker: saved, draft: draftOf(saved) });
  const sending = useSending({ providerId, onTaken: taken, onForget: dismiss, onSaved });
  const { stale, error, isSaving, leaveStale } = sending;

  const change = (next: Partial<WorkerDraft>, field?: string) => {
    type({ ...draft, ...next });
    if (field === undefined) return;
    setFaults((before) => new Map([...before].filter(([at]) => at !== field)));
    if (refusedField === field) sending.forgetError();
  };
  const facts = { today: today(), isHidden: base.worker?.dataIsHidden ?? false };
  const tell = (found: Faults): boolean => {
    setFaults(found);
    setTries((before) => before + 1);
    return found.size === 0;
  };
  const send = async (from: Base, next: WorkerDraft) => {
    await sending.send(from, next);
    setTries((before) => before + 1);
  };
  const refusedField = fieldOf(
    error,
    draft.contracts.map(({ projectId }) => projectId),
  );
  return {
    worker: base.worker,
    base: base.draft,
    draft,
    change,
    faults,
    tries,
    refusedField,
    error,
    isSaving,
    isChanged: !isSame(draft, base.draft),
    /** Whether a step may be left; what lacks in it is told. */
    check: (step: FormStep) => tell(faultsInStep(step, draft, facts)),
    save: async () => {
      if (!isSaving && tell(faultsIn(draft, facts))) await send(base, draft);
    },
    stale,
    leaveStale,
    saveUnited: async (choices: { readonly [group: string]: Choice }) => {
      if (stale === null) return;
      const next = united({ base: base.draft, mine: draft, theirs: stale.draft }, choices);
      typing.replace(next);
      setBase(stale);
      await send(stale, next);
    },
    offered,
    takeUp,
    dismiss,
  };
};
export type WorkerForm = ReturnType<typeof useWorkerForm>;
