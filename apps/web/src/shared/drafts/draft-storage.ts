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
type Everything = { readonly email: string; readonly places: { readonly [place: string]: StoredDraft } };

/** Maximum number of stored drafts; the oldest is removed. */
const PLACES_MAX = 20;

const nothing = (email: string): Everything => ({ email, places: {} });

const read = (storage: KeyValueStorage): Everything => {
  const email = storage.getItem(storageKeys.email) ?? "";
  try {
    const kept = JSON.parse(storage.getItem(storageKeys.typing) ?? "null") as Partial<Everything> | null;
    return kept?.email === email && typeof kept.places === "object" ? { email, places: kept.places } : nothing(email);
  } catch {
    return nothing(email);
  }
};

const write = (storage: KeyValueStorage, { email, places }: Everything) => {
  const latest = Object.entries(places)
    .toSorted(([, one], [, other]) => other.at.localeCompare(one.at))
    .slice(0, PLACES_MAX);
  if (latest.length === 0) return storage.removeItem(storageKeys.typing);
  storage.setItem(storageKeys.typing, JSON.stringify({ email, places: Object.fromEntries(latest) }));
};

export const keptTyping = (storage: KeyValueStorage, place: string): StoredDraft | null => read(storage).places[place] ?? null;

export const saveDraft = (storage: KeyValueStorage, place: string, kept: StoredDraft): void => {
  const everything = read(storage);
  write(storage, { ...everything, places: { ...everything.places, [place]: kept } });
};

export const forgetTyping = (storage: KeyValueStorage, place: string): void => {
  const { email, places } = read(storage);
  write(storage, { email, places: Object.fromEntries(Object.entries(places).filter(([other]) => other !== place)) });
};
