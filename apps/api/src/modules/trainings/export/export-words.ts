import type { Locale } from "@emdia/contract/limits.ts";
import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";

type Words = {
  readonly participants: string;
  readonly attendanceList: string;
  readonly columns: { readonly [C in "name" | "supplier" | "role" | "status" | "attendance" | "score" | "note"]: string };
  readonly statuses: { readonly [S in ParticipantStatus]: string };
  readonly instructors: string;
  readonly signature: string;
  readonly instructorSignature: string;
};

export const exportWords: { readonly [L in Locale]: Words } = {
  "pt-BR": {
    participants: "participantes",
    attendanceList: "lista de presença",
    columns: {
      name: "Colaborador",
      supplier: "Fornecedor",
      role: "Função",
      status: "Situação",
      attendance: "Presença (%)",
      score: "Nota",
      note: "Observação",
    },
    statuses: {
      enrolled: "Inscrito",
      present: "Presente",
      absent: "Ausente",
      approved: "Aprovado",
      failed: "Reprovado",
      removed: "Removido",
    },
    instructors: "Instrutores",
    signature: "Assinatura",
    instructorSignature: "Assinatura do instrutor",
  },
  "en-US": {
    participants: "participants",
    attendanceList: "attendance list",
    columns: {
      name: "Worker",
      supplier: "Supplier",
      role: "Role",
      status: "Status",
      attendance: "Attendance (%)",
      score: "Score",
      note: "Note",
    },
    statuses: { enrolled: "Enrolled", present: "Present", absent: "Absent", approved: "Approved", failed: "Failed", removed: "Removed" },
    instructors: "Instructors",
    signature: "Signature",
    instructorSignature: "Signature of the instructor",
  },
  "es-ES": {
    participants: "participantes",
    attendanceList: "lista de asistencia",
    columns: {
      name: "Trabajador",
      supplier: "Proveedor",
      role: "Función",
      status: "Situación",
      attendance: "Asistencia (%)",
      score: "Nota",
      note: "Observación",
    },
    statuses: {
      enrolled: "Inscrito",
      present: "Presente",
      absent: "Ausente",
      approved: "Aprobado",
      failed: "Reprobado",
      removed: "Retirado",
    },
    instructors: "Instructores",
    signature: "Firma",
    instructorSignature: "Firma del instructor",
  },
};
