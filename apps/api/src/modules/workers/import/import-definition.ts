import { pathTo } from "@emdia/contract/web-paths.ts";
import type { ImportDefinition } from "../../../platform/imports/import-definition.ts";
import { importTemplate } from "../../../platform/imports/import-template.ts";
import { fieldsOfWorkers } from "../../companies/index.ts";
import { fieldColumns, workerColumns } from "../rules/import/worker-columns.ts";
import { applyLines } from "./apply-lines.ts";
import { identifyPerson } from "./identify-person.ts";
import { importWords, reasonText } from "./import-texts.ts";
import { removeImported } from "./remove-imported.ts";

export const importedWorkersTemplate = importTemplate({
  name: "workers.import-finished",
  mails: { "pt-BR": importWords["pt-BR"].mails, "en-US": importWords["en-US"].mails, "es-ES": importWords["es-ES"].mails },
  path: ({ id }) => pathTo("/colaboradores/resultado-upload/{report_id}", { report_id: id }),
});

/** Import of workers. */
export const workersImport: ImportDefinition = {
  kind: "workers",
  permission: "import_employee",
  columns: async (tx, { companyId }) => [...workerColumns, ...fieldColumns(await fieldsOfWorkers(tx, { providerId: companyId }))],
  identify: identifyPerson,
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
