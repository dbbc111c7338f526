/** A file that exists only in this browser: a photo of a page, or a document made of several. */
type FileRecord = { readonly key: string; readonly sinceMs: number; readonly file: File };
type KeptFile = Pick<FileRecord, "key" | "file">;

const DATABASE = "emdia.files";
const STORE = "files";
/** Same lifetime as a stored upload, and a total size that browsers grant without a prompt. */
const KEPT_MS = 24 * 3_600_000;
const MAX_BYTES = 200_000_000;

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opening = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
  return answerOf(request);
};

/** Runs `work` on the store. Without IndexedDB, or without space, files live only as long as the page. */
const withStore = async <T>(work: (store: IDBObjectStore) => Promise<T>, otherwise: T): Promise<T> => {
  try {
    const database = await opening();
    try {
      return await work(database.transaction(STORE, "readwrite").objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
};

/** Removes expired files and returns the rest. */
const freshIn = async (store: IDBObjectStore): Promise<readonly FileRecord[]> => {
  const all: readonly FileRecord[] = await answerOf(store.getAll());
  const isOld = ({ sinceMs }: FileRecord) => Date.now() - sinceMs >= KEPT_MS;
  for (const { key } of all.filter(isOld)) store.delete(key);
  return all.filter((one) => !isOld(one));
};

type Options = { readonly owner: () => string | null };

/** IndexedDB storage of the signed-in user's unsent files, because a phone may unload the page while the camera is open. */
export const createKeptFiles = ({ owner }: Options) => {
  const ownKey = (prefix: string) => `${owner() ?? ""}/${prefix}`;
  return {
    /** Whether the file is stored now. */
    keep: (key: string, file: File): Promise<boolean> =>
      withStore(async (store) => {
        const others = (await freshIn(store)).filter((one) => one.key !== ownKey(key));
        if (owner() === null || others.reduce((sum, one) => sum + one.file.size, file.size) > MAX_BYTES) return false;
        await answerOf(store.put({ key: ownKey(key), sinceMs: Date.now(), file } satisfies FileRecord));
        return true;
      }, false),
    /** Files by key prefix, in the order of their keys. */
    under: (prefix: string): Promise<readonly KeptFile[]> =>
      withStore(async (store) => {
        const own = (await freshIn(store)).filter(({ key }) => owner() !== null && key.startsWith(ownKey(prefix)));
        return own.map(({ key, file }) => ({ key: key.slice(ownKey("").length), file }));
      }, []),
    forget: (key: string): Promise<void> => withStore(async (store) => answerOf(store.delete(ownKey(key))), undefined),
  };
};
