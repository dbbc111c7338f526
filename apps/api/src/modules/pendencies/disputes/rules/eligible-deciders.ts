// Rule: users who can decide a dispute.

/** A user of the contractor who sees the pendency and holds the permission. */
export type Holder = { readonly accountId: number; readonly isOwner: boolean };
type Involved = { readonly rejectedBy: number | null; readonly senders: readonly number[] };

/**
 * Holders who neither rejected nor sent the document. If there are none, the owners decide, also a dispute of their own rejection. A user
 * who sent the document never decides.
 */
export const eligibleDeciders = (holders: readonly Holder[], { rejectedBy, senders }: Involved): readonly number[] => {
  const others = holders.filter(({ accountId }) => !senders.includes(accountId));
  const impartial = others.filter(({ accountId }) => accountId !== rejectedBy);
  const eligible = impartial.length > 0 ? impartial : others.filter(({ isOwner }) => isOwner);
  return eligible.map(({ accountId }) => accountId);
};
