import { SheetFailure } from "../sheet-failure.ts";
import type { SheetRow } from "../sheet-row.ts";
import { openWorkbook } from "./workbook.ts";
import { worksheetRows } from "./worksheet.ts";
import { openArchive, type ZipArchive } from "./zip-archive.ts";

/** Old office files and encrypted workbooks are compound files. An encrypted workbook has an entry with this name. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");
const MACROS = /(^|\/)(vbaProject[^/]*\.bin|macrosheets\/.+)$/i;

const checkMacros = ({ parts }: ZipArchive): void => {
  if (parts.keys().some((name) => MACROS.test(name))) throw new SheetFailure("import.has_macros");
};

/** Reads the first visible sheet of a workbook. */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<SheetRow> {
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) {
    throw new SheetFailure(bytes.includes(ENCRYPTED) ? "import.needs_password" : "import.file_broken");
  }
  const archive = openArchive(bytes);
  checkMacros(archive);
  yield* worksheetRows(await openWorkbook(archive));
}
