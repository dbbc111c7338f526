import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ValueFaults } from "../../shared/custom-values/values-draft.ts";
import { tabStorage } from "../../shared/drafts/tab-storage.ts";
import { type Choice, isSame, mergeDrafts } from "../../shared/drafts/three-way-merge.ts";
import { usePersistedDraft } from "../../shared/drafts/use-persisted-draft.ts";
import { today } from "../../shared/format/today.ts";
import { askedOf, type OwnField, ownFaults } from "./own-values.ts";
import { fieldOf } from "./refusal-facts.ts";
import { asOpened, type Base, baseOf, openedOf, useWorkerSubmit } from "./use-worker-submit.ts";
import { emptyDraft, type WorkerDraft } from "./worker-draft.ts";
import { type Faults, type FormStep, faultsIn, faultsInStep } from "./worker-faults.ts";

type Facts = {
  readonly worker: WorkerRecord | null;
  readonly providerId: number | null;
  /** What the supplier's contractors ask beyond the common fields. */
  readonly fields: readonly OwnField[];
  readonly onSaved: (saved: WorkerRecord) => void;
};
const none: Faults = new Map();
const nobody: Base = { worker: null, draft: emptyDraft, linksFrom: 0 };

/** What a form of the record shows: another stamp is another thing to begin from. */
const stampOf = (base: Base): string => JSON.stringify([base.worker?.version, base.draft]);

/** What is wrong as typed, and how often that was asked. */
const useFaults = ({ worker, draft: base }: Base, unfit: ValueFaults) => {
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const facts = { today: today(), isHidden: worker?.dataIsHidden ?? false, unfit: [...unfit.keys()], saved: worker && base };
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

/** What lacks or does not fit of the own fields; of a worker who is known, once any of it or a project is changed. */
const unfitIn = ({ worker, draft: base }: Base, draft: WorkerDraft, asked: readonly OwnField[]): ValueFaults => {
  const isUntouched = isSame(base.customFields, draft.customFields) && isSame(base.contracts, draft.contracts);
  return worker !== null && isUntouched ? new Map() : ownFaults(asked, draft, worker?.customFields ?? []);
};

/** The record of a worker while it is typed, kept in this tab, saved, refused, and united with what somebody else saved. */
export const useWorkerForm = ({ worker, providerId, fields, onSaved }: Facts) => {
  const { language } = useTranslation().i18n;
  const read = worker ? baseOf(worker, language) : nobody;
  const [base, setBase] = useState(read);
  const [seen, setSeen] = useState(() => stampOf(read));
  const { draft, type, goOn, settle, replace, ...keeping } = usePersistedDraft<WorkerDraft>(`worker.${worker?.id ?? "new"}`, {
    saved: openedOf(base),
    onTakeUp: (from) => {
      setBase((before) => asOpened(before, from));
      // Once nothing of it is typed any more, what is saved now is shown again.
      setSeen("");
    },
    storage: tabStorage,
  });
  const asked = askedOf(fields, draft, base.draft.customFields);
  const unfit = unfitIn(base, draft, asked);
  const { faults, tries, forget, checkStep, checkAll, again } = useFaults(base, unfit);
  const beginFrom = (from: Base) => {
    setBase(from);
    replace(from.draft);
  };
  const done = (saved: WorkerRecord, sent: WorkerDraft) => {
    // What was read before stays away, also where the record cannot be read anew.
    setSeen(stampOf(read));
    const from = baseOf(saved, language);
    setBase(from);
    settle(sent, openedOf(from));
    onSaved(saved);
  };
  const sending = useWorkerSubmit({ providerId, language, asked, onTaken: setBase, onSaved: done });
  const { stale, error, isSaving, leaveStale, forgetError } = sending;
  const isChanged = !isSame(draft, base.draft);
  const projectIds = draft.contracts.map(({ projectId }) => projectId);
  const refusedField = fieldOf(error, projectIds);
  // What others changed meanwhile, a movement for one, is taken up at once where nothing has been typed.
  if (!isChanged && stampOf(read) !== seen) {
    setSeen(stampOf(read));
    beginFrom(read);
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
    const next = mergeDrafts({ base: base.draft, mine: draft, theirs: stale.draft }, choices);
    goOn(next, openedOf(stale));
    setBase(stale);
    await send(stale, next);
  };
  const check = (step: FormStep) => checkStep(step, draft);
  const known = { worker: base.worker, base: base.draft, draft, isChanged, fields, asked, unfit };
  const told = { faults, tries, refusedField, error, isSaving, stale };
  return { ...known, ...told, ...keeping, change, check, save, saveUnited, leaveStale };
};
export type WorkerForm = ReturnType<typeof useWorkerForm>;
