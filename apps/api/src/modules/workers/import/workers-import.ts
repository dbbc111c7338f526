import { pathTo } from "@emdia/contract/web-paths.ts";
import type { ImportCells, ImportDefinition } from "../../../platform/imports/import-definition.ts";
import { importTemplate } from "../../../platform/imports/import-template.ts";
import { plainCell } from "../../../platform/imports/rules/parse-cell.ts";
import { fieldsOfWorkers } from "../../companies/index.ts";
import { showDocument } from "../rules/document.ts";
import { readDocument } from "../rules/import/read-line.ts";
import { fieldColumns, workerColumns } from "../rules/import/worker-columns.ts";
import { applyLines } from "./apply-lines.ts";
import { importWords, reasonText } from "./import-texts.ts";
import { keyOfDocument } from "./load-lines.ts";
import { removeImported } from "./remove-imported.ts";

const NAME_MAX_LENGTH = 255;
const DOCUMENT_MAX_LENGTH = 60;

/** A worker is identified by the document, as in the form. */
const identify = (cells: ImportCells) => {
  const { value: document } = readDocument(cells);
  const written = plainCell(cells.cpf || cells.foreignNumber || "").slice(0, DOCUMENT_MAX_LENGTH);
  return {
    key: document ? keyOfDocument(document) : null,
    name: plainCell(cells.name ?? "").slice(0, NAME_MAX_LENGTH),
    document: document ? showDocument(document, true).number : written || null,
  };
};

export const importedWorkersTemplate = importTemplate({
  name: "workers.import-finished",
  mails: { "pt-BR": importWords["pt-BR"].mails, "en-US": importWords["en-US"].mails, "es-ES": importWords["es-ES"].mails },
  path: (reportId) => pathTo("/colaboradores/resultado-upload/{report_id}", { report_id: reportId }),
});

/** Import of workers. */
export const workersImport: ImportDefinition = {
  kind: "workers",
  permission: "import_employee",
  columns: async (tx, companyId) => [...workerColumns, ...fieldColumns(await fieldsOfWorkers(tx, { providerId: companyId }))],
  identify,
  apply: applyLines,
  undo: removeImported,
  readPermissions: {
    document: "see_employee_data",
    columns: {
      cpf: "see_employee_data",
      foreignNumber: "see_employee_data",
      birthdate: "see_employee_data",
      salary: "see_employee_salary",
    },
  },
  reasonText,
  template: importedWorkersTemplate,
};
