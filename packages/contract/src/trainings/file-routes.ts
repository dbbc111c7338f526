import * as z from "zod/mini";
import { FileBytes } from "../exports/file-offer.ts";
import { Id, Instant, list, Nothing, paging, queryId } from "../list.ts";
import { FileLink, fileVerdicts } from "../pendencies/document.ts";
import { documentUpload } from "../pendencies/document-upload.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { TRAINING_REASON_MAX } from "./limits.ts";

export const TrainingFile = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** A file can be opened once the virus scan has cleared it. */
  verdict: z.enum(fileVerdicts),
  isAttendanceList: z.boolean(),
  forSuppliers: z.boolean(),
  createdAt: Instant,
  createdBy: z.nullable(z.string()),
  can: z.object({ remove: z.boolean() }),
});
export type TrainingFile = z.output<typeof TrainingFile>;

const formFlag = z.pipe(
  z.transform((given: unknown): unknown => given === true || given === "true"),
  z.boolean(),
);
/** A form or query without a class finds none. */
const formId = z.pipe(
  z.transform((given: unknown): unknown => (given === "" || given === undefined || given === null ? null : Number(given))),
  z.nullable(Id),
);
/** Form fields beside the file. An attendance list is never shared with suppliers. */
const marks = { isAttendanceList: formFlag, forSuppliers: formFlag };
type Marks = { readonly isAttendanceList: boolean; readonly forSuppliers: boolean };
const shared = z.refine<Marks>(({ isAttendanceList, forSuppliers }) => !(isAttendanceList && forSuppliers), {
  error: "attendance_list_shared",
  path: ["forSuppliers"],
});
const FormOfClass = z.object(marks).check(shared);
const FormWithClass = z
  .object({
    ...marks,
    trainingClassId: formId,
  })
  .check(shared);

const notSeen = ["training_class.not_found", "permission.missing"] as const;

/** Content of an export of a class: the participants as xlsx, or the attendance list as PDF with one page per session. */
export const classExports = ["participants", "attendance_list"] as const;
const exported = { kind: z._default(z.enum(classExports), "participants") };

export const trainingFileRoutes = routes({
  "POST /integrations/{companyId}/export-file": {
    permission: "export_training_class_employees",
    summary: "Returns the participants of a class as xlsx, or its attendance list as PDF",
    body: z.object({ trainingClassId: Id, ...exported }),
    answersFile: true,
    answer: FileBytes,
    refusals: notSeen,
  },
  "POST /integrations/{companyId}/training-classes/{id}/export-file": {
    permission: "export_training_class_employees",
    summary: "Returns the same of the class in the path",
    body: z.object(exported),
    answersFile: true,
    answer: FileBytes,
    refusals: notSeen,
  },
  "POST /integrations/{companyId}/upload-files": {
    permission: "upload_training_class_file",
    summary: "Uploads a file of a class: a form with one file in `documents` and `trainingClassId`",
    upload: { ...documentUpload, form: { file: "documents", fields: FormWithClass } },
    answer: TrainingFile,
    status: 201,
    refusals: notSeen,
  },
  "POST /integrations/{companyId}/training-classes/{id}/files": {
    permission: "upload_training_class_file",
    summary: "Uploads a file of the class in the path: a form with one file in `documents`",
    upload: { ...documentUpload, form: { file: "documents", fields: FormOfClass } },
    answer: TrainingFile,
    status: 201,
    refusals: notSeen,
  },
  "GET /integrations/{companyId}/files": {
    permission: "see_training_class_file",
    summary: "Lists the files of a class, newest first; suppliers see the files that are marked for them",
    query: z.object({ ...paging(), trainingClassId: z.optional(queryId) }),
    answer: list(TrainingFile),
    refusals: notSeen,
  },
  "GET /integrations/{companyId}/training-classes/{id}/files": {
    permission: "see_training_class_file",
    summary: "Lists the files of the class in the path",
    query: z.object(paging()),
    answer: list(TrainingFile),
    refusals: notSeen,
  },
  "GET /integrations/{companyId}/files/{fileId}": {
    permission: "see_training_class_file",
    summary: "Returns a link to the bytes of a file of a class, valid for a minute",
    answer: FileLink,
    refusals: ["training_file.not_found", "training_file.not_available", "permission.missing"],
  },
  "PATCH /integrations/{companyId}/remove/{fileId}": {
    permission: "upload_training_class_file",
    summary: "Removes a file of a class with a description",
    body: z.object({ description: requiredText(TRAINING_REASON_MAX) }),
    answer: Nothing,
    status: 204,
    refusals: ["training_file.not_found", "permission.missing"],
  },
});
