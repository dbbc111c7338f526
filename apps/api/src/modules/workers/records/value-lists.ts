import { type LabourRegime, labourRegimes } from "@emdia/contract/catalogue/vocabulary.ts";
import { type ForeignDocumentType, foreignDocumentTypes, type Gender, genders } from "@emdia/contract/workers/vocabulary.ts";
import type { Handler } from "../../../platform/http/handler.ts";

// Value lists that the specification names but does not define (CD-146), with the names on the wire.
const genderNames: { readonly [G in Gender]: string } = {
  female: "Feminino",
  male: "Masculino",
  other: "Outro",
  not_said: "Prefere não informar",
};
const regimeNames: { readonly [R in LabourRegime]: string } = {
  clt_indefinite: "CLT por prazo indeterminado",
  clt_fixed_term: "CLT por prazo determinado",
  clt_intermittent: "CLT intermitente",
  clt_part_time: "CLT em tempo parcial",
  temporary: "Temporário",
  apprentice: "Aprendiz",
  intern: "Estagiário",
  self_employed: "Autônomo",
  mei: "MEI",
  partner: "Sócio",
  cooperative: "Cooperado",
  casual: "Avulso",
  foreigner: "Estrangeiro",
  civil_servant: "Servidor público",
};
const documentNames: { readonly [D in ForeignDocumentType]: string } = {
  passport: "Passaporte",
  national_id: "Documento nacional de identidade",
  residence_permit: "Registro Nacional Migratório",
  refugee_protocol: "Protocolo de refúgio",
};

export const listGenders: Handler<"GET /system-genders"> = async () => genders.map((id) => ({ id, name: genderNames[id] }));

export const listForeignDocuments: Handler<"GET /document-type"> = async () =>
  foreignDocumentTypes.map((id) => ({ id, name: documentNames[id] }));

export const listRegimes: Handler<"GET /contract-regimes"> = async (_scope, { query: { page, itemsPerPage } }) => {
  const totalResults = labourRegimes.length;
  const lastPage = Math.max(1, Math.ceil(totalResults / itemsPerPage));
  return {
    results: labourRegimes.slice((page - 1) * itemsPerPage, page * itemsPerPage).map((id) => ({ id, name: regimeNames[id] })),
    meta: { itemsPerPage, totalResults, page, lastPage, totalIsExact: true },
  };
};
