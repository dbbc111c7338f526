// Portuguese text of permits. They are documents for Brazilian authorities, so they are not translated.
import type { PrintedPermitKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { dayOf, type Minute, momentOf } from "../../../kernel/minutes.ts";
import type { Authorisation } from "../rules/authorisation.ts";
import type { PermitFigures, Shift } from "../rules/permit.ts";
import type { PermitContent, PermitPerson } from "./permit-content.ts";

export const permitTitles: { readonly [K in PrintedPermitKind]: string } = {
  pt: "Permissão de trabalho (PT)",
  pet: "Permissão de entrada e trabalho (PET)",
  hot_work: "Permissão de trabalho a quente",
  excavation: "Permissão de escavação",
  radiography: "Permissão de radiografia",
  diving: "Permissão de mergulho",
};
const parts: { readonly [P in TeamPart]: string } = { executes: "executa", watches: "vigia", supervises: "supervisiona" };

const dayInWords = (day: IsoDay): string => day.split("-").toReversed().join("/");
const momentInWords = (minute: Minute): string => `${dayInWords(dayOf(minute))} ${momentOf(minute).time}`;
const spanInWords = ({ startsAt, overAt }: Pick<Shift, "startsAt" | "overAt">): string =>
  `${momentInWords(startsAt)} até ${momentInWords(overAt)}`;

type Detail = readonly [label: string, value: string];

/** Details below the title, each with its label. */
export const detailsOf = (content: PermitContent): readonly Detail[] => [
  ["Contratante", content.contractorName],
  ["Fornecedor", content.providerName],
  ["Projeto", content.projectName],
  ["Local", `${content.departmentName}, ${content.facilityName}`],
  ["Turno", spanInWords(content.shift)],
  ["Atividades de risco", content.activities.map(({ name, norm }) => (norm === null ? name : `${name} (${norm})`)).join("; ")],
  ["Supervisor", content.supervisor ?? "sem supervisor"],
  ...(content.description === "" ? [] : [["Trabalho", content.description] as const]),
];

const authorisationInWords = ({ name, norm, lastDay }: Authorisation): string => {
  const named = norm === null || name.includes(norm) ? name : `${name} (${norm})`;
  return `${named}: ${lastDay === null ? "sem fim conhecido" : `até ${dayInWords(lastDay)}`}`;
};

/** A person with role and part, and what authorises the work. */
export const personInWords = ({ name, role, part, isSupervisor, authorisations }: PermitPerson) => ({
  name,
  role: [role, parts[part], ...(isSupervisor && part !== "supervises" ? ["supervisor"] : [])].join(" · "),
  authorisations:
    authorisations.length === 0 ? "Sem documento exigido para a atividade" : authorisations.map(authorisationInWords).join("; "),
});

/** An accepted conflict: both activities and the place of the other one, never its people. */
export const conflictInWords = (conflict: PermitContent["conflicts"][number]): string => {
  const { ownActivity, otherActivity, departmentName, level, measures } = conflict;
  const said = `${ownActivity} e ${otherActivity}, em ${departmentName}, ${spanInWords(conflict)}`;
  return [`${said}${level === "forbidden" ? " (proibido, aceito pela contratante)" : ""}.`, measures]
    .filter((text) => text !== "")
    .join(" ");
};

const hours = (value: number): string => `${value} h`;

/** How long the permit is valid, from its dated figures. */
export const validityInWords = ({ hours: first, hoursWithExtension }: PermitFigures): string =>
  hoursWithExtension > first
    ? `Vale só neste turno, por até ${hours(first)} desde a liberação. Com prorrogações, no máximo ${hours(hoursWithExtension)}.`
    : `Vale só neste turno, por até ${hours(first)} desde a liberação, sem prorrogação.`;

export const RULE_OF_CHANGE =
  "Revalidar só com as mesmas condições e a mesma equipe. Mudança de equipe, local, período ou atividade exige nova emissão.";

export const retentionInWords = ({ retentionYears }: PermitFigures): string =>
  `Arquivar por ${retentionYears} ${retentionYears === 1 ? "ano" : "anos"}.`;

export const issueInWords = ({ issuedBy, issuedAt }: Pick<PermitContent, "issuedBy" | "issuedAt">): string =>
  `Emitida por ${issuedBy} em ${momentInWords(issuedAt)}.`;

/** Lines to sign at the end, with an extension only if the figures allow it. */
export const signaturesOf = ({ hours: first, hoursWithExtension }: PermitFigures): readonly string[] => [
  "Liberada por, data e hora",
  "Supervisor da equipe, data e hora",
  ...(hoursWithExtension > first ? ["Prorrogada por, até data e hora"] : []),
  "Encerrada por, data e hora",
];
