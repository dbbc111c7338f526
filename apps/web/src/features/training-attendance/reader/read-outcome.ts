// Decides what a scanned or typed text is: a participant, a badge of another person, or no badge.
import type { RosterParticipant } from "@emdia/contract/trainings/attendance-routes.ts";
import { readCode } from "../../../shared/badge/read-code.ts";

export type ReadOutcome =
  | { readonly kind: "present" | "repeated"; readonly participant: RosterParticipant }
  | { readonly kind: "stranger" | "wrong" };

const BADGE_CODE = /^(?=.*[a-z])[0-9a-z]{26,64}$/;

/** SHA-256 of the badge code in a text; null if the text has none. */
export const badgeHashOf = async (text: string): Promise<string | null> => {
  const code = readCode(text);
  if (!BADGE_CODE.test(code)) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

type Roster = { readonly participants: readonly RosterParticipant[]; readonly attended: ReadonlyMap<number, unknown> };

export const outcomeOfParticipant = (participant: RosterParticipant, { attended }: Roster): ReadOutcome => ({
  kind: attended.has(participant.id) ? "repeated" : "present",
  participant,
});

export const outcomeOfBadge = (hash: string | null, roster: Roster): ReadOutcome => {
  if (hash === null) return { kind: "wrong" };
  const found = roster.participants.find(({ badgeHash }) => badgeHash === hash);
  return found ? outcomeOfParticipant(found, roster) : { kind: "stranger" };
};
