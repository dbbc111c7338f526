import { isCpf, normaliseCpf } from "@emdia/contract/documents/cpf.ts";
import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ValueFaults } from "../../shared/custom-values/values-draft.ts";
import { draftTabStorage } from "../../shared/drafts/draft-tab-storage.ts";
import { type Choice, isSame, mergeDrafts } from "../../shared/drafts/three-way-merge.ts";
import { usePersistedDraft } from "../../shared/drafts/use-persisted-draft.ts";
import { today } from "../../shared/format/today.ts";
import { askedOf, type OwnField, ownFaults } from "./own-values.ts";
import { fieldOf } from "./refusal-facts.ts";
import { asOpened, type Base, baseOf, openedOf, useWorkerSubmit } from "./use-worker-submit.ts";
import { emptyDraft, type WorkerDraft } from "./worker-draft.ts";
import { type Faults, type FormStep, faultsIn, faultsInStep } from "./worker-faults.ts";
import { knownWorkerQuery } from "./worker-queries.ts";

type Facts = {
  readonly worker: WorkerRecord | null;
  readonly providerId: number | null;
  /** The custom fields of the supplier's contractors. */
  readonly fields: readonly OwnField[];
  readonly onSaved: (saved: WorkerRecord) => void;
};
const none: Faults = new Map();
const emptyBase: Base = { worker: null, draft: emptyDraft, linksFrom: 0 };

/** Identifies the saved state that the form shows. If it changes, the form resets to the new state. */
const stampOf = (base: Base): string => JSON.stringify([base.worker?.version, base.draft]);

/** Whether the supplier of a new worker already has a worker with this CPF. */
const useIsKnown = (worker: WorkerRecord | null, { document }: WorkerDraft, providerId: number | null): boolean => {
  const isAsked = worker === null && providerId !== null && document.kind === "cpf" && isCpf(document.cpf);
  const { data } = useQuery({ ...knownWorkerQuery(normaliseCpf(document.cpf), providerId), enabled: isAsked });
  return isAsked && data?.exists === true;
};

type Checked = { readonly unfit: ValueFaults; readonly isKnown: boolean };
/** Faults of the draft, and the number of submit attempts. */
const useFaults = ({ worker, draft: base }: Base, { unfit, isKnown }: Checked) => {
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const facts = { today: today(), isHidden: worker?.dataIsHidden ?? false, isKnown, unfit: [...unfit.keys()], saved: worker && base };
  const report = (found: Faults): boolean => {
    setFaults(found);
    setTries((before) => before + 1);
    return found.size === 0;
  };
  return {
    faults,
    tries,
    forget: (field: string) => setFaults((before) => new Map([...before].filter(([at]) => at !== field))),
    checkStep: (step: FormStep, draft: WorkerDraft) => report(faultsInStep(step, draft, facts)),
    checkAll: (draft: WorkerDraft) => report(faultsIn(draft, facts)),
    /** Counts an attempt after a refusal, so that the refused field gets the focus. */
    again: () => setTries((before) => before + 1),
  };
};

/** Faults of the custom fields. For an existing worker they count only after a value or a project link changed. */
const unfitIn = ({ worker, draft: base }: Base, draft: WorkerDraft, asked: readonly OwnField[]): ValueFaults => {
  const isUntouched = isSame(base.customFields, draft.customFields) && isSame(base.contracts, draft.contracts);
  return worker !== null && isUntouched ? new Map() : ownFaults(asked, draft, worker?.customFields ?? []);
};

/** State of the worker form: draft stored in the tab, validation, save, and merge after an edit conflict. */
export const useWorkerForm = ({ worker, providerId, fields, onSaved }: Facts) => {
  const { language } = useTranslation().i18n;
  const read = worker ? baseOf(worker, language) : emptyBase;
  const [base, setBase] = useState(read);
  const [seen, setSeen] = useState(() => stampOf(read));
  const { draft, type, goOn, settle, replace, ...keeping } = usePersistedDraft<WorkerDraft>(`worker.${worker?.id ?? "new"}`, {
    saved: openedOf(base),
    onTakeUp: (from) => {
      setBase((before) => asOpened(before, from));
      // Clears the stamp, so that the form shows the saved state again once the draft has no changes.
      setSeen("");
    },
    storage: draftTabStorage,
  });
  const asked = askedOf(fields, draft, base.draft.customFields);
  const unfit = unfitIn(base, draft, asked);
  const { faults, tries, forget, checkStep, checkAll, again } = useFaults(base, { unfit, isKnown: useIsKnown(worker, draft, providerId) });
  const beginFrom = (from: Base) => {
    setBase(from);
    replace(from.draft);
  };
  const done = (saved: WorkerRecord, sent: WorkerDraft) => {
    // Marks the data read before the save as seen, so that the form does not reset to it, even if the reload fails.
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
  // Shows newer data at once (for example after a movement) if the draft has no changes.
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
  const state = { faults, tries, refusedField, error, isSaving, stale };
  return { ...known, ...state, ...keeping, change, check, save, saveUnited, leaveStale };
};
export type WorkerForm = ReturnType<typeof useWorkerForm>;
