import { clear, createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";
import { ATTENDANCE_DATABASE } from "../../../shared/session/sign-out/attendance-database.ts";
import type { ClassRecord } from "./class-record.ts";

export type RecordStorage = {
  readonly entries: () => Promise<readonly (readonly [key: string, record: ClassRecord])[]>;
  /** Changes one record in one transaction; undefined removes it. */
  readonly change: (key: string, next: (record: ClassRecord | undefined) => ClassRecord | undefined) => Promise<void>;
  readonly clear: () => Promise<void>;
};

export const memoryRecords = (): RecordStorage => {
  const records = new Map<string, ClassRecord>();
  return {
    entries: async () => [...records],
    change: async (key, next) => {
      const record = next(records.get(key));
      if (record === undefined) records.delete(key);
      else records.set(key, record);
    },
    clear: async () => records.clear(),
  };
};

const databaseRecords = (store: UseStore): RecordStorage => ({
  entries: () => entries<string, ClassRecord>(store),
  change: (key, next) =>
    store("readwrite", (records) => {
      const reading: IDBRequest<ClassRecord | undefined> = records.get(key);
      return new Promise<void>((resolve, reject) => {
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          const record = next(reading.result);
          if (record === undefined) records.delete(key);
          else records.put(record, key);
          promisifyRequest(records.transaction).then(() => resolve(), reject);
        };
      });
    }),
  clear: () => clear(store),
});

const openDatabase = async (): Promise<RecordStorage> => {
  const records = databaseRecords(createStore(ATTENDANCE_DATABASE, "classes"));
  await records.entries();
  return records;
};

/** Records in IndexedDB. Without it, they live as long as the page. */
export const openRecords = (): RecordStorage => {
  const opened = openDatabase().catch(memoryRecords);
  return {
    entries: async () => (await opened).entries(),
    change: async (key, next) => (await opened).change(key, next),
    clear: async () => (await opened).clear(),
  };
};
