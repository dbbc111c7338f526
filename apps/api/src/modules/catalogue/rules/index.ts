export { monthNamedBy } from "./day-of-year.ts";
export { blocksWorkByDefault, datesAskedFor, isAboutWorker, isSensitive } from "./defaults.ts";
export { demandedBy, documentsOfSupplier, documentsOfWorker } from "./demands.ts";
