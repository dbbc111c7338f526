import { expect, test } from "vitest";
import { filesOfEntries } from "./dropped-files.ts";

const names = { fullPath: "", filesystem: { name: "", root: null as never }, getParent: () => undefined };
const fileEntry = (name: string, isReadable = true): FileSystemFileEntry => ({
  ...names,
  name,
  isFile: true,
  isDirectory: false,
  file: (onFile, onError) => (isReadable ? onFile(new File(["x"], name)) : onError?.(new DOMException("NotReadable"))),
});
/** A folder that returns its entries in parts, as browsers do. */
const folderEntry = (parts: readonly FileSystemEntry[][]): FileSystemDirectoryEntry => ({
  ...names,
  name: "documentos",
  isFile: false,
  isDirectory: true,
  getFile: () => undefined,
  getDirectory: () => undefined,
  createReader: () => {
    const left = [...parts];
    return { readEntries: (onEntries) => onEntries(left.shift() ?? []) };
  },
});
const namesIn = async (entries: readonly FileSystemEntry[]) => (await filesOfEntries(entries)).map(({ name }) => name);

test("filesOfEntries returns the files of nested folders", async () => {
  const inner = folderEntry([[fileEntry("c.pdf")]]);
  expect(await namesIn([folderEntry([[fileEntry("a.pdf"), inner], [fileEntry("b.pdf")]]), fileEntry("d.pdf")])).toEqual([
    "d.pdf",
    "a.pdf",
    "b.pdf",
    "c.pdf",
  ]);
});

test("filesOfEntries leaves out unreadable files and stops at 2,000", async () => {
  expect(await namesIn([fileEntry("a.pdf", false), fileEntry("b.pdf")])).toEqual(["b.pdf"]);
  const many = Array.from({ length: 2_100 }, (_, at) => fileEntry(`${at}.pdf`));
  expect(await namesIn([folderEntry([many])])).toHaveLength(2_000);
});
