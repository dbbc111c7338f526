import type { Project } from "@emdia/contract/projects/wizard.ts";
import type { ComponentType, RefObject } from "react";
import type { StepNumber } from "./steps.ts";

type Company = { readonly id: number; readonly tradingName: string };

/** How units and areas are made without leaving the wizard: another part of the product knows, and the page introduces it. */
export type PlaceMakers = {
  readonly NewUnit: ComponentType<{ readonly opened: boolean; readonly companies: readonly Company[]; readonly onClose: () => void }>;
  readonly NewArea: ComponentType<{ readonly facility: { readonly id: number; readonly name: string } }>;
};

/** How a step is left: by its own buttons, or by the list of steps above it. */
export type StepNavigation = {
  readonly makers: PlaceMakers;
  readonly go: (to: StepNumber, field?: string) => void;
  /** Where to go once the step is saved; nowhere means the next one. */
  readonly target: RefObject<StepNumber | null>;
  readonly saved: (project: Project) => void;
  /** What the list of steps calls to leave the step that is open. */
  readonly leave: RefObject<((to: StepNumber) => void) | null>;
  /** The field that a summary led to. */
  readonly field: string | null;
};

export type StepProps = { readonly project: Project; readonly way: StepNavigation };
