import { configOf } from "../config/about-config.ts";

/** Changes of the logo are in the history of the company's configuration. */
export const aboutLogo = (companyId: number) => ({
  ...configOf(companyId),
  subject: { kind: "company_logo", id: companyId, name: null },
});
