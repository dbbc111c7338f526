import type { RosterParticipant } from "@emdia/contract/trainings/attendance-routes.ts";
import { useState } from "react";
import { attendance, sendWaiting } from "../records/attendance.ts";
import { attendanceIn, type ClassRecord } from "../records/class-record.ts";
import { badgeHashOf, outcomeOfBadge, outcomeOfParticipant, type ReadOutcome } from "./read-outcome.ts";
import { playSound } from "./sounds.ts";

/** An outcome with its number, so that the same outcome twice is announced twice. */
export type ShownOutcome = ReadOutcome & { readonly number: number };

/** Reads participants of a session by badge or by name. Each presence is stored and sent. */
export const useReader = (record: ClassRecord, sessionId: number, onStranger: () => void) => {
  const [shown, setShown] = useState<ShownOutcome | null>(null);
  const { id } = record.training;

  const report = (outcome: ReadOutcome): void => {
    setShown((last) => ({ ...outcome, number: (last?.number ?? 0) + 1 }));
    playSound(outcome.kind === "present" ? "good" : "bad");
    if (outcome.kind === "stranger") onStranger();
    if (outcome.kind !== "present") return;
    const { participant } = outcome;
    void sendWaiting(attendance.add(id, { participantId: participant.id, sessionId, name: participant.name }));
  };
  /** The roster of this moment: the camera reports faster than the screen is drawn. */
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
