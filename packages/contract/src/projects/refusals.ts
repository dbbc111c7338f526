import { projectCompanyRefusals } from "./company-refusals.ts";
import { wizardRefusals } from "./wizard-refusals.ts";

export const projectRefusals = {
  "project.not_found": { status: 404, message: "Project not found" },
  ...wizardRefusals,
  ...projectCompanyRefusals,
} as const;
