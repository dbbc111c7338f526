import { LineStatus } from "@emdia/contract/imports/report.ts";
import type { Person } from "../fixtures/new-person.ts";
import type { World } from "../world.ts";

type Api = Person["api"];
type Rows = readonly (readonly string[])[];

export const scheduleHeadings = ["Projeto", "Unidade", "Área", "Atividades de risco", "Início", "Término", "CPFs da equipe"] as const;

/** CPFs of the workers of a supplier, in the order of their registration. */
export const cpfsOf = async ({ database }: Pick<World, "database">, providerId: number): Promise<readonly string[]> => {
  const { rows } = await database
    .ownerPool()
    .query<{ document: string }>("select document from worker where provider_id = $1 order by id", [providerId]);
  return rows.map(({ document }) => document);
};

export const scheduleReport = async (api: Api, id: number) => {
  const { answer } = await api("GET /risk-schedule/upload-history/{id}")({ id });
  return { ...answer, lines: answer.historic.map(({ status, ...line }) => ({ ...line, ...LineStatus.parse(JSON.parse(status)) })) };
};

/** Imports rows under the headings and returns the report. */
export const importSchedules =
  (runImports: (isKilled?: () => boolean) => Promise<void>) =>
  async (
    api: Api,
    rows: Rows,
    { mode = "import", isKilled = () => false }: { mode?: "import" | "preview"; isKilled?: () => boolean } = {},
  ) => {
    const body = { mode, rows: [[...scheduleHeadings], ...rows.map((row) => [...row])] };
    const { answer } = await api("POST /risk-schedule/paste")({ body });
    await runImports(isKilled);
    return scheduleReport(api, answer.reportId);
  };
