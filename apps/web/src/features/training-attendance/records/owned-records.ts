// Records of the signed-in user, one per class: in memory, with their readings in the storage of the browser.
import { createObservable } from "../../../shared/create-observable.ts";
import { type ClassRecord, storedPart, withStored } from "./class-record.ts";
import type { RecordStorage } from "./record-storage.ts";

export type RecordOptions = {
  readonly storage: RecordStorage;
  /** E-mail of the signed-in user. */
  readonly owner: () => string | null;
};

export const createOwnedRecords = ({ storage, owner }: RecordOptions) => {
  const records = createObservable<ReadonlyMap<number, ClassRecord>>(new Map());

  const load = async (): Promise<void> => {
    const email = owner();
    const mine = new Map<number, ClassRecord>();
    for (const [key, record] of email === null ? [] : await storage.entries()) {
      const { id } = record.training;
      if (key === `${email}/${id}`) mine.set(id, record);
      else await storage.change(key, () => undefined);
    }
    records.write(mine);
  };
  let loaded = load();

  const change = async (id: number, next: (record: ClassRecord | undefined) => ClassRecord | undefined): Promise<void> => {
    await loaded;
    const email = owner();
    if (email === null) return;
    let record: ClassRecord | undefined;
    await storage.change(`${email}/${id}`, (stored) => {
      record = next(withStored(records.read().get(id), stored));
      return storedPart(record);
    });
    const others = [...records.read()].filter(([other]) => other !== id);
    records.write(new Map(record ? [...others, [id, record]] : others));
  };

  return {
    records,
    loaded: () => loaded,
    /** Reads the storage again for the current user, and removes records of other users. */
    reload: () => {
      loaded = load();
      return loaded;
    },
    change,
    changeExisting: (id: number, next: (record: ClassRecord) => ClassRecord | undefined) => change(id, (record) => record && next(record)),
    clear: async () => {
      await storage.clear();
      records.write(new Map());
    },
  };
};
