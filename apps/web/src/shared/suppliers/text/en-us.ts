import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  search: "Find supplier",
  placeholder: "Name or CNPJ",
  results: "Companies found",
  add: "Add",
  addNamed: "Add {{name}}",
  added: "Already in the list",
  isContractor: "This is the contractor itself",
  notHere: "Not on Em Dia yet",
  byHand: "Typed by hand",
  notFound: "No company found. Check the CNPJ or enter the company by hand.",
  down: "The CNPJ registry does not answer at the moment. Enter the company by hand and complete its data later.",
  enterByHand: "Enter company by hand",
  removeNamed: "Delete {{name}} from the companies entered",
  complete: {
    open: "Complete data",
    openNamed: "Complete data of {{name}}",
    title: "Complete data of the company",
    says: "CNPJ {{cnpj}}. When the company registers, its own data count.",
    submit: "Save",
    reload: "Reload data",
  },
  faults: {
    cnpjRequired: "Type the CNPJ of the company",
    cnpjInvalid: "Invalid CNPJ",
    nameRequired: "Type the legal name",
  },
  entry: {
    title: "Enter company by hand",
    says: "For a company that is not on Em Dia yet. It joins the project when it registers.",
    cnpj: "CNPJ",
    companyName: "Legal name",
    tradingName: "Trading name",
    city: "City",
    state: "State",
    cancel: "Cancel",
    submit: "Enter",
  },
};
