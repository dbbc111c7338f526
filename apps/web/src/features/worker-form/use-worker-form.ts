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
const baseOf = (worker: WorkerRecord): Base => ({ worker, draft: draftOf(worker) });

/** What a form of the record shows: another stamp is another thing to begin from. */
const stampOf = (worker: WorkerRecord | null): string => (worker ? JSON.stringify([worker.version, draftOf(worker)]) : "new");

/** What is wrong as typed, and how often that was asked. */
const useFaults = (isHidden: boolean) => {
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const facts = { today: today(), isHidden };
  const tell = (found: Faults): boolean => {
    setFaults(found);
    setTries((before) => before + 1);
    return found.size === 0;
  };
  return {
    faults,
    tries,
    forget: (field: string) => setFaults((before) => new Map([...before].filter(([at]) => at !== field))),
    checkStep: (step: FormStep, draft: WorkerDraft) => tell(faultsInStep(step, draft, facts)),
    checkAll: (draft: WorkerDraft) => tell(faultsIn(draft, facts)),
    /** A refusal has come: the hand goes where it belongs. */
    again: () => setTries((before) => before + 1),
  };
};

/** The record of a worker while it is typed, kept in this tab, saved, refused, and united with what somebody else saved. */
export const useWorkerForm = ({ worker, providerId, onSaved }: Facts) => {
  const [base, setBase] = useState<Base>(() => (worker ? baseOf(worker) : { worker, draft: emptyDraft }));
  const [seen, setSeen] = useState(() => stampOf(worker));
  const { draft, type, replace, ...keeping } = useTyping<WorkerDraft>(`worker.${worker?.id ?? "new"}`, base.draft, tabStorage);
  const { faults, tries, forget, checkStep, checkAll, again } = useFaults(base.worker?.dataIsHidden ?? false);
  const beginFrom = (saved: WorkerRecord) => {
    setBase(baseOf(saved));
    replace(draftOf(saved));
  };
  const done = (saved: WorkerRecord) => {
    beginFrom(saved);
    onSaved(saved);
  };
  const sending = useSending({ providerId, onTaken: (saved) => setBase(baseOf(saved)), onForget: keeping.dismiss, onSaved: done });
  const { stale, error, isSaving, leaveStale, forgetError } = sending;
  const isChanged = !isSame(draft, base.draft);
  const projectIds = draft.contracts.map(({ projectId }) => projectId);
  const refusedField = fieldOf(error, projectIds);
  // What others changed meanwhile, a movement for one, is taken up at once where nothing has been typed.
  if (worker && !isChanged && stampOf(worker) !== seen) {
    setSeen(stampOf(worker));
    beginFrom(worker);
  }

  const change = (next: Partial<WorkerDraft>, field?: string) => {
    type({ ...draft, ...next });
    if (field === undefined) return;
    forget(field);
    if (refusedField === field) forgetError();
  };
  const send = async (from: Base, next: WorkerDraft) => {
    await sending.send(from, next);
    again();
  };
  const save = async () => {
    if (!isSaving && checkAll(draft)) await send(base, draft);
  };
  const saveUnited = async (choices: { readonly [group: string]: Choice }) => {
    if (stale === null) return;
    const next = united({ base: base.draft, mine: draft, theirs: stale.draft }, choices);
    replace(next);
    setBase(stale);
    await send(stale, next);
  };
  const check = (step: FormStep) => checkStep(step, draft);
  const known = { worker: base.worker, base: base.draft, draft, isChanged };
  const told = { faults, tries, refusedField, error, isSaving, stale };
  return { ...known, ...told, ...keeping, change, check, save, saveUnited, leaveStale };
};
export type WorkerForm = ReturnType<typeof useWorkerForm>;
