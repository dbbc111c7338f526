import { platformCatalogue } from "../../catalogue/platform-catalogue.ts";
import type { Correction } from "../../demo/documents/flaws.ts";
import type { Person, Printed } from "../../demo/documents/printed.ts";

const person = (name: string, document: string): Person => ({
  name,
  document,
  role: "Montador de andaimes",
  admission: "2024-03-04",
  salaryCents: 248_000,
});
type DocumentType = (typeof platformCatalogue.documentTypes)[number];

export const typeWith = (code: string): DocumentType => {
  const found = platformCatalogue.documentTypes.find((type) => type.code === code);
  if (!found) throw new Error(`the catalogue has no type ${code}`);
  return found;
};

/** Sample content of a document of this type, sent by Ipê for a worker or for itself. */
export const printedSample = ({ code, name, category, kind, frequency, validity, id }: DocumentType): Printed => ({
  kind: { code, title: name, category, expires: validity.kind !== "none" },
  worker: kind === "EMPLOYEE" || kind === "RISK" ? person("José Aparecido da Conceição", "529.982.247-25") : null,
  supplier: { name: "Ipê Andaimes e Acessos Ltda.", cnpj: "28.764.019/0001-53", city: "Contagem", state: "MG" },
  contractor: { name: "Serra Azul Mineração S.A.", cnpj: "41.027.531/0001-09", city: "Itabira", state: "MG" },
  project: { name: "Ampliação da britagem primária", contract: "SA-2025/0001" },
  month: frequency === "monthly" ? "2026-10" : null,
  issueDate: "2026-11-03",
  expiryDate: validity.kind === "none" ? null : "2027-11-03",
  colleagues: [person("Ana Lima Brandão", "111.444.777-35"), person("Edson Freitas Rezende", "390.533.447-05")],
  seed: id * 7 + 1,
  wrong: null,
  lacking: null,
  elsewhere: null,
  finding: null,
});

export const correctionsOf = ({ questions }: DocumentType): readonly Correction[] =>
  questions.flatMap(({ corrections }, at) => corrections.map((correction) => ({ question: at + 1, ...correction })));
