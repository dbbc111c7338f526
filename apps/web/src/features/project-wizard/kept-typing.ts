import type { KeyValueStorage } from "../../shared/session/browser-storage.ts";
import { storageKeys } from "../../shared/session/storage-keys.ts";

/** What somebody typed into a step and did not save: it waits in this browser, for them alone (CD-163). */
export type Kept = { readonly at: string; readonly draft: unknown };
type Everything = { readonly email: string; readonly steps: { readonly [place: string]: Kept } };

/** More places than anybody has projects open; the oldest gives way. */
const PLACES_MAX = 20;

const nothing = (email: string): Everything => ({ email, steps: {} });

const read = (storage: KeyValueStorage): Everything => {
  const email = storage.getItem(storageKeys.email) ?? "";
  try {
    const kept = JSON.parse(storage.getItem(storageKeys.projectTyping) ?? "null") as Partial<Everything> | null;
    return kept?.email === email && typeof kept.steps === "object" ? { email, steps: kept.steps } : nothing(email);
  } catch {
    return nothing(email);
  }
};

const write = (storage: KeyValueStorage, { email, steps }: Everything) => {
  const latest = Object.entries(steps)
    .toSorted(([, one], [, other]) => other.at.localeCompare(one.at))
    .slice(0, PLACES_MAX);
  if (latest.length === 0) return storage.removeItem(storageKeys.projectTyping);
  storage.setItem(storageKeys.projectTyping, JSON.stringify({ email, steps: Object.fromEntries(latest) }));
};

/** A step of a project, or the first step of one that has no id yet. */
export const placeOf = (projectId: number | null, step: number): string => `${projectId ?? "new"}.${step}`;

export const keptTyping = (storage: KeyValueStorage, place: string): Kept | null => read(storage).steps[place] ?? null;

export const keepTyping = (storage: KeyValueStorage, place: string, kept: Kept): void => {
  const everything = read(storage);
  write(storage, { ...everything, steps: { ...everything.steps, [place]: kept } });
};

export const forgetTyping = (storage: KeyValueStorage, place: string): void => {
  const { email, steps } = read(storage);
  write(storage, { email, steps: Object.fromEntries(Object.entries(steps).filter(([other]) => other !== place)) });
};
