import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { projectQuery } from "../../../shared/projects/project-query.ts";
import type { StepRules } from "../step-rules.ts";
import { useSaveStep } from "../wizard-changes.ts";
import { concurrentSavesFrom, isStale, type ToldSave } from "./concurrent-saves-from.ts";

/** A loaded project and the step's draft of it. */
export type DraftBase<D> = { readonly project: Project | null; readonly draft: D };
/** Another user saved first: the current project and the concurrent saves. */
export type Stale<D> = { readonly project: Project; readonly theirs: D; readonly saves: readonly ToldSave[] };

type Facts<D> = {
  readonly rules: StepRules<D>;
  readonly companyId: number | null;
  readonly onSaved: (saved: Project) => void;
  /** Sets the saved values as the new base. `sent` may be older than the current input. */
  readonly onBase: (known: DraftBase<D>, sent: D) => void;
};

/** Sends a step and stores the result: a refusal or a conflict. */
export const useSending = <D>({ rules, companyId, onSaved, onBase }: Facts<D>) => {
  const client = useQueryClient();
  const [stale, setStale] = useState<Stale<D> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { mutateAsync, isPending } = useSaveStep();

  const becomeStale = async (refused: unknown, id: number) => {
    const now = await client.fetchQuery({ ...projectQuery(id), staleTime: 0 });
    setStale({ project: now, theirs: rules.read(now), saves: concurrentSavesFrom(refused) });
  };
  const send = async (known: DraftBase<D>, next: D): Promise<void> => {
    setError(null);
    try {
      const saved = await mutateAsync({ project: known.project, companyId, fields: rules.write(next, known.project) });
      setStale(null);
      onBase({ project: saved, draft: rules.read(saved) }, next);
      onSaved(saved);
    } catch (refused) {
      if (isStale(refused) && known.project) await becomeStale(refused, known.project.id).catch(setError);
      else setError(refused);
    }
  };
  return { send, stale, error, isSaving: isPending, leaveStale: () => setStale(null) };
};
