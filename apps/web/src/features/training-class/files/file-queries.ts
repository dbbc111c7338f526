import type { TrainingFile } from "@emdia/contract/trainings/file-routes.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyTraining } from "../../../shared/trainings/training-queries.ts";
import { type ClassRef, useTrainingMutation } from "../class-queries.ts";

/** A class has few files; the newest fit on one page. */
const PAGE_SIZE = 100;
const SCAN_POLLING_MS = 5_000;

export const classFilesQuery = ({ companyId, id }: ClassRef) =>
  queryOptions({
    queryKey: [...everyTraining, "class", id, "files", companyId],
    queryFn: ({ signal }) =>
      api("GET /integrations/{companyId}/training-classes/{id}/files")({ companyId, id, query: { itemsPerPage: PAGE_SIZE } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.results.some(({ verdict }) => verdict === "waiting") ? SCAN_POLLING_MS : false),
  });

/** Who reads a file: an attendance list is never shared with suppliers. */
export const filePurposes = ["attendanceList", "own", "shared"] as const;
export type FilePurpose = (typeof filePurposes)[number];
export const purposeOf = ({ isAttendanceList, forSuppliers }: TrainingFile): FilePurpose => {
  if (isAttendanceList) return "attendanceList";
  return forSuppliers ? "shared" : "own";
};

type Upload = { readonly file: File; readonly purpose: FilePurpose };
/** Form of an upload. The marks precede the file, because the server parses the form as a stream. */
const formOf = ({ file, purpose }: Upload): FormData => {
  const form = new FormData();
  form.append("isAttendanceList", String(purpose === "attendanceList"));
  form.append("forSuppliers", String(purpose === "shared"));
  form.append("documents", file, file.name);
  return form;
};
export const useUploadFile = ({ companyId, id }: ClassRef) =>
  useTrainingMutation((upload: Upload) =>
    api("POST /integrations/{companyId}/training-classes/{id}/files")({ companyId, id, body: formOf(upload) }),
  );

export const useRemoveFile = ({ companyId }: ClassRef, fileId: number) =>
  useTrainingMutation((description: string) =>
    api("PATCH /integrations/{companyId}/remove/{fileId}")({ companyId, fileId, body: { description } }),
  );

export const fileLink = ({ companyId }: ClassRef, fileId: number) =>
  api("GET /integrations/{companyId}/files/{fileId}")({ companyId, fileId });
