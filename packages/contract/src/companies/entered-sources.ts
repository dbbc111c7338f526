/** Where the data of an entered company comes from; what was typed by hand is shown as such. */
export const enteredSources = ["registry", "service", "typed"] as const;
