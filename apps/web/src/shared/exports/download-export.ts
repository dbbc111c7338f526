import { api } from "../api/api.ts";
import { saveFile } from "../files/open-file.ts";

/** Downloads an export. The server checks account, membership and permission again, and issues a link that expires after a minute. */
export const downloadExport = (jobId: string): Promise<void> => saveFile(() => api("POST /reports/exports/{jobId}/download")({ jobId }));
