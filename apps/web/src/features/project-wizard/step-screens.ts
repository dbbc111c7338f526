import { type ComponentType, lazy } from "react";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import type { StepNumber } from "./steps.ts";
import type { StepProps } from "./way.ts";

const fetched = (load: () => Promise<ComponentType<StepProps>>) => lazy(async () => ({ default: await loadPart(load) }));

/** Each step is fetched when somebody gets there: the first field is not kept waiting for the last one. */
export const stepScreens: { readonly [S in StepNumber]: ComponentType<StepProps> } = {
  1: fetched(async () => (await import("./data-step.tsx")).DataStep),
  2: fetched(async () => (await import("./places-step.tsx")).PlacesStep),
  3: fetched(async () => (await import("./suppliers-step.tsx")).SuppliersStep),
  4: fetched(async () => (await import("./ssma-step.tsx")).SsmaStep),
  5: fetched(async () => (await import("./stp-step.tsx")).StpStep),
};
