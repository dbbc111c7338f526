// Unsaved dates of documents, in browser storage.
import { forgetTyping, keptTyping, saveDraft } from "../drafts/draft-storage.ts";
import type { KeyValueStorage } from "../session/storage/browser-storage.ts";

/** The two dates of a document as typed, before they are saved. */
type TypedDates = { readonly issueDate: string; readonly expirationDate: string };
/** Identifies a file by name and size, before and after its upload. */
export type DatedFile = { readonly pendencyId: number; readonly name: string; readonly size: number };
type All = { readonly [file: string]: TypedDates };

const placeOf = (pendencyId: number): string => `dates.${pendencyId}`;
const keyOf = ({ name, size }: Omit<DatedFile, "pendencyId">): string => `${name}/${size}`;

const isTyped = (value: unknown): value is TypedDates =>
  typeof value === "object" &&
  value !== null &&
  "issueDate" in value &&
  "expirationDate" in value &&
  [value.issueDate, value.expirationDate].every((day) => typeof day === "string");

const read = (storage: KeyValueStorage, pendencyId: number): All => {
  const draft = keptTyping(storage, placeOf(pendencyId))?.draft;
  const entries = typeof draft === "object" && draft !== null ? Object.entries(draft) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, TypedDates] => isTyped(entry[1])));
};

const write = (storage: KeyValueStorage, pendencyId: number, all: All): void =>
  Object.keys(all).length === 0
    ? forgetTyping(storage, placeOf(pendencyId))
    : saveDraft(storage, placeOf(pendencyId), { at: new Date().toISOString(), draft: all });

export const typedDates = (storage: KeyValueStorage, { pendencyId, ...file }: DatedFile): TypedDates | null =>
  read(storage, pendencyId)[keyOf(file)] ?? null;

export const hasTypedDates = (storage: KeyValueStorage, pendencyId: number): boolean => Object.keys(read(storage, pendencyId)).length > 0;

export const keepDates = (storage: KeyValueStorage, { pendencyId, ...file }: DatedFile, typed: TypedDates): void =>
  write(storage, pendencyId, { ...read(storage, pendencyId), [keyOf(file)]: typed });

const keepWhere = (storage: KeyValueStorage, pendencyId: number, isKept: (key: string) => boolean): void =>
  write(storage, pendencyId, Object.fromEntries(Object.entries(read(storage, pendencyId)).filter(([key]) => isKept(key))));

/** Removes dates that were saved or discarded. */
export const forgetDates = (storage: KeyValueStorage, { pendencyId, ...file }: DatedFile): void =>
  keepWhere(storage, pendencyId, (key) => key !== keyOf(file));

/** Removes the dates of files that no longer exist. */
export const forgetOtherDates = (storage: KeyValueStorage, pendencyId: number, files: readonly Omit<DatedFile, "pendencyId">[]): void => {
  const known = new Set(files.map(keyOf));
  keepWhere(storage, pendencyId, (key) => known.has(key));
};
