import type { Scope } from "../../../platform/access/scope.ts";
import { figuresOn } from "../../catalogue/index.ts";
import type { LegalAges } from "../rules/age.ts";

/** Minimum ages in force today, from the norm figures of the catalogue. */
export const legalAges = async ({ tx, today }: Pick<Scope, "tx" | "today">): Promise<LegalAges> => {
  const figures = await figuresOn(tx, { today });
  const years = (key: string): number => {
    const figure = figures(key);
    if (!figure) throw new Error(`the catalogue has no figure ${key}`);
    return figure.value;
  };
  return { apprentice: years("age.apprentice"), work: years("age.work"), hazard: years("age.hazard") };
};
