import type { CatalogueContent } from "../src/modules/catalogue/index.ts";
import { healthFigures } from "./figures-health.ts";
import { labourFigures } from "./figures-labour.ts";
import { trainingFigures } from "./figures-training.ts";

const written = { ...labourFigures, ...healthFigures, ...trainingFigures };
/** A type that names a figure nobody wrote does not compile. */
export type FigureKey = keyof typeof written;

/** Every figure of a norm, with each day from which it took another value. */
export const figures: CatalogueContent["figures"] = Object.entries(written).flatMap(([key, held]) =>
  held.map(({ note = null, ...figure }) => ({ key, note, ...figure })),
);
