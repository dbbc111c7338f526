import { type FigureEntry, held } from "./figure.ts";

const pet = { source: "NR-33, permissão de entrada e trabalho", holdsFrom: "2022-10-03" } as const;
const practice = { source: "prática de mercado; a norma não fixa", holdsFrom: "2022-10-03" } as const;
const shift = { holdsFrom: "2022-10-03", note: "vale só no turno, sem prorrogação" } as const;

const copies = [held(2, "copies", practice)];
const retention = [held(5, "years", practice)];
/** A permit that is valid within its shift has the same hours with and without extensions. */
const within = (source: string): readonly FigureEntry[] => [held(12, "hours", { ...shift, source })];
const height = within("NR-35, permissão de trabalho");
const hotWork = within("NR-34, permissão de trabalho");
const excavation = within("NR-18, permissão de trabalho");
const radiography = within("CNEN, serviços de radiografia industrial");
const diving = within("NR-15, anexo 6, plano de mergulho");

/** Copies, hours, hours with extensions and retention of each kind of work permit. */
export const permitFigures = {
  "permit.pet.copies": [held(2, "copies", { ...pet, note: "uma para o supervisor, outra para a equipe" })],
  "permit.pet.hours": [held(12, "hours", { ...pet, note: "uma jornada de trabalho; 12 h é a maior jornada da CLT" })],
  "permit.pet.hours_with_extension": [held(24, "hours", pet)],
  "permit.pet.retention": [held(5, "years", pet)],
  "permit.pt.copies": copies,
  "permit.pt.hours": height,
  "permit.pt.hours_with_extension": height,
  "permit.pt.retention": retention,
  "permit.hot_work.copies": copies,
  "permit.hot_work.hours": hotWork,
  "permit.hot_work.hours_with_extension": hotWork,
  "permit.hot_work.retention": retention,
  "permit.excavation.copies": copies,
  "permit.excavation.hours": excavation,
  "permit.excavation.hours_with_extension": excavation,
  "permit.excavation.retention": retention,
  "permit.radiography.copies": copies,
  "permit.radiography.hours": radiography,
  "permit.radiography.hours_with_extension": radiography,
  "permit.radiography.retention": retention,
  "permit.diving.copies": copies,
  "permit.diving.hours": diving,
  "permit.diving.hours_with_extension": diving,
  "permit.diving.retention": retention,
} satisfies { readonly [key: string]: readonly FigureEntry[] };
