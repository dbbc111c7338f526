import { createObservable } from "../create-observable.ts";
import { onDifferentUser } from "../session/sign-out/somebody-else.ts";
import type { KeyValueStorage } from "../session/storage/browser-storage.ts";
import { forgetTyping, keptTyping, saveDraft } from "./draft-storage.ts";
import { tabStorage } from "./tab-storage.ts";

type Drafts<D> = ReadonlyMap<number, D>;

/** Where drafts wait while the page is loaded anew, as this code wrote them. */
const placeIn = <D>(storage: KeyValueStorage, place: string | undefined) => ({
  read: (): Drafts<D> => {
    const kept = place === undefined ? null : keptTyping(storage, place);
    return new Map(Object.entries((kept?.draft ?? {}) as { readonly [id: string]: D }).map(([id, draft]) => [Number(id), draft]));
  },
  write: (drafts: Drafts<D>): void => {
    if (place === undefined) return;
    if (drafts.size === 0) forgetTyping(storage, place);
    else saveDraft(storage, place, { at: new Date().toISOString(), draft: Object.fromEntries(drafts) });
  },
});

/**
 * What somebody writes about several things at once, each by its id: it outlives the part of the page that it is written in, and is nobody
 * else's. What has a place outlives the page as well, and ends with the tab.
 */
export const openDrafts = <D>(place?: string, storage: KeyValueStorage = tabStorage) => {
  const kept = placeIn<D>(storage, place);
  const all = createObservable(kept.read());
  const write = (drafts: Drafts<D>) => {
    all.write(drafts);
    kept.write(drafts);
  };
  const forget = (id: number) => write(new Map([...all.read()].filter(([other]) => other !== id)));
  onDifferentUser(() => all.write(kept.read()));
  return {
    watched: all,
    of: (id: number): D | undefined => all.read().get(id),
    write: (id: number, draft: D): void => write(new Map([...all.read(), [id, draft]])),
    forget,
    /** After it was sent: what was written on meanwhile stays. */
    forgetSent: (id: number, sent: D | undefined): void => {
      if (all.read().get(id) === sent) forget(id);
    },
  };
};
