import { createObservable } from "../create-observable.ts";
import { after, mayHappen, type Upload, type UploadEvent, type WantedUpload } from "./upload.ts";

export type UploadEntry = { readonly upload: Upload; readonly wanted: WantedUpload };

/** Observable list of uploads in the order of selection, with their state transitions. */
export const createEntries = () => {
  const list = createObservable<readonly UploadEntry[]>([]);
  const find = (id: number): Upload | undefined => list.read().find(({ upload }) => upload.id === id)?.upload;
  const put = (id: number, change: (upload: Upload) => Upload): void =>
    list.write(list.read().map((entry) => (entry.upload.id === id ? { ...entry, upload: change(entry.upload) } : entry)));
  return {
    watched: list,
    find,
    put,
    add: (entries: readonly UploadEntry[]): void => list.write([...list.read(), ...entries]),
    remove: (id: number): void => list.write(list.read().filter(({ upload }) => upload.id !== id)),
    clear: (): void => list.write([]),
    /** Passes an upload's request to `tell`, with its current dates. */
    tell: (id: number, tell: (wanted: WantedUpload) => void): void => {
      const entry = list.read().find(({ upload }) => upload.id === id);
      if (entry) tell({ ...entry.wanted, dates: entry.upload.dates });
    },
    /** Applies an event if the state allows it, and returns the upload. */
    happen: (id: number, event: UploadEvent, facts: Partial<Upload> = {}): Upload | undefined => {
      const upload = find(id);
      if (!upload || !mayHappen(event, upload)) return undefined;
      put(id, (known) => after(known, event, facts));
      return find(id);
    },
  };
};
export type UploadEntries = ReturnType<typeof createEntries>;
