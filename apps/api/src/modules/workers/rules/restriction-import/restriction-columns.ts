// Columns of the import of restricted workers.
import type { ImportColumn } from "../../../../platform/imports/rules/match-columns.ts";
import { personColumns } from "../import/worker-columns.ts";

/** Name and identity document are those of the import of workers. */
const personKeys = ["name", "cpf", "foreignType", "foreignCountry", "foreignNumber"] as const;
const periodKeys = ["reason", "startDate", "endDate"] as const;
export type RestrictionColumnKey = (typeof personKeys)[number] | (typeof periodKeys)[number];

type Spec = { readonly names: ImportColumn["names"]; readonly aliases: readonly string[]; readonly isRequired: boolean };
const specs: { readonly [K in (typeof periodKeys)[number]]: Spec } = {
  reason: {
    names: { "pt-BR": "Motivo", "en-US": "Reason", "es-ES": "Motivo" },
    aliases: ["Motivo do impedimento", "Motivo da restrição", "Justificativa", "Justificación"],
    isRequired: true,
  },
  startDate: {
    names: { "pt-BR": "Início", "en-US": "Start", "es-ES": "Inicio" },
    aliases: ["Data de início", "Início do impedimento", "Impedido desde", "Start date", "From", "Fecha de inicio", "Desde"],
    isRequired: true,
  },
  endDate: {
    names: { "pt-BR": "Fim", "en-US": "End", "es-ES": "Fin" },
    aliases: [
      "Data de fim",
      "Data de término",
      "Término",
      "Fim do impedimento",
      "Impedido até",
      "End date",
      "Until",
      "Fecha de fin",
      "Hasta",
    ],
    isRequired: false,
  },
};

export const restrictionColumns: readonly (ImportColumn & { readonly key: RestrictionColumnKey })[] = [
  ...personColumns(personKeys),
  ...periodKeys.map((key) => ({ key, ...specs[key] })),
];
