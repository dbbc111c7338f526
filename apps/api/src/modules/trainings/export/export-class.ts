import { XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type { classExports } from "@emdia/contract/trainings/file-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { languageOf } from "../../../platform/exports/ask-for-export.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { writeXlsx } from "../../../platform/spreadsheets/write-sheet.ts";
import { classFor } from "../classes/class-for.ts";
import { mayOnClass, maySee, whichParticipants } from "../policy.ts";
import { attendancePercent } from "../rules/sessions.ts";
import { type StoredClass, type StoredSession, sessionsOf } from "../store/classes.ts";
import { type ExportedParticipant, participantsToExport } from "../store/exported-participants.ts";
import { attendanceListPdf } from "./attendance-list.ts";
import { exportWords } from "./export-words.ts";

const KEY = "export_training_class_employees";
const TENTHS = 10;

type Content = { readonly sessions: readonly StoredSession[]; readonly rows: readonly ExportedParticipant[]; readonly language: Locale };

/** Workbook of the participants. Only users who read the notes get their column. */
const participantsSheet = ({ sessions, rows, language }: Content, hasNotes: boolean) => {
  const { columns, statuses, participants } = exportWords[language];
  const keys = ["name", "supplier", "role", "status", "attendance", "score", ...(hasNotes ? (["note"] as const) : [])] as const;
  return writeXlsx({
    name: participants,
    columns: keys.map((key) => ({ heading: columns[key], kind: key === "attendance" || key === "score" ? "number" : "text" })),
    rows: rows.map((row) => [
      row.name,
      row.providerName,
      row.role,
      statuses[row.status],
      row.status === "enrolled" && row.attended.length === 0 ? null : attendancePercent(sessions, row.attended),
      row.scoreTenths === null ? null : row.scoreTenths / TENTHS,
      ...(hasNotes ? [row.note] : []),
    ]),
  });
};

const fileOf = (training: StoredClass, content: Content, { kind, hasNotes }: { readonly kind: Kind; readonly hasNotes: boolean }) => {
  const words = exportWords[content.language];
  if (kind === "participants")
    return { name: `${training.name} - ${words.participants}.xlsx`, type: XLSX_TYPE, bytes: participantsSheet(content, hasNotes) };
  const { name: title, place, instructors } = training;
  const { rows: people, sessions, language } = content;
  const bytes = attendanceListPdf({ title, place, instructors, people, sessions, language });
  return { name: `${title} - ${words.attendanceList}.pdf`, type: "application/pdf", bytes };
};

type Kind = (typeof classExports)[number];
type Input = { readonly companyId: number; readonly id: number; readonly kind: Kind };

/** Reads the rows that the user sees in this transaction. The bytes are produced after it, from memory: a class has at most 1,000 participants. */
const exportOf = async (scope: Scope, { kind, ...asked }: Input) => {
  const found = await classFor(scope, KEY, asked);
  if (!found.ok) return found;
  const training = found.value;
  const isOwn = maySee(scope, KEY, training);
  const { tx, account } = scope;
  const content = {
    sessions: await sessionsOf(tx, training),
    rows: await participantsToExport(tx, training, whichParticipants(scope, KEY)),
    language: await languageOf(tx, account.id),
  };
  const about = { kind: "training_class", id: training.id };
  await recordHistory(scope, {
    ownerId: training.contractorId,
    ...(!isOwn && training.openTo[0] !== undefined && { providerId: training.openTo[0] }),
    about,
    subject: { ...about, name: training.name },
    action: "training_class.exported",
    change: { field: "kind", from: null, to: kind },
  });
  return fileOf(training, content, { kind, hasNotes: mayOnClass(scope, "config_training_class_employee_notes", training) });
};

export const exportFile: Handler<"POST /integrations/{companyId}/export-file"> = (scope, { params: { companyId }, body }) =>
  exportOf(scope, { companyId, id: body.trainingClassId, kind: body.kind });
export const exportFileOfClass: Handler<"POST /integrations/{companyId}/training-classes/{id}/export-file"> = (scope, { params, body }) =>
  exportOf(scope, { ...params, kind: body.kind });
