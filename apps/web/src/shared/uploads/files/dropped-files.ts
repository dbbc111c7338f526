// Files of a drop, including those in dropped folders.

/** Stops reading a folder that was dropped by mistake, such as a whole disk. */
const FILES_MAX = 2_000;

const fileOf = (entry: FileSystemFileEntry): Promise<readonly File[]> =>
  new Promise((resolve) => {
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    );
  });
const nextEntries = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve) => {
    reader.readEntries(resolve, () => resolve([]));
  });

/** All entries of a folder. The browser returns them in parts; an empty part is the end. */
const entriesIn = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (let part = await nextEntries(reader); part.length > 0 && entries.length < FILES_MAX; part = await nextEntries(reader))
    entries.push(...part);
  return entries;
};

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** The files of entries and of the folders among them. Unreadable files are left out. */
export const filesOfEntries = async (entries: readonly FileSystemEntry[]): Promise<readonly File[]> => {
  const files: File[] = [];
  const open = [...entries];
  for (let entry = open.shift(); entry && files.length < FILES_MAX; entry = open.shift()) {
    if (isFile(entry)) files.push(...(await fileOf(entry)));
    else if (isFolder(entry)) open.push(...(await entriesIn(entry)));
  }
  return files;
};

/** Whether files are dragged or dropped, not text or a link. */
export const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes("Files") ?? false;

/** The dropped files. Reads the entries at once, because the browser empties the transfer after the event. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<readonly File[]> => {
  const whole = [...files];
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(isFolder) ? filesOfEntries(entries) : whole;
};
