import { api } from "../../shared/api/api.ts";
import { openBeside } from "../../shared/files/open-file.ts";

/** Opens a document beside this page. */
export const openDocument = (id: number): Promise<void> => openBeside(() => api("GET /documents/{id}")({ id }));
