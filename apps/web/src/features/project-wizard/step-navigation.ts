import type { Project } from "@emdia/contract/projects/wizard.ts";
import type { ComponentType, RefObject } from "react";
import type { StepNumber } from "./steps.ts";

type Company = { readonly id: number; readonly tradingName: string };

/** Components that create units and areas inside the wizard. The page injects them from the facilities feature. */
export type PlaceMakers = {
  readonly NewUnit: ComponentType<{
    readonly opened: boolean;
    readonly companies: readonly Company[];
    readonly onCreated?: (unit: { readonly id: number; readonly name: string }) => void;
    readonly onClose: () => void;
  }>;
  readonly NewArea: ComponentType<{ readonly facility: { readonly id: number; readonly name: string } }>;
};

/** Navigation between steps, by the step's buttons or by the stepper. */
export type StepNavigation = {
  readonly makers: PlaceMakers;
  readonly go: (to: StepNumber, field?: string) => void;
  /** The step to open after the save; null opens the next one. */
  readonly target: RefObject<StepNumber | null>;
  readonly saved: (project: Project) => void;
  /** The stepper calls it to leave the open step. */
  readonly leave: RefObject<((to: StepNumber) => void) | null>;
  /** The field to focus, from the summary of missing items. */
  readonly field: string | null;
};

export type StepProps = { readonly project: Project; readonly way: StepNavigation };
