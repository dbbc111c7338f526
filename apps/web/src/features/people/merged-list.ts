import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { Person } from "@emdia/contract/access/people-routes.ts";

/** Somebody who works in the company; beside them stand the invited, who do not yet. */
export type Member = Person & { readonly invited: false; readonly cameBy: Invite | null };

/**
 * Who was invited and has not come is told of before; an invitation that was taken up is no entry of its own: it says of a person how
 * they came.
 */
export const withTheirInvites = (people: readonly Person[], invites: readonly Invite[]): readonly Member[] => {
  const taken = new Map(invites.filter(({ state }) => state === "used").map((invite) => [invite.email, invite]));
  return people.map((person) => ({ ...person, invited: false, cameBy: taken.get(person.email) ?? null }));
};
