import { useState } from "react";
import { browserStorage, type KeyValueStorage } from "../session/storage/browser-storage.ts";
import { forgetTyping, keptTyping, type StoredDraft, saveDraft } from "./draft-storage.ts";
import { type Fields, isSame, mergeDrafts } from "./three-way-merge.ts";

/** What is saved, as the form shows it, and which version of it that is; nothing is saved of what is new. */
export type Opened<D> = { readonly draft: D; readonly version: number | null };
type Facts<D> = {
  readonly saved: Opened<D>;
  /** The form goes on from what was saved when that was typed: what others saved since is told when it is saved. */
  readonly onTakeUp: (from: Opened<D>) => void;
  readonly storage?: KeyValueStorage;
};

/** What was typed and not saved, if it says anything else than what is saved. */
const offeredIn = (storage: KeyValueStorage, place: string, saved: unknown): StoredDraft | null => {
  const kept = keptTyping(storage, place);
  return kept === null || kept.base === undefined || isSame(kept.draft, saved) ? null : kept;
};

/** What is typed into a form, kept in this browser until it is saved, and offered again after that was left (CD-163). */
export const usePersistedDraft = <D extends Fields>(place: string, { saved, onTakeUp, storage = browserStorage }: Facts<D>) => {
  const [draft, setDraft] = useState(saved.draft);
  const [offered, setOffered] = useState(() => offeredIn(storage, place, saved.draft));

  const keep = (typed: D, { draft: base, version: from }: Opened<D>) => {
    if (isSame(typed, base)) forgetTyping(storage, place);
    else saveDraft(storage, place, { at: new Date().toISOString(), draft: typed, base, from });
  };
  const goOn = (next: D, from: Opened<D>) => {
    keep(next, from);
    setDraft(next);
  };
  const type = (next: D) => {
    goOn(next, saved);
    setOffered(null);
  };
  const settle = (sent: D, now: Opened<D>) => {
    const unsaved = (typed: D): D => mergeDrafts({ base: sent, mine: typed, theirs: now.draft }, {});
    setDraft(unsaved);
    // What was offered and not taken up is not of this typing: whatever was saved since is told when it is.
    if (offered !== null) return;
    const kept = keptTyping(storage, place);
    // Whoever made something new goes on at its own place.
    keep(kept === null || saved.version === null ? now.draft : unsaved(kept.draft as D), now);
  };
  const dismiss = () => {
    forgetTyping(storage, place);
    setOffered(null);
  };
  const takeUp = () => {
    if (offered === null) return;
    // What this browser kept was written by this code, for this form.
    onTakeUp({ draft: { ...saved.draft, ...(offered.base as D) }, version: offered.from ?? null });
    setDraft({ ...saved.draft, ...(offered.draft as D) });
    setOffered(null);
  };
  return {
    draft,
    type,
    /** What is typed is from here on compared with something else that was saved. */
    goOn,
    /** What was sent is how it is saved now: what was typed while it was on its way stays, and is saved after it. */
    settle,
    /** What is here already replaces what is typed, and need not be kept. */
    replace: setDraft,
    offered: isSame(draft, saved.draft) ? offered : null,
    takeUp,
    dismiss,
  };
};
