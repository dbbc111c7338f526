import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import { type Contact, contactOf, findContact } from "../../store/contacts.ts";
import type { ProjectKey } from "../../store/projects.ts";

type Chosen = { readonly from: Contact | undefined; readonly to: Contact };
/** The change of the contact, or null if the request names none or the present one. */
export const chosenContact = async (
  { tx }: Pick<Scope, "tx">,
  project: ProjectKey,
  accountId: number | null | undefined,
): Promise<Outcome<Chosen | null, "project.contact_unknown">> => {
  if (accountId === null || accountId === undefined) return accept(null);
  const from = await contactOf(tx, project);
  if (from?.id === accountId) return accept(null);
  const to = await findContact(tx, project, accountId);
  return to ? accept({ from, to }) : refuse("project.contact_unknown");
};
