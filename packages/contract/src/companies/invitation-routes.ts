import * as z from "zod/mini";
import { Phone } from "../documents/schemas.ts";
import { email } from "../identity/credentials.ts";
import { oneLine, PersonName } from "../identity/person-name.ts";
import { robotPass } from "../identity/robot.ts";
import { COMPANY_NAME_MAX_LENGTH, INVITE_OBSERVATIONS_MAX_LENGTH, LOCALES } from "../limits.ts";
import { routes } from "../route.ts";
import { freeText } from "../text.ts";

const CompanyName = oneLine(COMPANY_NAME_MAX_LENGTH);

export const companyInvitationRoutes = routes({
  "POST /invites/company": {
    permission: "public",
    summary: "Invites an unregistered company; the e-mail goes to its responsible person",
    body: z.object({
      cnpj: z.string().check(z.maxLength(32)),
      companyName: CompanyName,
      tradingName: CompanyName,
      email,
      fullName: PersonName,
      phone: Phone,
      observations: z.optional(freeText(INVITE_OBSERVATIONS_MAX_LENGTH)),
      language: z.optional(z.enum(LOCALES)),
      robotPass,
    }),
    answer: z.object({ message: z.string(), email: z.string() }),
    status: 201,
    refusals: [
      "company_invite.cnpj_invalid",
      "company_invite.registered",
      "company_invite.active",
      "company_invite.too_many",
      "company_invite.recipient_limit",
    ],
  },
});
