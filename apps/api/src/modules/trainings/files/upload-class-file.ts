import type { UploadedWith } from "@emdia/contract/route.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { plainName } from "../../../platform/files/download-headers.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler, Precheck } from "../../../platform/http/handler.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { ownClassFor } from "../classes/class-for.ts";
import type { StoredClass } from "../store/classes.ts";
import { findFile, insertFile } from "../store/files.ts";
import { presentFile } from "./present-file.ts";
import { scanClassFile } from "./scan-class-file-job.ts";

const KEY = "upload_training_class_file";

/** With a scanner, a file cannot be opened before its scan. */
type Scanning = { readonly scans: boolean };
type Marks = { readonly isAttendanceList: boolean; readonly forSuppliers: boolean };

/** Stores an uploaded file of a class and enqueues its scan. */
const keepFile = async (scope: Scope, { contractorId, id: classId }: StoredClass, upload: UploadedWith<Marks> & Scanning) => {
  const { tx, now, account } = scope;
  const { hash, size, type, fields, scans } = upload;
  const name = plainName(upload.name);
  const id = await insertFile(
    tx,
    { contractorId, id: classId },
    {
      ...{ hash, name, size, type, verdict: scans ? "waiting" : "clean", by: account, now },
      isAttendanceList: fields.isAttendanceList,
      forSuppliers: fields.forSuppliers,
    },
  );
  if (scans) await enqueue(tx, { job: scanClassFile, payload: { contractorId, fileId: id }, key: `${scanClassFile.name} ${id}` });
  const subject = { kind: "training_file", id, name };
  await recordHistory(scope, {
    ownerId: contractorId,
    about: { kind: "training_class", id: classId },
    subject,
    action: "training_file.added",
  });
  const stored = await findFile(tx, contractorId, id);
  if (!stored) throw new Error(`class file ${id} is gone within its transaction`);
  return presentFile(scope, stored);
};

export const uploadFile =
  ({ scans }: Scanning): Handler<"POST /integrations/{companyId}/upload-files"> =>
  async (scope, { params: { companyId }, body }) => {
    const { trainingClassId: id } = body.fields;
    if (id === null) return refuse("training_class.not_found");
    const found = await ownClassFor(scope, KEY, { companyId, id });
    return found.ok ? keepFile(scope, found.value, { ...body, scans }) : found;
  };

export const uploadFileOfClass =
  ({ scans }: Scanning): Handler<"POST /integrations/{companyId}/training-classes/{id}/files"> =>
  async (scope, { params, body }) => {
    const found = await ownClassFor(scope, KEY, params);
    return found.ok ? keepFile(scope, found.value, { ...body, scans }) : found;
  };

/** Checks class and permission before the bytes are sent. The class is unknown until the form fields are. */
export const precheckFile: Precheck<"POST /integrations/{companyId}/upload-files"> = async (scope, { params: { companyId }, fields }) => {
  if (!fields) return undefined;
  if (fields.trainingClassId === null) return refuse("training_class.not_found");
  const found = await ownClassFor(scope, KEY, { companyId, id: fields.trainingClassId });
  return found.ok ? undefined : refuse(found.code, found.details);
};
export const precheckFileOfClass: Precheck<"POST /integrations/{companyId}/training-classes/{id}/files"> = async (scope, { params }) => {
  const found = await ownClassFor(scope, KEY, params);
  return found.ok ? undefined : refuse(found.code, found.details);
};
