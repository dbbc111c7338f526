import { trainingAccidentRoutes } from "@emdia/contract/trainings/accident-routes.ts";
import { trainingAttendanceRoutes } from "@emdia/contract/trainings/attendance-routes.ts";
import { trainingCertificateRoutes } from "@emdia/contract/trainings/certificate-routes.ts";
import { trainingClassRoutes } from "@emdia/contract/trainings/class-routes.ts";
import { trainingConfigRoutes } from "@emdia/contract/trainings/config-routes.ts";
import { trainingFileRoutes } from "@emdia/contract/trainings/file-routes.ts";
import { trainingParticipantRoutes } from "@emdia/contract/trainings/participant-routes.ts";
import { workerClassRoutes } from "@emdia/contract/trainings/worker-class-routes.ts";
import { module, withPrechecks } from "../../platform/http/handler.ts";
import { listAccidents, openAccidentNeed } from "./accidents/accidents.ts";
import { listClassesOfToday } from "./attendance/list-classes-of-today.ts";
import { readRoster } from "./attendance/read-roster.ts";
import { recordReadings } from "./attendance/record-readings.ts";
import { exportCertificatesToFile } from "./certificates/export-certificates.ts";
import { listCertificates, readCertificate } from "./certificates/read-certificates.ts";
import { cancelClass } from "./classes/cancel-class.ts";
import { changeClass } from "./classes/change-class.ts";
import { classHistory } from "./classes/class-history.ts";
import { createClass } from "./classes/create-class.ts";
import { listClasses } from "./classes/list-classes.ts";
import { readClass } from "./classes/read-class.ts";
import { removeClass } from "./classes/remove-class.ts";
import { changeVacancy } from "./classes/set-vacancy.ts";
import { changeConfig } from "./configs/change-config.ts";
import { createConfig } from "./configs/create-config.ts";
import { exportConfigsToFile, exportConfigToFile } from "./configs/export-configs.ts";
import { listConfigs } from "./configs/list-configs.ts";
import { listTrainings } from "./configs/list-trainings.ts";
import { readConfig } from "./configs/read-config.ts";
import { removeConfig } from "./configs/remove-config.ts";
import { exportFile, exportFileOfClass } from "./export/export-class.ts";
import { type FileLinks, listFiles, listFilesOfClass, readFile } from "./files/read-files.ts";
import { removeFile } from "./files/remove-file.ts";
import { precheckFile, precheckFileOfClass, uploadFile, uploadFileOfClass } from "./files/upload-class-file.ts";
import { enrolWorkers } from "./participants/enrol.ts";
import { listCandidates } from "./participants/list-candidates.ts";
import { listProjectsToChoose, listSuppliersToChoose } from "./participants/list-choices.ts";
import { listOffers } from "./participants/list-offers.ts";
import { listParticipants } from "./participants/list-participants.ts";
import { listWorkerClasses } from "./participants/list-worker-classes.ts";
import { changeNote, readNote, removeNote } from "./participants/notes.ts";
import { removeFromClass } from "./participants/remove-participants.ts";
import { updateResults } from "./participants/update-results.ts";

export { exportCertificatesJob, exportCertificatesTemplate } from "./certificates/export-certificates-job.ts";
export { settleCertificatesJob } from "./certificates/settle-certificates-job.ts";
export { cancelClass } from "./classes/cancel-class.ts";
export { createClass } from "./classes/create-class.ts";
export { createConfig } from "./configs/create-config.ts";
export { exportConfigsJob, exportConfigsTemplate } from "./configs/export-configs-job.ts";
export { trainingCoverage } from "./coverage/training-coverage.ts";
export { type DueTrainings, dueTrainings } from "./digest/due-trainings.ts";
export { scanClassFileJob } from "./files/scan-class-file-job.ts";
export { uploadFileOfClass } from "./files/upload-class-file.ts";
export { importedResultsTemplate, resultsImport } from "./import/import-definition.ts";
export { trainingImports } from "./import/import-routes.ts";
export { settleRetrainingJob } from "./needs/settle-retraining-job.ts";
export { trainingNeedProvider } from "./needs/training-need-provider.ts";
export { enrolWorkers } from "./participants/enrol.ts";
export { changeNote } from "./participants/notes.ts";
export { removeFromClass } from "./participants/remove-participants.ts";
export { updateResults } from "./participants/update-results.ts";
export { type Coverage, coverageOfAll } from "./rules/coverage.ts";
export type { DueBand } from "./rules/due-bands.ts";
export { configNames } from "./store/coverage.ts";
export { classDocumentTypes } from "./store/due-trainings.ts";

export const trainingConfigs = module("training-configs", trainingConfigRoutes, {
  "GET /integrations/training-classes-configs": listConfigs,
  "POST /integrations/training-classes-configs": createConfig,
  "GET /integrations/training-classes-configs/trainings": listTrainings,
  "GET /integrations/training-classes-configs/{id}": readConfig,
  "PUT /integrations/training-classes-configs/{id}": changeConfig,
  "DELETE /integrations/training-classes-configs/{id}": removeConfig,
  "POST /integrations/training-classes-configs/export": exportConfigsToFile,
  "POST /integrations/training-classes-configs/{id}/export": exportConfigToFile,
});

export const trainingClasses = module("training-classes", trainingClassRoutes, {
  "GET /integrations/training-classes": listClasses,
  "POST /integrations/{companyId}/training-classes": createClass,
  "GET /integrations/{companyId}/training-classes/{id}": readClass,
  "PUT /integrations/training-classes/{classId}/update": changeClass,
  "PUT /integrations/{companyId}/training-classes/{id}/cancel": cancelClass,
  "DELETE /integrations/{companyId}/training-classes/{id}": removeClass,
  "PATCH /integrations/{companyId}/training-classes/{id}/update-vacancy": changeVacancy,
  "GET /integrations/history/{id}": classHistory,
});

export const trainingParticipants = module("training-participants", trainingParticipantRoutes, {
  "GET /integrations/{companyId}/training-class/{id}/list-employees": listCandidates,
  "GET /integrations/{companyId}/providers": listSuppliersToChoose,
  "GET /integrations/{companyId}/providers/projects": listProjectsToChoose,
  "GET /integrations/{companyId}/training-classes/{id}/employees": listParticipants,
  "POST /integrations/{companyId}/training-class/{id}/employees": enrolWorkers,
  "PATCH /integrations/{companyId}/training-class/{id}/employees": removeFromClass,
  "PUT /integrations/{companyId}/training-classes/{id}/update-batch": updateResults,
  "GET /integrations/{companyId}/training-class/{id}/note/{employeeId}": readNote,
  "PATCH /integrations/{companyId}/training-class/{id}/note/{employeeId}": changeNote,
  "DELETE /integrations/{companyId}/training-class/{id}/note/{employeeId}": removeNote,
});

/** Routes of the attendance by phone. */
export const trainingAttendance = module("training-attendance", trainingAttendanceRoutes, {
  "GET /integrations/training-classes/today": listClassesOfToday,
  "GET /integrations/{companyId}/training-classes/{id}/attendance": readRoster,
  "POST /integrations/{companyId}/training-classes/{id}/attendance": recordReadings,
});

const noFiles = (): never => {
  throw new Error("this server keeps no files");
};
/** Replaces the file store on a server without one; such a server has no files. */
const withoutStore: FileLinks = { signedDownload: noFiles };
type FileOptions = { readonly files?: FileLinks | undefined; readonly scans?: boolean | undefined };

/** Routes of the certificates of classes. */
export const trainingCertificates = ({ files = withoutStore }: FileOptions) =>
  module("training-certificates", trainingCertificateRoutes, {
    "GET /integrations/{companyId}/training-classes/{id}/certificates": listCertificates,
    "POST /integrations/{companyId}/training-classes/{id}/certificates/export": exportCertificatesToFile,
    "GET /integrations/{companyId}/certificates/{certificateId}": readCertificate(files),
  });

/** Routes of the files of classes. */
export const trainingFiles = ({ files = withoutStore, scans = false }: FileOptions) =>
  withPrechecks(
    module("training-files", trainingFileRoutes, {
      "POST /integrations/{companyId}/export-file": exportFile,
      "POST /integrations/{companyId}/training-classes/{id}/export-file": exportFileOfClass,
      "POST /integrations/{companyId}/upload-files": uploadFile({ scans }),
      "POST /integrations/{companyId}/training-classes/{id}/files": uploadFileOfClass({ scans }),
      "GET /integrations/{companyId}/files": listFiles,
      "GET /integrations/{companyId}/training-classes/{id}/files": listFilesOfClass,
      "GET /integrations/{companyId}/files/{fileId}": readFile(files),
      "PATCH /integrations/{companyId}/remove/{fileId}": removeFile,
    }),
    {
      "POST /integrations/{companyId}/upload-files": precheckFile,
      "POST /integrations/{companyId}/training-classes/{id}/files": precheckFileOfClass,
    },
  );

/** Classes of a worker, for the worker's profile. */
export const workerClasses = module("worker-classes", workerClassRoutes, {
  "GET /companies/employees/{id}/training-classes": listWorkerClasses,
  "GET /companies/employees/{id}/training-offers": listOffers,
});

/** Accidents after which a contractor may require trainings again. */
export const trainingAccidents = module("training-accidents", trainingAccidentRoutes, {
  "GET /companies/employees/{id}/accidents": listAccidents,
  "POST /companies/employees/{id}/accidents/{movementId}/trainings/{pendencyId}": openAccidentNeed,
});
