import type { TrainingFile } from "@emdia/contract/trainings/file-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayChange } from "../policy.ts";
import type { StoredClassFile } from "../store/files.ts";

export const presentFile = (scope: Scope, file: StoredClassFile): TrainingFile => ({
  id: file.id,
  name: file.name,
  type: file.type,
  size: file.size,
  verdict: file.verdict,
  isAttendanceList: file.isAttendanceList,
  forSuppliers: file.forSuppliers,
  createdAt: file.createdAt.toISOString(),
  createdBy: file.createdByName,
  can: { remove: mayChange(scope, "upload_training_class_file", file) },
});
