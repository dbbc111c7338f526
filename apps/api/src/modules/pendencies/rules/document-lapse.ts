import type { IsoDay } from "../../../kernel/dates.ts";
import { blocksFrom } from "./blocks-work.ts";

type Pendency = Parameters<typeof blocksFrom>[0] & { readonly projectId: number };

/** The later of two lapses: null has no end, "now" is none at all. */
const later = (one: IsoDay | "now" | null, other: IsoDay | "now" | null): IsoDay | "now" | null => {
  if (one === null || other === null) return null;
  if (one === "now") return other;
  return other === "now" || one > other ? one : other;
};

/**
 * First day from which a worker lacks a document in a project: "now", a later day, or null if none is known. A project that does not require
 * the document accepts the last approval of another project of the same contractor.
 */
export const documentLapse = (pendencies: readonly Pendency[], projectId: number, day: IsoDay): IsoDay | "now" | null => {
  const own = pendencies.filter((one) => one.projectId === projectId);
  const approvals = pendencies.map((one) => ({ ...one, status: "OPEN" as const, returnsTo: null }));
  return (own.length > 0 ? own : approvals).map((one) => blocksFrom(one, day)).reduce(later, "now");
};
