// Drafts by record id that outlive their component.
import { createObservable } from "../create-observable.ts";
import { onDifferentUser } from "../session/sign-out/somebody-else.ts";
import type { KeyValueStorage } from "../session/storage/browser-storage.ts";
import { forgetTyping, keptTyping, saveDraft } from "./draft-storage.ts";
import { draftTabStorage } from "./draft-tab-storage.ts";

type Drafts<D> = ReadonlyMap<number, D>;

/** Storage of the drafts across a reload. The cast is safe, because this module wrote the data. */
const placeIn = <D>(storage: KeyValueStorage, place: string | undefined) => ({
  read: (): Drafts<D> => {
    const stored = place === undefined ? null : keptTyping(storage, place);
    return new Map(Object.entries((stored?.draft ?? {}) as { readonly [id: string]: D }).map(([id, draft]) => [Number(id), draft]));
  },
  write: (drafts: Drafts<D>): void => {
    if (place === undefined) return;
    if (drafts.size === 0) forgetTyping(storage, place);
    else saveDraft(storage, place, { at: new Date().toISOString(), draft: Object.fromEntries(drafts) });
  },
});

/**
 * Drafts by id that outlive their component; each user sees only their own. With `place`, they also survive a reload and end with the tab.
 */
export const openDrafts = <D>(place?: string, storage: KeyValueStorage = draftTabStorage) => {
  const persisted = placeIn<D>(storage, place);
  const all = createObservable(persisted.read());
  const write = (drafts: Drafts<D>) => {
    all.write(drafts);
    persisted.write(drafts);
  };
  const forget = (id: number) => write(new Map([...all.read()].filter(([other]) => other !== id)));
  onDifferentUser(() => all.write(persisted.read()));
  return {
    watched: all,
    of: (id: number): D | undefined => all.read().get(id),
    write: (id: number, draft: D): void => write(new Map([...all.read(), [id, draft]])),
    forget,
    /** Removes a draft after it was sent, unless the user changed it since. */
    forgetSent: (id: number, sent: D | undefined): void => {
      if (all.read().get(id) === sent) forget(id);
    },
  };
};
