import { posix } from "node:path";
import { SheetFailure } from "../sheet-failure.ts";
import { SMALL_PART_MAX_BYTES, STRINGS_MAX_BYTES, WORKSHEET_MAX_BYTES } from "../sheet-limits.ts";
import type { NumberKind } from "./cell-text.ts";
import { readNumberKinds } from "./number-formats.ts";
import { createTextTable, readSharedStrings, type TextTable } from "./shared-strings.ts";
import { attributesOf, xmlParser } from "./xml-parser.ts";
import { partBytes, type ZipArchive } from "./zip-archive.ts";

/** What the cells of the first visible sheet refer to, and the text of this sheet in chunks. */
export type Workbook = {
  readonly strings: TextTable;
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
  readonly sheet: AsyncIterable<string>;
};
type Relation = { readonly id: string; readonly type: string; readonly path: string };

const broken = (cause: string) => new SheetFailure("import.file_broken", { cause });

async function* textOf(archive: ZipArchive, path: string, maxBytes: number): AsyncGenerator<string> {
  const part = archive.parts.get(path);
  if (!part) throw broken(`no part ${path}`);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const bytes of partBytes(archive, part, maxBytes)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

const visit = async (archive: ZipArchive, path: string, open: (name: string, attributes: Readonly<Record<string, string>>) => void) => {
  const parser = xmlParser({ open: (name, source) => open(name, attributesOf(source)) });
  for await (const chunk of textOf(archive, path, SMALL_PART_MAX_BYTES)) parser.feed(chunk);
  parser.finish();
};

/** Relations of a part to others. The last word of a type is the same in both versions of the standard. */
const relationsOf = async (archive: ZipArchive, path: string): Promise<readonly Relation[]> => {
  const folder = posix.dirname(path);
  const relations: Relation[] = [];
  await visit(archive, posix.join(folder, "_rels", `${posix.basename(path)}.rels`), (name, { Id = "", Type = "", Target = "" }) => {
    if (name !== "Relationship") return;
    relations.push({ id: Id, type: posix.basename(Type), path: posix.resolve("/", folder, Target).slice(1) });
  });
  return relations;
};

const sheetsOf = async (archive: ZipArchive, path: string) => {
  const visible: string[] = [];
  let is1904 = false;
  await visit(archive, path, (name, { date1904, state = "visible", id = "" }) => {
    if (name === "workbookPr") is1904 = date1904 === "1" || date1904 === "true";
    if (name === "sheet" && state === "visible") visible.push(id);
  });
  return { visible, is1904 };
};

/** Opens a workbook at its first visible sheet that has cells. */
export const openWorkbook = async (archive: ZipArchive): Promise<Workbook> => {
  const root = (await relationsOf(archive, "")).find(({ type }) => type === "officeDocument");
  if (!root) throw broken("no workbook");
  const relations = await relationsOf(archive, root.path);
  const { visible, is1904 } = await sheetsOf(archive, root.path);
  const [sheet] = visible.flatMap((id) => relations.filter((relation) => relation.id === id && relation.type === "worksheet"));
  if (!sheet) throw broken("no visible sheet");
  const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.path;
  const [styles, strings] = [pathOf("styles"), pathOf("sharedStrings")];
  return {
    is1904,
    kinds: styles ? await readNumberKinds(textOf(archive, styles, SMALL_PART_MAX_BYTES)) : [],
    strings: strings ? await readSharedStrings(textOf(archive, strings, STRINGS_MAX_BYTES)) : createTextTable(),
    sheet: textOf(archive, sheet.path, WORKSHEET_MAX_BYTES),
  };
};
