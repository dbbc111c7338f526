import type { ImportCells, ImportSubject } from "../../../platform/imports/import-definition.ts";
import { plainCell } from "../../../platform/imports/rules/parse-cell.ts";
import { showDocument } from "../rules/document.ts";
import { readDocument } from "../rules/import/read-line.ts";
import { keyOfDocument } from "./load-lines.ts";

const NAME_MAX_LENGTH = 255;
const DOCUMENT_MAX_LENGTH = 60;

/** A person is identified by the document, as in the form. An invalid document is shown as written. */
export const identifyPerson = (cells: ImportCells): ImportSubject => {
  const { value: document } = readDocument(cells);
  const written = plainCell(cells.cpf || cells.foreignNumber || "").slice(0, DOCUMENT_MAX_LENGTH);
  return {
    key: document ? keyOfDocument(document) : null,
    name: plainCell(cells.name ?? "").slice(0, NAME_MAX_LENGTH),
    document: document ? showDocument(document, true).number : written || null,
  };
};
