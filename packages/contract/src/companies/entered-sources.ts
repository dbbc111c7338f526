/** Data source of an entered company; data typed by hand are marked on screen. */
export const enteredSources = ["registry", "service", "typed"] as const;
