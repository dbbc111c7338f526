import type { CatalogueContent } from "../src/modules/catalogue/content.ts";

type Figure = CatalogueContent["figures"][number];
export type FigureEntry = Omit<Figure, "key" | "note"> & { readonly note?: string };
type Origin = Pick<FigureEntry, "source" | "holdsFrom"> & Partial<Pick<FigureEntry, "confidence" | "note">>;

/** A value with unit, source and start day. Its confidence is "unverified" until it is compared with its source. */
export const held = (value: number, unit: string, { confidence = "unverified", ...origin }: Origin): FigureEntry => ({
  value,
  unit,
  confidence,
  ...origin,
});
