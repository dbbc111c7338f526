// Drafts of forms in browser storage, per user.
import type { KeyValueStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";

/** Draft of a form in browser storage, bound to the user's e-mail (CD-163). */
export type StoredDraft = {
  readonly at: string;
  readonly draft: unknown;
  /** For forms: the saved values and their version when the user typed, so that a later save by another user is not overwritten. */
  readonly base?: unknown;
  readonly from?: number | null;
};
type AllDrafts = { readonly email: string; readonly places: { readonly [place: string]: StoredDraft } };

/** Maximum number of stored drafts; the oldest is removed. */
const PLACES_MAX = 20;

const noDrafts = (email: string): AllDrafts => ({ email, places: {} });

const read = (storage: KeyValueStorage): AllDrafts => {
  const email = storage.getItem(storageKeys.email) ?? "";
  try {
    const stored = JSON.parse(storage.getItem(storageKeys.typing) ?? "null") as Partial<AllDrafts> | null;
    return stored?.email === email && typeof stored.places === "object" ? { email, places: stored.places } : noDrafts(email);
  } catch {
    return noDrafts(email);
  }
};

const write = (storage: KeyValueStorage, { email, places }: AllDrafts) => {
  const latest = Object.entries(places)
    .toSorted(([, one], [, other]) => other.at.localeCompare(one.at))
    .slice(0, PLACES_MAX);
  if (latest.length === 0) return storage.removeItem(storageKeys.typing);
  storage.setItem(storageKeys.typing, JSON.stringify({ email, places: Object.fromEntries(latest) }));
};

export const keptTyping = (storage: KeyValueStorage, place: string): StoredDraft | null => read(storage).places[place] ?? null;

export const saveDraft = (storage: KeyValueStorage, place: string, stored: StoredDraft): void => {
  const all = read(storage);
  write(storage, { ...all, places: { ...all.places, [place]: stored } });
};

export const forgetTyping = (storage: KeyValueStorage, place: string): void => {
  const { email, places } = read(storage);
  write(storage, { email, places: Object.fromEntries(Object.entries(places).filter(([other]) => other !== place)) });
};
