import type { CatalogueContent } from "../src/modules/catalogue/content.ts";
import { healthFigures } from "./figures-health.ts";
import { labourFigures } from "./figures-labour.ts";
import { permitFigures } from "./figures-permits.ts";
import { trainingFigures } from "./figures-training.ts";

const written = { ...labourFigures, ...healthFigures, ...trainingFigures, ...permitFigures };
/** The key of an existing figure, so that an unknown one does not compile. */
export type FigureKey = keyof typeof written;

/** All figures of norms, with one entry per start day. */
export const figures: CatalogueContent["figures"] = Object.entries(written).flatMap(([key, held]) =>
  held.map(({ note = null, ...figure }) => ({ key, note, ...figure })),
);
