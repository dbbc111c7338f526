import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { type LineResult, LineStatus } from "@emdia/contract/imports/report.ts";
import { afterAll, beforeAll, inject } from "vitest";
import { type FileStore, openFileStore } from "../../src/platform/files/file-store.ts";
import { importWork } from "../../src/platform/imports/import-work.ts";
import { readSheet, SheetFailure } from "../../src/platform/spreadsheets/read-sheet.ts";
import { importDefinitions } from "../../src/start/import-definitions.ts";
import type { Person } from "../fixtures/new-person.ts";
import { jobHand, killedHand } from "../pendency-jobs.ts";
import { openWorld, type World } from "../world.ts";

type Api = Person["api"];
type Waiting = { readonly name: string; readonly key: string; readonly payload: unknown };

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")).join("\r\n");

/** A form with a spreadsheet in the field of R-491. */
export const sheetForm = (content: string | Uint8Array, { name = "equipe.csv", mode = "import" } = {}): FormData => {
  const form = new FormData();
  form.append("mode", mode);
  form.append("documents", new Blob([typeof content === "string" ? content : new Uint8Array(content)]), name);
  return form;
};

/** Runs the queued import jobs. */
const importRunner = (world: World, files: () => FileStore) => {
  const allWaiting = async (): Promise<readonly Waiting[]> => {
    const { rows } = await world.database.ownerPool().query<Waiting>(
      `select t.identifier as name, j.key, j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like 'platform.%-import' order by j.id`,
    );
    return rows;
  };
  const jobNamed = (name: string) => importWork({ files: files(), definitions: importDefinitions }).find((one) => one.name === name);
  const take = ({ key }: Waiting) => world.database.ownerPool().query("select graphile_worker.remove_job($1)", [key]);
  /** Runs one job after the other until none is left. `isKilled` ends an attempt before its commit; the job then runs again. */
  const runImports = async (isKilled: () => boolean = () => false): Promise<void> => {
    for (let [next] = await allWaiting(); next; [next] = await allWaiting()) {
      const job = jobNamed(next.name);
      if (isKilled()) await job?.run(killedHand(world), next.payload).catch(() => undefined);
      await take(next);
      await job?.run(jobHand(world), next.payload);
    }
  };
  /** Runs the jobs of all imports concurrently until none is left. */
  const runTogether = async (): Promise<void> => {
    for (let queued = await allWaiting(); queued.length > 0; queued = await allWaiting()) {
      for (const job of queued) await take(job);
      await Promise.all(queued.map(({ name, payload }) => jobNamed(name)?.run(jobHand(world), payload)));
    }
  };
  return { runImports, runTogether };
};

/** A world whose import jobs run in the test. */
export const openImportWorld = () => {
  const place: { dir: string; files?: FileStore } = { dir: "" };
  beforeAll(async () => {
    place.dir = await mkdtemp(join(tmpdir(), "emdia-imports-"));
  });
  const world: World = openWorld({ storageUrl: () => pathToFileURL(place.dir).href });
  beforeAll(async () => {
    const { dir: dataDir } = place;
    place.files = await openFileStore({ storageUrl: pathToFileURL(dataDir).href, dataDir, secret: inject("secret"), clock: world.clock });
  });
  afterAll(() => rm(place.dir, { recursive: true, force: true }));
  const files = () => {
    if (!place.files) throw new Error("the store is not open yet");
    return place.files;
  };

  const { runImports, runTogether } = importRunner(world, files);

  const upload = async (api: Api, form: FormData): Promise<number> =>
    (await api("POST /companies/employees/upload")({ body: form })).answer.reportId;
  const reportOf = async (api: Api, id: number, result?: LineResult) => {
    const query = result === undefined ? {} : { result };
    const { answer } = await api("GET /companies/employees/upload-history/{id}")({ id, query });
    const lines = answer.historic.map(({ status, ...line }) => ({ ...line, ...LineStatus.parse(JSON.parse(status)) }));
    return { ...answer, lines };
  };
  /** Uploads rows, runs the jobs and returns the report. */
  const imported = async (api: Api, rows: readonly (readonly string[])[], options: { mode?: "import" | "preview"; name?: string } = {}) => {
    const id = await upload(api, sheetForm(csvOf(rows), options));
    await runImports();
    return reportOf(api, id);
  };
  /** Rows of an offered spreadsheet. */
  const downloaded = async ({ url }: { readonly url: string }, type: "xlsx" | "csv" = "xlsx") => {
    const link = new URL(url, "http://emdia.test").searchParams.get("link") ?? "";
    const download = await files().download(link);
    if (!download) throw new Error("the offered file does not exist");
    const bytes = await buffer(download.bytes);
    const rows: (readonly string[])[] = [];
    try {
      for await (const { cells } of readSheet(Readable.from([bytes]), type)) rows.push(cells);
    } catch (error) {
      // A template has a heading only, which no import accepts.
      if (!(error instanceof SheetFailure && error.code === "import.file_empty" && rows.length === 1)) throw error;
    }
    return { bytes, rows };
  };
  return { world, files, runImports, runTogether, upload, reportOf, imported, downloaded };
};

export const headings = ["Nome", "CPF", "Data de nascimento", "Função", "Data de admissão", "Regime de contratação"] as const;
/** A complete row under `headings`. */
export const rowOf = (cpf: string, name = "Joana Prado"): readonly string[] => [name, cpf, "04/05/1990", "Montadora", "02/03/2026", "CLT"];
