/** A file that exists nowhere but in this browser: a photo of a page, or what was made of several. */
type FileRecord = { readonly key: string; readonly sinceMs: number; readonly file: File };
type KeptFile = Pick<FileRecord, "key" | "file">;

const DATABASE = "emdia.files";
const STORE = "files";
/** As long as an upload is remembered, and no more than a browser gives without asking anybody. */
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

/** Works on what is kept. Where a browser keeps nothing, or has no room left, a file lives as long as its page. */
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

/** What is left after what is too old has gone. */
const freshIn = async (store: IDBObjectStore): Promise<readonly FileRecord[]> => {
  const all: readonly FileRecord[] = await answerOf(store.getAll());
  const isOld = ({ sinceMs }: FileRecord) => Date.now() - sinceMs >= KEPT_MS;
  for (const { key } of all.filter(isOld)) store.delete(key);
  return all.filter((one) => !isOld(one));
};

type Doors = { readonly owner: () => string | null };

/** Files of whoever is signed in that would be lost with the page: a phone drops one that waits behind its camera. */
export const createKeptFiles = ({ owner }: Doors) => {
  const whose = (prefix: string) => `${owner() ?? ""}/${prefix}`;
  return {
    /** Whether it is kept now. */
    keep: (key: string, file: File): Promise<boolean> =>
      withStore(async (store) => {
        const others = (await freshIn(store)).filter((one) => one.key !== whose(key));
        if (owner() === null || others.reduce((sum, one) => sum + one.file.size, file.size) > MAX_BYTES) return false;
        await answerOf(store.put({ key: whose(key), sinceMs: Date.now(), file } satisfies FileRecord));
        return true;
      }, false),
    /** Those whose key begins so, in the order of their keys. */
    under: (prefix: string): Promise<readonly KeptFile[]> =>
      withStore(async (store) => {
        const own = (await freshIn(store)).filter(({ key }) => owner() !== null && key.startsWith(whose(prefix)));
        return own.map(({ key, file }) => ({ key: key.slice(whose("").length), file }));
      }, []),
    forget: (key: string): Promise<void> => withStore(async (store) => answerOf(store.delete(whose(key))), undefined),
  };
};
