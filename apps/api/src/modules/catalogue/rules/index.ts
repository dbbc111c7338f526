export { blocksWorkByDefault, datesAskedFor } from "./defaults.ts";
export { documentsOfSupplier, documentsOfWorker } from "./demands.ts";
