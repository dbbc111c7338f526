import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { addDays } from "../apps/api/src/kernel/dates.ts";
import { type SheetColumn, writeXlsx } from "../apps/api/src/platform/spreadsheets/write-sheet.ts";
import { publishCatalogueOnce } from "../apps/api/src/start/publish-catalogue-once.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { XLSX_TYPE } from "../packages/contract/src/imports/upload.ts";
import { openList } from "./measuring/list-meanwhile.ts";
import { type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atLeast, atMost, type Budget, type Report } from "./measuring/report.ts";
import { forkWork } from "./servers/fork-work.ts";

const USUAL_LINES = 10_000;
const MOST_LINES = 200_000;
const POLLS_EVERY_MS = 100;
const FIRST_CPF_BASE = 200_000_000;

type Kind = "workers" | "restrictions";
type Upload = {
  readonly path: string;
  readonly columns: readonly SheetColumn[];
  readonly row: (at: number) => readonly (string | number)[];
};

const column = (heading: string, kind: SheetColumn["kind"] = "text"): SheetColumn => ({ heading, kind });
const cpfOf = (at: number): string => newCpf(String(FIRST_CPF_BASE + at));

/** Fifteen columns, of which some do not belong to the import, as in the files of companies. */
const workers = (): Upload => ({
  path: "/api/companies/employees/upload",
  columns: [
    ...["Nome", "CPF"].map((heading) => column(heading)),
    column("Data de nascimento", "day"),
    ...["Gênero", "Função"].map((heading) => column(heading)),
    column("Data de admissão", "day"),
    ...["Regime de contratação", "Exposto a risco"].map((heading) => column(heading)),
    column("Salário", "number"),
    ...["Matrícula", "Setor", "Turno", "Cidade", "Telefone", "Observação"].map((heading) => column(heading)),
  ],
  row: (at) => [
    `Pessoa Importada ${at}`,
    cpfOf(at),
    addDays("1980-01-01", at % 7_000),
    at % 2 === 0 ? "Feminino" : "Masculino",
    `Função ${at % 40}`,
    addDays("2020-01-01", at % 1_500),
    "CLT por prazo indeterminado",
    at % 3 === 0 ? "Sim" : "Não",
    2_000 + (at % 500),
    at,
    `Setor ${at % 20}`,
    `Turno ${at % 3}`,
    "São Paulo",
    "11 90000-0000",
    `linha ${at}`,
  ],
});

const restrictions = (companyId: number): Upload => ({
  path: `/api/companies/${companyId}/restricted-employee/upload`,
  columns: [...["Nome", "CPF", "Motivo"].map((heading) => column(heading)), column("Início", "day"), column("Fim", "day")],
  row: (at) => [`Pessoa Importada ${at}`, cpfOf(at), "Descumprimento de norma", addDays("2026-01-01", at % 200), "2099-12-31"],
});

const fileOf = async ({ columns, row }: Upload, lines: number): Promise<Blob> => {
  const rows = Array.from({ length: lines }, (_, at) => row(at));
  const bytes = await buffer(Readable.from(writeXlsx({ name: "Planilha", columns, rows })));
  return new Blob([bytes], { type: XLSX_TYPE });
};

type Progress = {
  readonly state: string;
  readonly refusal: string | null;
  readonly counts: { readonly created: number; readonly unchanged: number; readonly failed: number };
};
type Session = { readonly address: string; readonly token: string; readonly companyId: number };

const call = async ({ address, token, companyId }: Session, path: string, body?: FormData): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token}`, companyId: String(companyId) };
  const response = await fetch(`${address}${path}`, body ? { method: "POST", headers, body } : { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return response.json();
};

const sessionOf = async ({ server: { address }, tokens }: ProductBench, person: "owner" | "supplier"): Promise<Session> => {
  const session = { address, token: tokens[person], companyId: 0 };
  const me = await fetch(`${address}/api/authentication/me`, { headers: { authorization: `Bearer ${session.token}` } });
  const { companies } = (await me.json()) as { readonly companies: readonly { readonly id: number }[] };
  return { ...session, companyId: companies[0]?.id ?? 0 };
};

type Finished = Progress & { readonly seconds: number; readonly answerMs: number };
/** Uploads a file and waits until its report is complete. */
const importFile = async (session: Session, { path }: Upload, file: Blob): Promise<Finished> => {
  const form = new FormData();
  form.set("documents", file, "planilha.xlsx");
  const begun = performance.now();
  const { reportId } = (await call(session, path, form)) as { readonly reportId: number };
  const answerMs = performance.now() - begun;
  for (;;) {
    const report = (await call(session, `${path}-history/${reportId}?itemsPerPage=1`)) as Progress;
    if (report.state === "done") return { ...report, answerMs, seconds: (performance.now() - begun) / 1_000 };
    if (report.state === "failed" || report.state === "needs_columns")
      throw new Error(`the import ended as ${report.state} ${report.refusal}`);
    await setTimeout(POLLS_EVERY_MS);
  }
};

const uploadOf = (kind: Kind, { companyId }: Session): Upload => (kind === "workers" ? workers() : restrictions(companyId));

/** One import in a process of its own, while another user reads a list. */
const measureImport = async (bench: ProductBench, kind: Kind, lines: number) => {
  const session = await sessionOf(bench, kind === "workers" ? "supplier" : "owner");
  const upload = uploadOf(kind, session);
  const file = await fileOf(upload, lines);
  const list = await openList(bench);
  await list.quiet();
  const quiet = await list.quiet();
  const work = await forkWork(bench.database, new Date().toISOString(), { filesFolder: bench.task.filesFolder });
  const { done, p95 } = await list.during(importFile(session, upload, file));
  const megabytes = await work.megabytes();
  await work.stop();
  list.close();
  const row = {
    import: `${kind}, ${lines} lines`,
    "file MB": file.size / 1e6,
    "answer ms": done.answerMs,
    seconds: done.seconds,
    created: done.counts.created,
    failed: done.counts.failed,
    "MB of the process": megabytes,
    "list p95 ms quiet": quiet,
    "list p95 ms meanwhile": p95,
  };
  const budgets: readonly Budget[] = [
    // The larger file repeats the people of the smaller one, which stay unchanged.
    atLeast(`${kind}, of ${lines} lines there are created or unchanged,`, done.counts.created + done.counts.unchanged, lines),
    atMost(`${kind}, ${lines} lines: the process takes megabytes,`, megabytes, 400),
    atMost(`${kind}, ${lines} lines: the list of another user takes, times its quiet p95,`, p95 / quiet, 2),
    ...(lines === USUAL_LINES ? [atMost(`${kind}, ${lines} lines take seconds,`, done.seconds, 15)] : []),
    atMost(`${kind}, the upload is answered in ms,`, done.answerMs, 1_000),
  ];
  return { row, budgets };
};

/** Imports of 10,000 and 200,000 lines, from the upload to the complete report. */
export const benchImports = (size: "small" | "large" = "large"): Promise<Report> =>
  withProductBench("small", async (bench) => {
    // The rules of a worker need the legal ages of the catalogue.
    await publishCatalogueOnce(bench.database.ownerUrl);
    const runs: readonly (readonly [Kind, number])[] = [
      ["restrictions", USUAL_LINES],
      ["workers", USUAL_LINES],
      ...(size === "large" ? [["workers", MOST_LINES] as const] : []),
    ];
    const measured: Awaited<ReturnType<typeof measureImport>>[] = [];
    for (const [kind, lines] of runs) measured.push(await measureImport(bench, kind, lines));
    return {
      bench: "imports",
      tables: [{ title: "from the upload to the complete report", rows: measured.map(({ row }) => row) }],
      budgets: measured.flatMap(({ budgets }) => budgets),
    };
  });
