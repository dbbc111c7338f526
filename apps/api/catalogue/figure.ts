import type { CatalogueContent } from "../src/modules/catalogue/index.ts";

type Figure = CatalogueContent["figures"][number];
export type FigureEntry = Omit<Figure, "key" | "note"> & { readonly note?: string };
type Origin = Pick<FigureEntry, "source" | "holdsFrom"> & Partial<Pick<FigureEntry, "confidence" | "note">>;

/** A number and its unit, with where it stands and since when. What nobody compared with its source yet says so. */
export const held = (value: number, unit: string, { confidence = "unverified", ...origin }: Origin): FigureEntry => ({
  value,
  unit,
  confidence,
  ...origin,
});
