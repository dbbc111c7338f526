import type { SendingGuide } from "@emdia/contract/pendencies/document.ts";
import { forgetTyping, keptTyping, saveDraft } from "../../../shared/drafts/draft-storage.ts";
import type { KeyValueStorage } from "../../../shared/session/storage/browser-storage.ts";

/** The round that the user prepares. */
export type Round = { readonly pendencyId: number; readonly round: number };
type Question = Pick<SendingGuide["questions"][number], "position">;

const placeOf = ({ pendencyId, round }: Round): string => `sending.${pendencyId}.${round}`;

/** The stored ticks, without positions that the checklist no longer has. */
export const savedChecklistTicks = (storage: KeyValueStorage, round: Round, questions: readonly Question[]): readonly number[] => {
  const draft = keptTyping(storage, placeOf(round))?.draft;
  return Array.isArray(draft) ? questions.map(({ position }) => position).filter((position) => draft.includes(position)) : [];
};

export const keepTicks = (storage: KeyValueStorage, round: Round, ticked: readonly number[]): void =>
  ticked.length === 0 ? forgetTicks(storage, round) : saveDraft(storage, placeOf(round), { at: new Date().toISOString(), draft: ticked });

/** Removes the ticks after a round is sent, so that the next round starts empty. */
export const forgetTicks = (storage: KeyValueStorage, round: Round): void => forgetTyping(storage, placeOf(round));
