import { invitationTemplate } from "../modules/access/index.ts";
import { companyInviteTemplate } from "../modules/companies/index.ts";
import { identityTemplates } from "../modules/identity/index.ts";
import { digestTemplate, noticeTemplate } from "../modules/notices/index.ts";
import { exportPanelPdfTemplate, exportPanelSheetTemplate } from "../modules/panels/index.ts";
import { exportPendenciesTemplate } from "../modules/pendencies/index.ts";
import { supplierInvitationTemplate } from "../modules/projects/index.ts";
import { exportSchedulesTemplate, importedSchedulesTemplate } from "../modules/risk-schedule/index.ts";
import { exportCertificatesTemplate, exportConfigsTemplate, importedResultsTemplate } from "../modules/trainings/index.ts";
import {
  exportRestrictionsTemplate,
  exportWorkersTemplate,
  importedRestrictionsTemplate,
  importedWorkersTemplate,
} from "../modules/workers/index.ts";
import type { Template } from "../platform/mail/template.ts";

/** All messages that the product sends. */
export const messageTemplates: readonly Template[] = [
  ...identityTemplates,
  invitationTemplate,
  companyInviteTemplate,
  supplierInvitationTemplate,
  exportPendenciesTemplate,
  exportWorkersTemplate,
  exportRestrictionsTemplate,
  exportConfigsTemplate,
  exportCertificatesTemplate,
  exportPanelSheetTemplate,
  exportPanelPdfTemplate,
  importedWorkersTemplate,
  importedRestrictionsTemplate,
  importedResultsTemplate,
  exportSchedulesTemplate,
  importedSchedulesTemplate,
  noticeTemplate,
  digestTemplate,
];
