import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { csvLine } from "../../../kernel/csv.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { catalogueTextIn } from "../../catalogue/index.ts";
import type { ExportedPendency } from "../store/exported.ts";
import { exportTexts } from "./export-texts.ts";
import { type ExportColumn, exportColumns } from "./export-words.ts";

export const headOf = (language: Locale): string => csvLine(exportColumns.map((column) => exportTexts[language].columns[column]));

/** A yearly document refers to a year. */
const referenceOf = ({ referenceMonth, frequency }: ExportedPendency): string =>
  (frequency === "yearly" ? referenceMonth?.slice(0, "YYYY".length) : referenceMonth) ?? "";

/** One pendency as a CSV line. */
export const lineOf = (pendency: ExportedPendency, language: Locale): string => {
  const texts = exportTexts[language];
  const cells: { readonly [C in ExportColumn]: string } = {
    name: catalogueTextIn(language, pendency.name),
    month: referenceOf(pendency),
    plan: pendency.plan,
    kind: texts.kind[pendency.kind],
    status: texts.status[pendency.status],
    worker: pendency.worker?.name ?? "",
    provider: pendency.provider.name,
    cnpj: maskCnpj(pendency.providerCnpj),
    contractor: pendency.contractor.name,
    project: pendency.project.name,
    contract: pendency.project.contract ?? "",
    issued: pendency.issueDate ?? "",
    expires: pendency.expirationDate ?? "",
    sent: pendency.revisionDate ?? "",
    sendBy: pendency.sendBy ?? "",
    reviewBy: pendency.reviewBy ?? "",
    changed: dayInSaoPaulo(pendency.updatedAt),
    active: pendency.active ? texts.active.yes : texts.active.no,
  };
  return csvLine(exportColumns.map((column) => cells[column]));
};
