import { api } from "../../../shared/api/api.ts";
import { saveFile } from "../../../shared/files/open-file.ts";

/** Downloads a document. */
export const downloadFile = (id: number): Promise<void> => saveFile(() => api("GET /documents/{id}")({ id }));
