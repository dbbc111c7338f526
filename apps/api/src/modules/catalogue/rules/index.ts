export { blocksWorkByDefault, datesAskedFor, isAboutWorker } from "./defaults.ts";
export { demandedBy, documentsOfSupplier, documentsOfWorker, type Subject } from "./demands.ts";
export { type Figure, figureOn } from "./figures.ts";
