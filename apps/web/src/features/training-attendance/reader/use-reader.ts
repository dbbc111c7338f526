import type { RosterParticipant } from "@emdia/contract/trainings/attendance-routes.ts";
import { useState } from "react";
import { attendance, sendWaiting } from "../records/attendance.ts";
import { attendanceIn, type ClassRecord } from "../records/class-record.ts";
import { badgeHashOf, outcomeOfBadge, outcomeOfParticipant, type ReadOutcome } from "./read-outcome.ts";
import { playSound } from "./sounds.ts";

/** An outcome with a number, so that screen readers announce a repeated outcome again. */
export type ShownOutcome = ReadOutcome & { readonly number: number };

/** Reads participants of a session by badge or by name. Each presence is stored and sent. */
export const useReader = (record: ClassRecord, sessionId: number, onNotEnrolled: () => void) => {
  const [shown, setShown] = useState<ShownOutcome | null>(null);
  const { id } = record.training;

  const report = (outcome: ReadOutcome): void => {
    setShown((last) => ({ ...outcome, number: (last?.number ?? 0) + 1 }));
    playSound(outcome.kind === "present" ? "good" : "bad");
    if (outcome.kind === "notEnrolled") onNotEnrolled();
    if (outcome.kind !== "present") return;
    const { participant } = outcome;
    void sendWaiting(attendance.add(id, { participantId: participant.id, sessionId, name: participant.name }));
  };
  /** Reads the roster from the observable, because the camera can report several codes between two renders. */
  const roster = () => {
    const current = attendance.records.read().get(id) ?? record;
    return { participants: current.roster?.participants ?? [], attended: attendanceIn(current, sessionId) };
  };
  return {
    shown,
    readBadge: async (text: string) => report(outcomeOfBadge(await badgeHashOf(text), roster())),
    readName: (participant: RosterParticipant) => report(outcomeOfParticipant(participant, roster())),
  };
};
