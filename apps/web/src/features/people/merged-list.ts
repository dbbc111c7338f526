import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { Person } from "@emdia/contract/access/people-routes.ts";

/** Somebody who works in the company; beside them stand the invited, who do not yet. */
export type Member = Person & { readonly invited: false; readonly cameBy: Invite | null };
type Lists = { readonly people: readonly Person[]; readonly invites: readonly Invite[] };

const waits = ({ state }: Invite): boolean => state === "active" || state === "expired";

/**
 * Both lists as one: who was invited and has not come stands first, marked as invited. An invitation that was taken up is no entry of its
 * own: it says of a person how they came.
 */
export const mergedList = ({ people, invites }: Lists): { readonly waiting: readonly Invite[]; readonly members: readonly Member[] } => {
  const taken = new Map(invites.filter((invite) => !waits(invite)).map((invite) => [invite.email, invite]));
  return {
    waiting: invites.filter(waits),
    members: people.map((person) => ({ ...person, invited: false, cameBy: taken.get(person.email) ?? null })),
  };
};
