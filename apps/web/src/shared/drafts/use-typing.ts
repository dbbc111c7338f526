import { useState } from "react";
import { browserStorage, type KeyValueStorage } from "../session/browser-storage.ts";
import { forgetTyping, type Kept, keepTyping, keptTyping } from "./kept-typing.ts";
import { isSame } from "./two-versions.ts";

/** What was typed and not saved, if it says anything else than what is saved. */
const offeredIn = (storage: KeyValueStorage, place: string, saved: unknown): Kept | null => {
  const kept = keptTyping(storage, place);
  return kept === null || isSame(kept.draft, saved) ? null : kept;
};

/** What is typed into a form, kept in this browser until it is saved, and offered again after that was left (CD-163). */
export const useTyping = <D extends object>(place: string, saved: D, storage: KeyValueStorage = browserStorage) => {
  const [draft, setDraft] = useState(saved);
  const [offered, setOffered] = useState(() => offeredIn(storage, place, saved));

  const type = (next: D) => {
    if (isSame(next, saved)) forgetTyping(storage, place);
    else keepTyping(storage, place, { at: new Date().toISOString(), draft: next });
    setDraft(next);
    setOffered(null);
  };
  const dismiss = () => {
    forgetTyping(storage, place);
    setOffered(null);
  };
  return {
    draft,
    type,
    /** What is here already replaces what is typed, and need not be kept. */
    replace: setDraft,
    offered: isSame(draft, saved) ? offered : null,
    /** What this browser kept was written by this code, for this form. */
    takeUp: () => offered !== null && type({ ...draft, ...(offered.draft as D) }),
    dismiss,
  };
};
