import { conflictingFields, theirsAlone } from "../../../shared/drafts/three-way-merge.ts";
import type { ToldSave } from "./concurrent-saves-from.ts";
import type { StepHook } from "./use-step.ts";

/** Contents of the conflict dialog. */
export type StaleFacts = {
  readonly saves: readonly ToldSave[];
  /** Fields that only the other user changed. */
  readonly taken: readonly string[];
  /** Fields that both users changed, with both values. */
  readonly asked: readonly { readonly group: string; readonly mine: string | number; readonly theirs: string | number }[];
};

export const staleFacts = <D extends { readonly [group: string]: unknown }>({
  rules,
  base,
  draft,
  stale,
}: StepHook<D>): StaleFacts | null => {
  if (stale === null) return null;
  const versions = { base, mine: draft, theirs: stale.theirs };
  const conflicts = conflictingFields(versions).map((group) => ({
    group,
    mine: rules.tell(group, draft),
    theirs: rules.tell(group, stale.theirs),
  }));
  return { saves: stale.saves, taken: theirsAlone(versions), asked: conflicts };
};
