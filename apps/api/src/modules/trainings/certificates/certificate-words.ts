// Portuguese text of certificates. They are documents for Brazilian authorities, so they are not translated.
import { maskCpf } from "@emdia/contract/documents/cpf.ts";
import type { TrainingPerson } from "@emdia/contract/trainings/people.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { CertificateContent } from "./certificate-content.ts";

const MINUTES_PER_HOUR = 60;
const kinds: { readonly [K in TrainingKind]: string } = { initial: "inicial", periodic: "periódico", eventual: "eventual" };

const dayInWords = (day: IsoDay): string => day.split("-").toReversed().join("/");
const hours = (minutes: number): string => `${(minutes / MINUTES_PER_HOUR).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} h`;
const personInWords = ({ name, qualification, register }: TrainingPerson): string =>
  [name, qualification, register].filter((part) => part !== "").join(", ");

const documentInWords = ({ documentKind, document }: CertificateContent): string =>
  documentKind === "cpf" ? `CPF ${maskCpf(document)}` : `documento ${document}`;

/** The statement above the details. */
export const statementOf = (content: CertificateContent): string =>
  `Certificamos que ${content.workerName}, ${documentInWords(content)}, de ${content.providerName}, concluiu com aproveitamento o treinamento ${kinds[content.kind]} abaixo.`;

const hoursOf = ({ theoryMinutes, practiceMinutes }: CertificateContent): string => {
  const parts = [
    ...(theoryMinutes > 0 ? [`${hours(theoryMinutes)} de teoria`] : []),
    ...(practiceMinutes > 0 ? [`${hours(practiceMinutes)} de prática`] : []),
  ];
  return `${hours(theoryMinutes + practiceMinutes)} (${parts.join(" e ")})`;
};

type Dates = { readonly issuedOn: IsoDay; readonly validUntil: IsoDay | null };
/** Details of a certificate (NR-1 1.7.1.1), each with its label. */
export const detailsOf = (
  content: CertificateContent,
  { issuedOn, validUntil }: Dates,
): readonly (readonly [label: string, value: string])[] => [
  ["Tipo", kinds[content.kind]],
  ["Carga horária", hoursOf(content)],
  [content.days.length === 1 ? "Data" : "Datas", content.days.map(dayInWords).join(", ")],
  ["Local", content.place],
  ...(content.workAndSpace === "" ? [] : [["Tipo de trabalho e espaço confinado", content.workAndSpace] as const]),
  [content.instructors.length === 1 ? "Instrutor" : "Instrutores", content.instructors.map(personInWords).join("; ")],
  ["Emissão", dayInWords(issuedOn)],
  ["Validade", validUntil === null ? "sem prazo de validade" : `até ${dayInWords(validUntil)}`],
];

export const signaturesOf = ({ workerName, technicalResponsible }: CertificateContent) => [
  { name: workerName, role: "Trabalhador" },
  {
    name: technicalResponsible.name,
    role: `Responsável técnico: ${[technicalResponsible.qualification, technicalResponsible.register].filter((part) => part !== "").join(", ")}`,
  },
];
