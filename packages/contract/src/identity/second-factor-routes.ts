import * as z from "zod/mini";
import { MobilePhone } from "../documents/schemas.ts";
import { MFA_CODE_LENGTH, MFA_TYPES, type MfaType } from "../limits.ts";
import { Id } from "../list.ts";
import { routes } from "../route.ts";
import { email } from "./credentials.ts";
import { SignedIn } from "./routes.ts";

const STEP_TOKEN_MAX_LENGTH = 200;
/** `PHONE` is the other name of `SMS` (CD-033). */
const FactorType = z.pipe(
  z.enum([...MFA_TYPES, "PHONE"]),
  z.transform((type): MfaType => (type === "PHONE" ? "SMS" : type)),
);
const Code = z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${MFA_CODE_LENGTH}}$`)));

/** Fields of every call of a pending sign-in: the e-mail, and the step token as proof of the password. */
const step = { email, mfaType: FactorType, stepToken: z.string().check(z.minLength(1), z.maxLength(STEP_TOKEN_MAX_LENGTH)) };

export const CodeOnItsWay = z.object({ mfaType: z.enum(MFA_TYPES), sentTo: z.string(), resendInSeconds: z.int() });
export type CodeOnItsWay = z.output<typeof CodeOnItsWay>;

const asking = [
  "second_factor.too_many_messages",
  "second_factor.step_ended",
  "second_factor.type_unavailable",
  "second_factor.too_soon",
  "second_factor.blocked",
  "phone.taken",
  "phone.already_chosen",
] as const;
const proving = [
  "second_factor.code_wrong",
  "second_factor.code_expired",
  "second_factor.code_exhausted",
  "second_factor.blocked",
] as const;

const OwnSecondFactor = z.object({
  active: z.boolean(),
  /** Companies that require a second factor of the user. */
  requiredBy: z.array(z.object({ id: Id, name: z.string() })),
  phoneMasked: z.nullable(z.string()),
  phoneConfirmed: z.boolean(),
});
export type OwnSecondFactor = z.output<typeof OwnSecondFactor>;

const CompanyDemand = z.object({
  companyId: Id,
  mfaActive: z.boolean(),
  /** Number of affected users: of the company itself, and of its suppliers only. */
  ownPeople: z.int(),
  supplierPeople: z.int(),
});
export type CompanyDemand = z.output<typeof CompanyDemand>;

export const secondFactorRoutes = routes({
  "POST /authentication/mfa": {
    permission: "public",
    summary: "Starts the second factor of a sign-in with the selected type, or registers a phone with it",
    body: z.object({ ...step, phone: z.optional(MobilePhone) }),
    answer: CodeOnItsWay,
    refusals: asking,
  },
  "POST /authentication/send-mfa-code": {
    permission: "public",
    summary: "Sends another code; the previous one stops working",
    body: z.object(step),
    answer: CodeOnItsWay,
    refusals: asking,
  },
  "POST /authentication/signin-with-mfa-code": {
    permission: "public",
    summary: "Completes a sign-in with the code",
    body: z.object({ ...step, code: Code }),
    answer: SignedIn,
    refusals: ["second_factor.step_ended", "phone.taken", ...proving],
  },
  "GET /account/second-factor": {
    permission: "self",
    summary: "Returns whether the caller's sign-in requires a second factor, and the companies that require it",
    answer: OwnSecondFactor,
  },
  "PUT /account/second-factor": {
    permission: "self",
    summary: "Turns the caller's own second factor on or off",
    body: z.object({ active: z.boolean() }),
    answer: OwnSecondFactor,
  },
  "POST /account/phone/code": {
    permission: "self",
    summary: "Sends a code to the caller's new phone",
    body: z.object({ phone: MobilePhone }),
    answer: CodeOnItsWay,
    refusals: ["phone.taken", "second_factor.too_soon", "second_factor.too_many_messages", "second_factor.blocked"],
  },
  "PUT /account/phone": {
    permission: "self",
    summary: "Saves the phone that the code confirmed",
    body: z.object({ code: Code }),
    answer: OwnSecondFactor,
    refusals: ["phone.taken", ...proving],
  },
  "GET /account/mfa/{companyId}": {
    permission: "config_security",
    summary: "Returns whether a company requires a second factor, and the number of affected users",
    answer: CompanyDemand,
    refusals: ["company.not_found"],
  },
  "PUT /account/mfa/{companyId}": {
    permission: "config_security",
    summary: "Sets whether a company requires a second factor of its users and those of its suppliers",
    body: z.object({ mfaActive: z.boolean() }),
    answer: CompanyDemand,
    refusals: ["company.not_found"],
  },
});
