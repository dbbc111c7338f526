import { LineStatus } from "@emdia/contract/imports/report.ts";
import { asRead, dayFromNow } from "../days.ts";
import { newCpf } from "../fixtures/new-cpf.ts";
import { newTraining, type Training, uploadTo } from "../fixtures/new-training.ts";
import type { NewWorkerRow } from "../fixtures/new-worker-row.ts";
import type { World } from "../world.ts";

type Rows = readonly (readonly string[])[];
type Options = { readonly mode?: "import" | "preview"; readonly description?: string; readonly api?: Training["admin"]["api"] };

const DAY = dayFromNow(-3);
export const DESCRIPTION = "Lista recebida depois da turma";
/** Headings of a file for a class of `endedClass`. */
export const resultHeadings = ["CPF", "Nome", `Presença ${asRead(DAY)} 08:00`, `Presença ${asRead(DAY)} 13:00`, "Nota"] as const;

/** A class that ended three days ago, with morning and afternoon, and with its attendance list. */
export const endedClass = async (world: World, over: Parameters<typeof newTraining>[2] = {}): Promise<Training> => {
  const place = await newTraining(world, DAY, { vacancy: 20, description: "Turma lançada depois", ...over });
  await uploadTo(place, { isAttendanceList: true });
  return place;
};

/** A linked worker with the CPF. */
export const knownWorker = async (place: Training, worker: Partial<NewWorkerRow> = {}) => {
  const cpf = newCpf();
  return { cpf, id: await place.newWorker({ cpf, ...worker }) };
};

export const sendRows = (
  place: Training,
  rows: Rows,
  { mode = "import", description = DESCRIPTION, api = place.admin.api }: Options = {},
) =>
  api("POST /integrations/{companyId}/training-classes/{id}/import/paste")({
    companyId: place.contractorId,
    id: place.training.id,
    body: { mode, description, rows: rows.map((row) => [...row]) },
  });

export const reportOfClass = async ({ contractorId: companyId, training, admin }: Training, importId: number) => {
  const { answer } = await admin.api("GET /integrations/{companyId}/training-classes/{id}/imports/{importId}")({
    ...{ companyId, id: training.id, importId },
  });
  return { ...answer, lines: answer.historic.map(({ status, ...line }) => ({ ...line, ...LineStatus.parse(JSON.parse(status)) })) };
};

/** Imports rows under the headings and returns the report. */
export const importRows =
  (runImports: () => Promise<void>) =>
  async (place: Training, rows: Rows, options: Options = {}) => {
    const sent = await sendRows(place, [resultHeadings, ...rows], options);
    await runImports();
    return reportOfClass(place, sent.answer.reportId);
  };
