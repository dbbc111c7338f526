import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useState } from "react";
import { type Choice, isSame, mergeDrafts } from "../../../shared/drafts/three-way-merge.ts";
import { type Opened, usePersistedDraft } from "../../../shared/drafts/use-persisted-draft.ts";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import type { Faults, StepRules } from "../step-rules.ts";
import { type DraftBase, useSending } from "./use-sending.ts";

type Facts<D> = {
  readonly project: Project | null;
  readonly companyId?: number | null;
  readonly rules: StepRules<D>;
  readonly onSaved: (saved: Project) => void;
};

/** Storage key of the draft of a step. */
const placeOf = (projectId: number | null, step: number): string => `project.${projectId ?? "new"}.${step}`;

const openedOf = <D>({ project, draft }: DraftBase<D>): Opened<D> => ({ draft, version: project?.version ?? null });

const asOf = (project: Project | null, version: number | null): Project | null =>
  project && { ...project, version: version ?? project.version };

const isOlder = (one: Project | null, other: Project | null): boolean => (one?.version ?? 0) < (other?.version ?? 0);

type Step = { readonly [group: string]: unknown };
/** The typed draft of a step and the saved values that it is based on. */
const useTypedStep = <D extends Step>({ project, rules }: Pick<Facts<D>, "project" | "rules">) => {
  const [base, setBase] = useState<DraftBase<D>>(() => ({ project, draft: rules.read(project) }));
  const typing = usePersistedDraft(placeOf(project?.id ?? null, rules.step), {
    saved: openedOf(base),
    // If the step did not change since the draft began, changes of other steps are not a conflict.
    onTakeUp: ({ draft: from, version }) =>
      setBase((before) => (isSame(from, before.draft) ? before : { project: asOf(before.project, version), draft: from })),
  });
  const type = (next: D) => {
    typing.type(next);
    if (!isSame(next, base.draft) || !isOlder(base.project, project)) return;
    // The user reverted all changes of a restored draft, so the step shows the current saved values.
    const known = { project, draft: rules.read(project) };
    setBase(known);
    typing.replace(known.draft);
  };
  return { base, setBase, typing: { ...typing, type } };
};

/** State of a step: draft in the browser, validation, save, and merge with a concurrent save. */
export const useStep = <D extends Step>({ project, companyId = null, rules, onSaved }: Facts<D>) => {
  const { base, setBase, typing } = useTypedStep({ project, rules });
  const { draft, type } = typing;
  const [faults, setFaults] = useState<Faults>(new Map());
  const [tries, setTries] = useState(0);
  const once = useSingleFlight();
  const begin = (known: DraftBase<D>, sent: D) => {
    setBase(known);
    typing.settle(sent, openedOf(known));
  };
  const sending = useSending({ rules, companyId, onSaved, onBase: begin });
  const { stale } = sending;

  const change = (next: Partial<D>, field?: string) => {
    type({ ...draft, ...next });
    if (field !== undefined) setFaults((before) => new Map([...before].filter(([at]) => at !== field)));
  };
  const save = () =>
    once(async () => {
      const found = rules.faults(draft);
      setFaults(found);
      setTries((before) => before + 1);
      if (found.size === 0) await sending.send(base, draft);
    });
  const saveUnited = (choices: { readonly [group: string]: Choice }) =>
    once(async () => {
      if (stale === null) return;
      const next = mergeDrafts({ base: base.draft, mine: draft, theirs: stale.theirs }, choices);
      const known = { project: stale.project, draft: stale.theirs };
      typing.goOn(next, openedOf(known));
      setBase(known);
      await sending.send(known, next);
    });
  const { offered, takeUp, dismiss } = typing;
  const { error, isSaving, leaveStale } = sending;
  const isChanged = !isSame(draft, base.draft);
  const isValid = () => rules.faults(draft).size === 0;
  const keeping = { offered, takeUp, dismiss };
  return {
    rules,
    base: base.draft,
    draft,
    change,
    faults,
    tries,
    isChanged,
    isValid,
    save,
    saveUnited,
    stale,
    error,
    isSaving,
    leaveStale,
    ...keeping,
  };
};

export type StepHook<D extends Step> = ReturnType<typeof useStep<D>>;
