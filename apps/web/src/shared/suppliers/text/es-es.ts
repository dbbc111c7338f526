import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  search: "Buscar proveedor",
  placeholder: "Nombre o CNPJ",
  results: "Empresas encontradas",
  add: "Añadir",
  addNamed: "Añadir {{name}}",
  added: "Ya está en la lista",
  isContractor: "Es la propia contratante",
  notHere: "Aún no está en Em Dia",
  byHand: "Datos escritos a mano",
  notFound: "No se encontró ninguna empresa. Revise el CNPJ o incluya la empresa a mano.",
  down: "El registro de CNPJ no responde en este momento. Incluya la empresa a mano y complete los datos después.",
  enterByHand: "Incluir empresa a mano",
  removeNamed: "Eliminar {{name}} de las empresas incluidas",
  complete: {
    open: "Completar datos",
    openNamed: "Completar datos de {{name}}",
    title: "Completar datos de la empresa",
    says: "CNPJ {{cnpj}}. Cuando la empresa se registre, valen sus datos.",
    submit: "Guardar",
    reload: "Recargar datos",
  },
  faults: {
    cnpjRequired: "Informe el CNPJ de la empresa",
    cnpjInvalid: "CNPJ no válido",
    nameRequired: "Informe la razón social",
  },
  entry: {
    title: "Incluir empresa a mano",
    says: "Para una empresa que aún no está en Em Dia. Entra en el proyecto cuando se registre.",
    cnpj: "CNPJ",
    companyName: "Razón social",
    tradingName: "Nombre comercial",
    city: "Ciudad",
    state: "Estado (UF)",
    cancel: "Cancelar",
    submit: "Incluir",
  },
};
