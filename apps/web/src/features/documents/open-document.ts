import { api } from "../../shared/api/api.ts";
import { openBeside } from "../../shared/files/open-file.ts";

/** Opens a document in a new tab. */
export const openDocument = (id: number): Promise<void> => openBeside(() => api("GET /documents/{id}")({ id }));
