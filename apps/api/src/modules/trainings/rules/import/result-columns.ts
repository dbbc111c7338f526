// Columns of the import of results into a class.
import type { IsoDay } from "../../../../kernel/dates.ts";
import type { ImportColumn } from "../../../../platform/imports/rules/match-columns.ts";
import { personColumns } from "../../../workers/rules/index.ts";

export type ImportedSession = { readonly id: number; readonly day: IsoDay; readonly start: string };

export const sessionKey = ({ id }: Pick<ImportedSession, "id">): string => `session:${id}`;

const localDay = (day: IsoDay): string => day.split("-").reverse().join("/");

const sessionColumn = (session: ImportedSession, at: number, all: readonly ImportedSession[]): ImportColumn => {
  const { day, start } = session;
  const local = localDay(day);
  const isOnlyOfDay = all.filter((other) => other.day === day).length === 1;
  const [ofDay, ofClass] = [
    isOnlyOfDay ? [local, day, `Presença ${local}`, `Attendance ${day}`, `Asistencia ${local}`] : [],
    all.length === 1 ? ["Presença", "Presente", "Attendance", "Present", "Asistencia"] : [],
  ];
  return {
    key: sessionKey(session),
    names: { "pt-BR": `Presença ${local} ${start}`, "en-US": `Attendance ${day} ${start}`, "es-ES": `Asistencia ${local} ${start}` },
    aliases: [`${local} ${start}`, `${day} ${start}`, `Aula ${at + 1}`, `Session ${at + 1}`, `Clase ${at + 1}`, ...ofDay, ...ofClass],
    isRequired: false,
  };
};

const scoreColumn: ImportColumn = {
  key: "score",
  names: { "pt-BR": "Nota", "en-US": "Score", "es-ES": "Nota" },
  aliases: ["Nota final", "Nota da prova", "Grade", "Test score", "Calificación", "Nota del examen"],
  isRequired: false,
};

/** The person, the attendance of each session and the score. The name is for the reader of the file and finds no one. */
export const resultColumns = (sessions: readonly ImportedSession[]): readonly ImportColumn[] => [
  ...personColumns(["cpf", "foreignCountry", "foreignNumber", "name"]).map((column) => ({ ...column, isRequired: column.key === "cpf" })),
  ...sessions.map(sessionColumn),
  scoreColumn,
];
