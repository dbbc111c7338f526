export { monthNamedBy } from "./day-of-year.ts";
export { blocksWorkByDefault, datesAskedFor, isAboutWorker } from "./defaults.ts";
export { demandedBy, documentsOfSupplier, documentsOfWorker } from "./demands.ts";
