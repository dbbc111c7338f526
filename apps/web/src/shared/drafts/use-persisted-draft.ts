import { useState } from "react";
import { browserStorage, type KeyValueStorage } from "../session/storage/browser-storage.ts";
import { forgetTyping, keptTyping, type StoredDraft, saveDraft } from "./draft-storage.ts";
import { type Fields, isSame, mergeDrafts } from "./three-way-merge.ts";

/** The saved form values and their version; `null` for a new record. */
export type Opened<D> = { readonly draft: D; readonly version: number | null };
type Options<D> = {
  readonly saved: Opened<D>;
  /** The form continues from the base of the draft; later saves of other users appear as a conflict on save. */
  readonly onTakeUp: (from: Opened<D>) => void;
  readonly storage?: KeyValueStorage;
};

/** The stored draft, unless it equals the saved values. */
const offeredIn = (storage: KeyValueStorage, place: string, saved: unknown): StoredDraft | null => {
  const stored = keptTyping(storage, place);
  return stored === null || stored.base === undefined || isSame(stored.draft, saved) ? null : stored;
};

/** Form state with a draft in browser storage until the save. The next visit offers an unsaved draft again (CD-163). */
export const usePersistedDraft = <D extends Fields>(place: string, { saved, onTakeUp, storage = browserStorage }: Options<D>) => {
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
    // An offered draft that the user did not restore is separate from this typing and stays stored.
    if (offered !== null) return;
    const stored = keptTyping(storage, place);
    // A new record gets its own draft key with its id.
    keep(stored === null || saved.version === null ? now.draft : unsaved(stored.draft as D), now);
  };
  const dismiss = () => {
    forgetTyping(storage, place);
    setOffered(null);
  };
  const takeUp = () => {
    if (offered === null) return;
    // The cast is safe, because this form wrote the stored draft.
    onTakeUp({ draft: { ...saved.draft, ...(offered.base as D) }, version: offered.from ?? null });
    setDraft({ ...saved.draft, ...(offered.draft as D) });
    setOffered(null);
  };
  return {
    draft,
    type,
    /** Replaces the draft and its base. */
    goOn,
    /** The sent values are the saved ones now. Changes typed during the request stay as the next draft. */
    settle,
    /** Sets values that are saved already, without storing a draft. */
    replace: setDraft,
    offered: isSame(draft, saved.draft) ? offered : null,
    takeUp,
    dismiss,
  };
};
