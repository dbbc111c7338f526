import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useState } from "react";
import type { StepHook } from "../step-frame/use-step.ts";
import { plansForGood } from "./plans-for-good.ts";
import { type ChosenSupplier, suppliersRules } from "./suppliers-rules.ts";

type Facts<D extends { readonly [group: string]: unknown }> = {
  readonly step: StepHook<D>;
  readonly project: Project | null;
  /** In step 3 the currently selected suppliers; in other steps undefined, which means the saved ones. */
  readonly companies: readonly ChosenSupplier[] | undefined;
};

/** Saves a step, after a confirmation if the save assigns plans permanently. */
export const useConfirmPlansBeforeSave = <D extends { readonly [group: string]: unknown }>({ step, project, companies }: Facts<D>) => {
  const [opened, setOpened] = useState(false);
  const plans = project
    ? plansForGood({ project, step: step.rules.step, companies: companies ?? suppliersRules.read(project).companies })
    : [];
  const save = () => {
    if (plans.length > 0 && step.isValid()) setOpened(true);
    else void step.save();
  };
  const onConfirm = () => {
    setOpened(false);
    void step.save();
  };
  return { save, asking: { opened, project, plans, onConfirm, onClose: () => setOpened(false) } };
};
