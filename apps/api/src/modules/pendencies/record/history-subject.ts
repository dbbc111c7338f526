import type { StoredPendency } from "../store/pendency-rows.ts";

/** Owner, supplier and subject of the history entries of a pendency. */
export const historySubject = ({ contractorId, providerId, id, name }: StoredPendency) => {
  const about = { kind: "pendency", id };
  return { ownerId: contractorId, providerId, about, subject: { ...about, name } };
};
