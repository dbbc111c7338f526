// Rule: attachments of a new comment.
import { COMMENT_ATTACHMENTS_MAX } from "@emdia/contract/limits.ts";
import type { FileVerdict } from "@emdia/contract/pendencies/document.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";

type Waiting = { readonly id: number; readonly name: string; readonly state: FileVerdict };
type WhyNot = "pendency.too_many_attachments" | "pendency.attachment_gone" | "pendency.attachment_infected";

/** Attachments of a comment in the order of the request, without duplicates. A file that is still being scanned is accepted. */
export const attached = <T extends Waiting>(requestedIds: readonly number[], waiting: readonly T[]): Outcome<readonly T[], WhyNot> => {
  const ids = [...new Set(requestedIds)];
  if (ids.length > COMMENT_ATTACHMENTS_MAX) return refuse("pendency.too_many_attachments", { most: COMMENT_ATTACHMENTS_MAX });
  const selected = waiting.filter(({ id }) => ids.includes(id)).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const gone = ids.find((id) => !selected.some((one) => one.id === id));
  if (gone !== undefined) return refuse("pendency.attachment_gone", { id: gone });
  const infected = selected.find(({ state }) => state === "infected");
  return infected ? refuse("pendency.attachment_infected", { id: infected.id, name: infected.name }) : accept(selected);
};
