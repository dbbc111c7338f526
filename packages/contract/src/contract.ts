import { invitationRoutes } from "./access/invitation-routes.ts";
import { peopleRoutes } from "./access/people-routes.ts";
import { profileRoutes } from "./access/profile-routes.ts";
import { badgeRoutes } from "./badges/badge-routes.ts";
import { badgeConfigRoutes } from "./badges/config-routes.ts";
import { trainingRequirementRoutes } from "./badges/training-requirement-routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { billingRoutes } from "./companies/billing-routes.ts";
import { companyRoutes } from "./companies/company-routes.ts";
import { enteredCompanyRoutes } from "./companies/entered-routes.ts";
import { companyInvitationRoutes } from "./companies/invitation-routes.ts";
import { companyLogoRoutes } from "./companies/logo-routes.ts";
import { registryRoutes } from "./companies/registry-routes.ts";
import { customFieldRoutes } from "./custom-fields/field-routes.ts";
import { companyGroupRoutes } from "./custom-fields/group-routes.ts";
import { demoRoutes } from "./demo/routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { facilityRoutes } from "./facilities/routes.ts";
import { gateDeviceRoutes } from "./gate/device-routes.ts";
import { gateRoutes } from "./gate/gate-routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { myAccountRoutes } from "./identity/my-account-routes.ts";
import { recoveryRoutes } from "./identity/recovery-routes.ts";
import { robotRoutes } from "./identity/robot.ts";
import { identityRoutes } from "./identity/routes.ts";
import { secondFactorRoutes } from "./identity/second-factor-routes.ts";
import { signUpRoutes } from "./identity/sign-up-routes.ts";
import { ownImportRoutes } from "./imports/own-routes.ts";
import { noticeRoutes } from "./notices/routes.ts";
import { panelRoutes } from "./panels/routes.ts";
import { assignmentRoutes } from "./pendencies/assignment-routes.ts";
import { pendencyChecklistRoutes } from "./pendencies/checklist-routes.ts";
import { pendencyCommentRoutes } from "./pendencies/comment-routes.ts";
import { disputeRoutes } from "./pendencies/dispute-routes.ts";
import { documentRoutes } from "./pendencies/document-routes.ts";
import { pendencyExportRoutes } from "./pendencies/export-routes.ts";
import { pendencyListRoutes } from "./pendencies/list-routes.ts";
import { pendencyMatchRoutes } from "./pendencies/match-routes.ts";
import { pendencyRecordRoutes } from "./pendencies/record-routes.ts";
import { reviewQueueRoutes } from "./pendencies/review-queue-routes.ts";
import { pendencyReviewRoutes } from "./pendencies/review-routes.ts";
import { serviceMonthRoutes } from "./pendencies/service-month-routes.ts";
import { pendencyViewRoutes } from "./pendencies/view-routes.ts";
import { projectCompanyRoutes } from "./projects/company-routes.ts";
import { projectPeopleRoutes } from "./projects/people-routes.ts";
import { planRoutes } from "./projects/plan-routes.ts";
import { projectRoutes } from "./projects/routes.ts";
import { scopeChangeRoutes } from "./projects/scope-change-routes.ts";
import { supplyRoutes } from "./projects/supply-routes.ts";
import { wizardRoutes } from "./projects/wizard-routes.ts";
import { automaticScheduleRoutes } from "./risk-schedule/automatic.ts";
import { riskConflictRoutes } from "./risk-schedule/conflict.ts";
import { workPermitRoutes } from "./risk-schedule/permit.ts";
import { riskScheduleRoutes } from "./risk-schedule/routes.ts";
import { riskScheduleSpreadsheetRoutes } from "./risk-schedule/spreadsheet-routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { supplierRoutes } from "./suppliers/routes.ts";
import { supportRoutes } from "./support/routes.ts";
import { termsRoutes } from "./terms/routes.ts";
import { trainingAccidentRoutes } from "./trainings/accident-routes.ts";
import { trainingAttendanceRoutes } from "./trainings/attendance-routes.ts";
import { trainingCertificateRoutes } from "./trainings/certificate-routes.ts";
import { trainingClassRoutes } from "./trainings/class-routes.ts";
import { trainingConfigRoutes } from "./trainings/config-routes.ts";
import { trainingFileRoutes } from "./trainings/file-routes.ts";
import { trainingImportRoutes } from "./trainings/import-routes.ts";
import { trainingParticipantRoutes } from "./trainings/participant-routes.ts";
import { workerClassRoutes } from "./trainings/worker-class-routes.ts";
import { activityTypeRoutes } from "./workers/activity-type-routes.ts";
import { workerBulkRoutes } from "./workers/bulk-routes.ts";
import { workerExportRoutes } from "./workers/export-routes.ts";
import { workerImportRoutes } from "./workers/import-routes.ts";
import { workerListRoutes } from "./workers/list-routes.ts";
import { movementRoutes } from "./workers/movement-routes.ts";
import { workerRecordRoutes } from "./workers/record-routes.ts";
import { restrictionImportRoutes } from "./workers/restriction-import-routes.ts";
import { restrictionRoutes } from "./workers/restriction-routes.ts";

/** All routes of the API. */
export const contract = {
  ...identityRoutes,
  ...recoveryRoutes,
  ...robotRoutes,
  ...myAccountRoutes,
  ...companyRoutes,
  ...enteredCompanyRoutes,
  ...billingRoutes,
  ...companyGroupRoutes,
  ...customFieldRoutes,
  ...signUpRoutes,
  ...termsRoutes,
  ...companyInvitationRoutes,
  ...secondFactorRoutes,
  ...registryRoutes,
  ...facilityRoutes,
  ...catalogueRoutes,
  ...projectRoutes,
  ...wizardRoutes,
  ...projectCompanyRoutes,
  ...projectPeopleRoutes,
  ...scopeChangeRoutes,
  ...supplyRoutes,
  ...planRoutes,
  ...peopleRoutes,
  ...invitationRoutes,
  ...profileRoutes,
  ...workerListRoutes,
  ...workerBulkRoutes,
  ...workerExportRoutes,
  ...movementRoutes,
  ...restrictionRoutes,
  ...activityTypeRoutes,
  ...workerRecordRoutes,
  ...workerImportRoutes,
  ...restrictionImportRoutes,
  ...ownImportRoutes,
  ...badgeConfigRoutes,
  ...trainingRequirementRoutes,
  ...badgeRoutes,
  ...gateRoutes,
  ...gateDeviceRoutes,
  ...companyLogoRoutes,
  ...exportRoutes,
  ...pendencyListRoutes,
  ...reviewQueueRoutes,
  ...pendencyMatchRoutes,
  ...assignmentRoutes,
  ...pendencyRecordRoutes,
  ...pendencyChecklistRoutes,
  ...pendencyCommentRoutes,
  ...pendencyReviewRoutes,
  ...pendencyViewRoutes,
  ...pendencyExportRoutes,
  ...disputeRoutes,
  ...serviceMonthRoutes,
  ...documentRoutes,
  ...noticeRoutes,
  ...trainingConfigRoutes,
  ...trainingClassRoutes,
  ...trainingAttendanceRoutes,
  ...trainingCertificateRoutes,
  ...trainingFileRoutes,
  ...trainingImportRoutes,
  ...trainingParticipantRoutes,
  ...workerClassRoutes,
  ...riskScheduleRoutes,
  ...workPermitRoutes,
  ...riskScheduleSpreadsheetRoutes,
  ...riskConflictRoutes,
  ...automaticScheduleRoutes,
  ...trainingAccidentRoutes,
  ...supplierRoutes,
  ...panelRoutes,
  ...searchRoutes,
  ...homeRoutes,
  ...supportRoutes,
  ...demoRoutes,
} as const;
export type Contract = typeof contract;
