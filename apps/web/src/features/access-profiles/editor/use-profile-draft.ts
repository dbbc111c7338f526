import type { Profile, RelationType } from "@emdia/contract/access/profile-routes.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useState } from "react";
import { useSaveProfile } from "../profiles-changes.ts";
import { isNameTaken, type StaleProfile, staleIn } from "../refused-profile.ts";
import { type Draft, type DraftFaults, type DraftField, draftFaults, isSame, withKeys, withRelation } from "./profile-draft.ts";

type Facts = {
  readonly companyId: number;
  /** The profile being changed, or null for a new one. */
  readonly profile: Profile | null;
  readonly initial: Draft;
  readonly onSaved: (profile: Profile) => void;
};
type DraftState = { readonly draft: Draft; readonly base: Draft; readonly version: number | null; readonly faults: DraftFaults };

/** State of the profile form: draft, faults, save and conflict handling. The draft survives every refusal. */
export const useProfileDraft = ({ companyId, profile, initial, onSaved }: Facts) => {
  const { mutateAsync, error, isPending, reset } = useSaveProfile();
  const [state, setState] = useState<DraftState>({ draft: initial, base: initial, version: profile?.version ?? null, faults: new Map() });
  const [tries, setTries] = useState(0);
  const { draft, base, version, faults } = state;

  const change = (next: (before: Draft) => Draft, field?: DraftField) =>
    setState((before) => ({
      ...before,
      draft: next(before.draft),
      faults: new Map([...before.faults].filter(([at]) => at !== field)),
    }));

  const send = async (asVersion: number | null): Promise<void> => {
    const found = draftFaults(draft);
    setState((before) => ({ ...before, faults: found }));
    setTries((before) => before + 1);
    if (found.size > 0) return;
    try {
      onSaved(await mutateAsync({ id: profile?.id ?? null, companyId, version: asVersion, draft }));
    } catch (failure) {
      // The mutation exposes every other error, and the form shows it.
      if (isNameTaken(failure)) setState((before) => ({ ...before, faults: new Map([["name", "nameTaken"]]) }));
    }
  };
  const takeTheirs = ({ version: theirs, now }: StaleProfile, keys: readonly PermissionKey[]) => {
    const saved = { name: now.name, description: now.description ?? "", relationType: now.relationType, keys };
    setState({ draft: saved, base: saved, version: theirs, faults: new Map() });
    reset();
  };
  return {
    draft,
    faults,
    tries,
    base,
    error: isNameTaken(error) ? null : error,
    stale: staleIn(error),
    busy: isPending,
    isChanged: !isSame(draft, base),
    rename: (name: string) => change((before) => ({ ...before, name }), "name"),
    describe: (description: string) => change((before) => ({ ...before, description }), "description"),
    relate: (relationType: RelationType) => change((before) => withRelation(before, relationType), "relationType"),
    choose: (keys: readonly PermissionKey[], chosen: boolean) => change((before) => withKeys(before, keys, chosen)),
    save: () => send(version),
    saveOver: ({ version: theirs }: StaleProfile) => send(theirs),
    takeTheirs,
  };
};
export type ProfileDraft = ReturnType<typeof useProfileDraft>;
