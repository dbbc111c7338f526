import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { csvLine } from "../../../kernel/csv.ts";
import { exportTexts } from "./export-texts.ts";
import { type ExportColumn, exportColumns } from "./export-words.ts";

const standingCell = ({ mayWork, hindrance }: WorkerRow, language: Locale): string => {
  const { standing } = exportTexts[language];
  if (hindrance === null) return mayWork ? standing.yes : standing.unknown;
  return mayWork === null ? standing[hindrance] : `${standing.no}: ${standing[hindrance]}`;
};

export const headOf = (language: Locale): string => csvLine(exportColumns.map((column) => exportTexts[language].columns[column]));

type Input = { readonly row: WorkerRow; readonly cnpj: string; readonly projects: readonly string[] };

/** CSV line of a worker. It has all projects, while the list row has at most three. */
export const lineOf = ({ row, cnpj, projects }: Input, language: Locale): string => {
  const { restriction } = row;
  const until = restriction?.endDate ? ` – ${restriction.endDate}` : "";
  const cells: { readonly [C in ExportColumn]: string } = {
    name: row.name,
    document: row.document.number,
    role: row.role,
    provider: row.provider.name,
    cnpj: maskCnpj(cnpj),
    status: exportTexts[language].status[row.status],
    since: row.statusSince ?? "",
    until: row.statusUntil ?? "",
    admission: row.admissionDate,
    projects: projects.join(", "),
    restriction: restriction ? `${restriction.company.name}: ${restriction.reason} (${restriction.startDate}${until})` : "",
    mayWork: standingCell(row, language),
    pendencies: String(row.pendencyTotal),
  };
  return csvLine(exportColumns.map((column) => cells[column]));
};
