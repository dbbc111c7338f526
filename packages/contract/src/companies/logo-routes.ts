import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { LOGO_MAX_MB, LOGO_MAX_SIDE_PX } from "../limits.ts";
import { Instant, list, Nothing, paging } from "../list.ts";
import { routes } from "../route.ts";

const BYTES_IN_MB = 1_048_576;
export const logoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
const CompanyLogo = z.object({ url: z.string(), expiresAt: Instant });
const refused = ["company.not_found", "permission.missing"] as const;
/** Every user of the company sees its logo; changing it requires `config_company_logo`. */
const permission = "config_company_logo";

export const companyLogoRoutes = routes({
  "GET /companies/{id}/config/logo": {
    permission: "self",
    summary: "Returns a link to the logo of a company; 204 without a logo or while it is not enabled",
    answer: z.nullable(CompanyLogo),
    emptyStatus: 204,
    refusals: ["company.not_found", "image.not_scanned", "image.infected"],
  },
  "PATCH /companies/{id}/config/logo": {
    permission,
    summary: "Sets the logo of a company: a form with the image in `logo`. Returns null until the logo is scanned",
    upload: {
      maxBytes: LOGO_MAX_MB * BYTES_IN_MB,
      accepted: logoTypes,
      image: { maxSide: LOGO_MAX_SIDE_PX, type: "image/png" },
      form: { file: "logo", fields: z.object({}) },
    },
    answer: z.nullable(CompanyLogo),
    refusals: [...refused, "request.unsupported_type"],
  },
  "DELETE /companies/{id}/config/logo": {
    permission,
    summary: "Removes the logo of a company",
    status: 204,
    answer: Nothing,
    refusals: refused,
  },
  "GET /companies/{id}/config/logo/history": {
    permission,
    summary: "Lists changes of the logo of a company, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: refused,
  },
});
