import { preloadableComponent, type ScreenPart } from "../../shared/loading/preloadable-component.ts";
import { DataStep } from "./data/data-step.tsx";
import type { StepProps } from "./step-navigation.ts";
import { type StepNumber, stepNumbers } from "./steps.ts";

/** Steps 2 to 5 are lazy loaded, so that the first step appears earlier. */
export const stepScreens: { readonly [S in StepNumber]: ScreenPart<StepProps> } = {
  1: { fetch: async () => DataStep, shown: () => DataStep },
  2: preloadableComponent(async () => (await import("./places/places-step.tsx")).PlacesStep),
  3: preloadableComponent(async () => (await import("./suppliers/suppliers-step.tsx")).SuppliersStep),
  4: preloadableComponent(async () => (await import("./requirements/ssma-step.tsx")).SsmaStep),
  5: preloadableComponent(async () => (await import("./requirements/stp-step.tsx")).StpStep),
};

/** Prefetches the code of the later steps, the next one first. */
export const fetchStepsAfter = async (step: StepNumber): Promise<void> => {
  for (const later of stepNumbers.filter((other) => other > step)) await stepScreens[later].fetch();
};
