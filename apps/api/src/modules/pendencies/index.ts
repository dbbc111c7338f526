import { assignmentRoutes } from "@emdia/contract/pendencies/assignment-routes.ts";
import { pendencyChecklistRoutes } from "@emdia/contract/pendencies/checklist-routes.ts";
import { pendencyListRoutes } from "@emdia/contract/pendencies/list-routes.ts";
import { pendencyMatchRoutes } from "@emdia/contract/pendencies/match-routes.ts";
import { pendencyRecordRoutes } from "@emdia/contract/pendencies/record-routes.ts";
import { reviewQueueRoutes } from "@emdia/contract/pendencies/review-queue-routes.ts";
import { pendencyReviewRoutes } from "@emdia/contract/pendencies/review-routes.ts";
import { pendencyViewRoutes } from "@emdia/contract/pendencies/view-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { readAnalysisHistory } from "./analysis-history/read-analysis-history.ts";
import { assignPendencies } from "./assignments/assign-pendencies.ts";
import { assignProject } from "./assignments/assign-project.ts";
import { assignSupplier } from "./assignments/assign-supplier.ts";
import { listReviewers } from "./assignments/list-reviewers.ts";
import { defaultList, defaultListOfCompany } from "./catalogue/default-list.ts";
import { listCategories } from "./catalogue/list-categories.ts";
import { answerMany } from "./checklist/answer-many.ts";
import { answerQuestion } from "./checklist/answer-question.ts";
import { listTemplates } from "./checklist/list-templates.ts";
import { countPendencies, listPendencies } from "./list/list-pendencies.ts";
import { suggestFilters } from "./list/suggest-filters.ts";
import { matchFiles } from "./matching/match-files.ts";
import { listSupplierQueues } from "./queue/list-supplier-queues.ts";
import { readReviewQueue } from "./queue/read-review-queue.ts";
import { changeStatus } from "./record/change-status.ts";
import { moveMany } from "./record/move-many.ts";
import { pendencyHistory } from "./record/pendency-history.ts";
import { previewMany } from "./record/preview-many.ts";
import { previewTransition } from "./record/preview-transition.ts";
import { readPendency } from "./record/read-pendency.ts";
import { removePendency } from "./record/remove-pendency.ts";
import { leavePresence, seePresence, tellPresence } from "./review/presence.ts";
import { reviewDocuments } from "./review/review-documents.ts";
import { changeView } from "./views/change-view.ts";
import { deleteView } from "./views/delete-view.ts";
import { listViews } from "./views/list-views.ts";
import { saveView } from "./views/save-view.ts";

export { certifyPendencies } from "./certificates/certify-pendencies.ts";
export { revokeCertificate } from "./certificates/revoke-certificate.ts";
export { pendencyComments } from "./comments/comments.ts";
export { conformityOfProjects } from "./conformity.ts";
export { refreshAllDeadlines, refreshDeadlinesJob } from "./dates/refresh-deadlines.ts";
export { dateTransitionJob } from "./dates/turn-due.ts";
export { type DueResult, dueDocuments } from "./digest/due-documents.ts";
export { pendencyDisputes } from "./disputes/disputes.ts";
export { escalateDisputesJob } from "./disputes/escalate-disputes.ts";
export { supplierDocumentLapses, workerDocumentLapses } from "./document-lapses.ts";
export { documents } from "./documents/documents.ts";
export { scanFileJob } from "./documents/scan-file-job.ts";
export { pendencyExport } from "./export/export-pendencies.ts";
export { exportPendenciesJob, exportPendenciesTemplate } from "./export/export-pendencies-job.ts";
export { countByCreationMonth, countByReferenceMonth, countWithoutMonth } from "./figures/count-by-month.ts";
export { conformityByPlan, countByPlan } from "./figures/count-by-plan.ts";
export { figureBranches } from "./figures/figure-input.ts";
export { rankIrregularCompanies, rankIrregularTypes } from "./figures/rank.ts";
export { contractorFigures, providerFigures } from "./home/home-figures.ts";
export { type Branch, visibleBranches } from "./list/list-scope.ts";
export { missingDocumentsProvider } from "./missing-documents.ts";
export { escalateReviewsJob } from "./queue/escalate-reviews.ts";
export { auditProjectJob } from "./reconcile/audit-job.ts";
export { organisePendencies, reconcileProjectJob, reconcileReachedJob } from "./reconcile/reconcile-job.ts";
export { reconcileSupplier } from "./reconcile/reconcile-supplier.ts";
export { settleRetraining, type TrainingNeedOfPendency } from "./retraining/settle-retraining.ts";
export type { DueTopic } from "./rules/due-topics.ts";
export { retrainingStep, type StoredRetraining } from "./rules/retraining.ts";
export { serviceMonths } from "./service-months/service-months.ts";

export const pendencyLists = module("pendency-lists", pendencyListRoutes, {
  "GET /pendencies": listPendencies,
  "GET /pendencies/totals": countPendencies,
  "GET /pendencies/suggestions": suggestFilters,
});

export const pendencyMatches = module("pendency-matches", pendencyMatchRoutes, { "POST /pendencies/matches": matchFiles });

export const reviewQueue = module("review-queue", reviewQueueRoutes, { "GET /pendencies/review-queue": readReviewQueue });

export const reviewAssignments = module("review-assignments", assignmentRoutes, {
  "GET /pendencies/reviewers": listReviewers,
  "POST /pendencies/assignees": assignPendencies,
  "GET /pendencies/review-queue/suppliers": listSupplierQueues,
  "PUT /pendencies/review-queue/projects/{id}/assignee": assignProject,
  "PUT /pendencies/review-queue/companies/{companyId}/suppliers/{id}/assignee": assignSupplier,
});

export const pendencies = module("pendencies", pendencyRecordRoutes, {
  "GET /pendencies/{id}": readPendency,
  "PUT /pendencies/{id}": changeStatus,
  "GET /pendencies/{id}/document-review-analysis": previewTransition,
  "DELETE /pendencies/{id}": removePendency,
  "GET /pendencies/{id}/history": pendencyHistory,
  "POST /pendencies/bulk": moveMany,
  "POST /pendencies/bulk/preview": previewMany,
  "GET /pendencies/categories": listCategories,
  "GET /pendencies/default-list": defaultList,
  "GET /integrations/{companyId}/pendencies/default-list": defaultListOfCompany,
});

export const pendencyViews = module("pendency-views", pendencyViewRoutes, {
  "GET /pendencies/views": listViews,
  "POST /pendencies/views": saveView,
  "PUT /pendencies/views/{id}": changeView,
  "DELETE /pendencies/views/{id}": deleteView,
});

export const pendencyChecklists = module("pendency-checklists", pendencyChecklistRoutes, {
  "POST /pendencies/{checklistId}/checklist": answerQuestion,
  "POST /pendencies/checklist": answerMany,
  "GET /checklist/{id}/templates": listTemplates,
});

export const pendencyReviews = module("pendency-reviews", pendencyReviewRoutes, {
  "PATCH /pendencies/{id}/document-review": reviewDocuments,
  "GET /pendencies/{id}/analysis-history": readAnalysisHistory,
  "GET /pendencies/{id}/presence": seePresence,
  "PUT /pendencies/{id}/presence": tellPresence,
  "DELETE /pendencies/{id}/presence": leavePresence,
});
