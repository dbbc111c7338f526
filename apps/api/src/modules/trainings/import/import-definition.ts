import { pathTo } from "@emdia/contract/web-paths.ts";
import type { ImportDefinition } from "../../../platform/imports/import-definition.ts";
import { importTemplate } from "../../../platform/imports/import-template.ts";
import { identifyPerson } from "../../workers/index.ts";
import { personCells } from "../rules/import/read-result-line.ts";
import { resultColumns } from "../rules/import/result-columns.ts";
import { sessionsOf } from "../store/classes.ts";
import { applyResultLines } from "./apply-result-lines.ts";
import { classTakingResults } from "./class-to-import.ts";
import { resultReasonText, resultImportWords as words } from "./import-texts.ts";

export const importedResultsTemplate = importTemplate({
  name: "trainings.results-import-finished",
  mails: { "pt-BR": words["pt-BR"].mails, "en-US": words["en-US"].mails, "es-ES": words["es-ES"].mails },
  path: ({ id, companyId, subjectId }) =>
    `${pathTo("/colaboradores/resultado-upload/{report_id}", { report_id: id })}?contratante=${companyId}&turma=${subjectId}`,
});

/** Import of participants and results into a class. A person is in a file once. */
export const resultsImport: ImportDefinition = {
  kind: "class_results",
  permission: "add_training_class_employees",
  columns: async (tx, { companyId, subjectId }) => resultColumns(await sessionsOf(tx, { contractorId: companyId, id: subjectId ?? 0 })),
  identify: (cells) => identifyPerson(personCells(cells)),
  check: async (scope) => {
    const found = await classTakingResults(scope, { companyId: scope.companyId, id: scope.subjectId ?? 0 }, scope.description);
    return found.ok ? undefined : found.code;
  },
  apply: applyResultLines,
  readPermissions: { document: "see_employee_data", columns: { cpf: "see_employee_data", foreignNumber: "see_employee_data" } },
  reasonText: resultReasonText,
  template: importedResultsTemplate,
};
