import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { workers as portuguese } from "./pt-br.ts";

export const workers: Translated<typeof portuguese> = {
  search: "Buscar colaborador",
  searchPlaceholder: "Nombre o documento",
  none: "Ningún colaborador en este proyecto",
  noneHint: "Los colaboradores que los proveedores vinculen al proyecto aparecen aquí.",
  nothingFound: "Ningún colaborador con esta búsqueda",
  nothingFoundHint: "Cambie la búsqueda o el filtro.",
  pendencies_zero: "Ningún pendiente",
  pendencies_one: "{{total}} pendiente",
  pendencies_other: "{{total}} pendientes",
  pendenciesOf: "Pendientes de {{name}} en el proyecto: {{total}}",
  figures: "Colaboradores del proyecto",
  mayWorkCount_zero: "colaboradores habilitados",
  mayWorkCount_one: "colaborador habilitado",
  mayWorkCount_other: "colaboradores habilitados",
  mayNotWorkCount_zero: "colaboradores bloqueados",
  mayNotWorkCount_one: "colaborador bloqueado",
  mayNotWorkCount_other: "colaboradores bloqueados",
  computing_zero: "Ningún colaborador se está calculando.",
  computing_one: "Calculando si {{total}} colaborador puede trabajar…",
  computing_other: "Calculando si {{total}} colaboradores pueden trabajar…",
};
