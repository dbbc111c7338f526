import type { ClassParticipant, ParticipantLine } from "@emdia/contract/trainings/participant-routes.ts";

/** A participant as the server will answer, until the list is read again. The server decides the percentage and what lacks. */
export const applyLine = (participant: ClassParticipant, line: ParticipantLine): ClassParticipant =>
  participant.id === line.trainingClassEmployeeId
    ? {
        ...participant,
        ...(line.score !== undefined && { score: line.score }),
        ...(line.attendedSessions && { attendedSessions: line.attendedSessions }),
      }
    : participant;

/** The sessions of a participant with one session added or removed. */
export const toggledSessions = (attended: readonly number[], sessionId: number): number[] =>
  attended.includes(sessionId) ? attended.filter((id) => id !== sessionId) : [...attended, sessionId];
