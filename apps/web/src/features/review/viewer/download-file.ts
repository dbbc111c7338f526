import { api } from "../../../shared/api/api.ts";
import { saveFile } from "../../../shared/files/open-file.ts";

/** Keeps a document where its reader keeps files. */
export const downloadFile = (id: number): Promise<void> => saveFile(() => api("GET /documents/{id}")({ id }));
