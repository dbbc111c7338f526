// Unfinished uploads in local storage.
import type { KeyValueStorage } from "../../session/storage/browser-storage.ts";
import { noDates, type UploadDates, type UploadPlace } from "../upload.ts";

/** Stored state of an unfinished upload: the URL of its bytes, and the mark that identifies the file. */
export type KeptUpload = {
  readonly owner: string;
  readonly mark: string;
  /** `null` before the first server response. */
  readonly url: string | null;
  readonly name: string;
  readonly size: number;
  readonly place: UploadPlace;
  readonly replaces: number | null;
  readonly dates: UploadDates;
  readonly sinceMs: number;
};
type Marked = { readonly name: string; readonly size: number; readonly lastModified: number };

const KEY = "emdia.uploads";
/** Same lifetime as an unfinished upload on the server. */
const KEPT_MS = 24 * 3_600_000;

/** Identifies a file of a pendency, so that its upload resumes when the user selects the same file again. */
export const markOf = ({ name, size, lastModified }: Marked, { pendencyId }: UploadPlace, replaces: number | null): string =>
  [pendencyId, replaces ?? "", name, size, lastModified].join("/");

const isKept = (value: unknown): value is KeptUpload =>
  typeof value === "object" && value !== null && "owner" in value && "mark" in value && "url" in value && "place" in value;

const readAll = (storage: KeyValueStorage): readonly KeptUpload[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept).map((one) => ({ ...one, dates: one.dates ?? noDates })) : [];
  } catch {
    return [];
  }
};

const writeAll = (storage: KeyValueStorage, uploads: readonly KeptUpload[]): void => {
  try {
    if (uploads.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    // Without space the next upload starts from the beginning and still succeeds.
  }
};

type Options = { readonly storage: KeyValueStorage; readonly nowMs: () => number; readonly owner: () => string | null };

/** Unfinished uploads of the signed-in user, stored for a closed tab. Other users do not see them. */
export const createKeptUploads = ({ storage, nowMs, owner }: Options) => {
  const isOwn = (one: KeptUpload) => one.owner === owner();
  const isMarked = (mark: string) => (one: KeptUpload) => isOwn(one) && one.mark === mark;
  const fresh = () => readAll(storage).filter(({ sinceMs }) => nowMs() - sinceMs < KEPT_MS);
  return {
    unfinished: (): readonly KeptUpload[] => fresh().filter(isOwn),
    urlOf: (mark: string): string | null => fresh().find(isMarked(mark))?.url ?? null,
    /** Preserves a known URL. */
    keep: (upload: Omit<KeptUpload, "owner" | "sinceMs">): void => {
      const email = owner();
      if (email === null) return;
      const all = fresh();
      const url = upload.url ?? all.find(isMarked(upload.mark))?.url ?? null;
      const others = all.filter((one) => !isMarked(upload.mark)(one));
      writeAll(storage, [...others, { ...upload, url, owner: email, sinceMs: nowMs() }]);
    },
    /** Updates the URL or the dates of a stored upload. */
    learn: (mark: string, facts: Partial<Pick<KeptUpload, "url" | "dates">>): void =>
      writeAll(
        storage,
        fresh().map((one) => (isMarked(mark)(one) ? { ...one, ...facts } : one)),
      ),
    forget: (mark: string): void =>
      writeAll(
        storage,
        fresh().filter((one) => !isMarked(mark)(one)),
      ),
  };
};
