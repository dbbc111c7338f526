import type { apiClient } from "../../api-client.ts";
import type { World } from "../../world.ts";

const HOUR_MS = 3_600_000;

/** An export of the user that is ready. The file is missing, but a link to it can be issued. */
const ofExport = async (
  people: ReturnType<typeof apiClient>,
  _unique: string,
  { database, clock }: Pick<World, "database" | "clock">,
): Promise<{ jobId: string }> => {
  const { answer } = await people("POST /reports/pendencies/export")({ body: {} });
  await database
    .ownerPool()
    .query("update asked_export set state = 'ready', file_hash = $2, file_name = 'prova.csv', lines = 0, ends_at = $3 where job = $1", [
      answer.jobId,
      "0".repeat(64),
      new Date(clock.now().getTime() + HOUR_MS),
    ]);
  return { jobId: answer.jobId };
};

export const exportExamples = { "POST /reports/exports/{jobId}/download": ofExport } as const;
