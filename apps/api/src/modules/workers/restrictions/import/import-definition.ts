import { pathTo } from "@emdia/contract/web-paths.ts";
import type { ImportDefinition } from "../../../../platform/imports/import-definition.ts";
import { importTemplate } from "../../../../platform/imports/import-template.ts";
import { identifyPerson } from "../../import/identify-person.ts";
import { restrictionColumns } from "../../rules/restriction-import/restriction-columns.ts";
import { applyRestrictionLines } from "./apply-restriction-lines.ts";
import { restrictionReasonText, restrictionImportWords as words } from "./restriction-import-texts.ts";

export const importedRestrictionsTemplate = importTemplate({
  name: "workers.restrictions-import-finished",
  mails: { "pt-BR": words["pt-BR"].mails, "en-US": words["en-US"].mails, "es-ES": words["es-ES"].mails },
  path: ({ id, companyId }) => `${pathTo("/colaboradores/resultado-upload/{report_id}", { report_id: id })}?restritos=${companyId}`,
});

/** Import of restricted workers. A person is in a file once. */
export const restrictionsImport: ImportDefinition = {
  kind: "restrictions",
  permission: "import_restricted_employee",
  columns: async () => restrictionColumns,
  identify: identifyPerson,
  apply: applyRestrictionLines,
  readPermissions: { document: "see_employee_data", columns: { cpf: "see_employee_data", foreignNumber: "see_employee_data" } },
  reasonText: restrictionReasonText,
  template: importedRestrictionsTemplate,
};
