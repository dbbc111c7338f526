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

/** What every call of a waiting sign-in brings: whose it is, and the proof that the password was right. */
const step = { email, mfaType: FactorType, stepToken: z.string().check(z.minLength(1), z.maxLength(STEP_TOKEN_MAX_LENGTH)) };

export const CodeOnItsWay = z.object({ mfaType: z.enum(MFA_TYPES), sentTo: z.string(), resendInSeconds: z.int() });
export type CodeOnItsWay = z.output<typeof CodeOnItsWay>;

const asking = [
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
  /** The companies that ask for one, whatever the person wants. */
  requiredBy: z.array(z.object({ id: Id, name: z.string() })),
  phoneMasked: z.nullable(z.string()),
  phoneConfirmed: z.boolean(),
});
export type OwnSecondFactor = z.output<typeof OwnSecondFactor>;

const CompanyDemand = z.object({
  companyId: Id,
  mfaActive: z.boolean(),
  /** Whom it touches: the company's own people, and those who work for its suppliers alone. */
  ownPeople: z.int(),
  supplierPeople: z.int(),
});
export type CompanyDemand = z.output<typeof CompanyDemand>;

export const secondFactorRoutes = routes({
  "POST /authentication/mfa": {
    permission: "public",
    summary: "Begins the second factor of a sign-in by the way the person chose, or registers their phone with it",
    body: z.object({ ...step, phone: z.optional(MobilePhone) }),
    answer: CodeOnItsWay,
    refusals: asking,
  },
  "POST /authentication/send-mfa-code": {
    permission: "public",
    summary: "Sends another code; the one before stops working",
    body: z.object(step),
    answer: CodeOnItsWay,
    refusals: asking,
  },
  "POST /authentication/signin-with-mfa-code": {
    permission: "public",
    summary: "Ends a sign-in with the code that was sent",
    body: z.object({ ...step, code: Code }),
    answer: SignedIn,
    refusals: ["second_factor.step_ended", "phone.taken", ...proving],
  },
  "GET /account/second-factor": { permission: "self", summary: "Whether and why a second factor is asked for", answer: OwnSecondFactor },
  "PUT /account/second-factor": {
    permission: "self",
    summary: "Asks for a second factor at every sign-in of one's own, or no longer",
    body: z.object({ active: z.boolean() }),
    answer: OwnSecondFactor,
  },
  "POST /account/phone/code": {
    permission: "self",
    summary: "Sends a code to the phone that a person wants to have",
    body: z.object({ phone: MobilePhone }),
    answer: CodeOnItsWay,
    refusals: ["phone.taken", "second_factor.too_soon", "second_factor.blocked"],
  },
  "PUT /account/phone": {
    permission: "self",
    summary: "Takes the phone to which the code was sent",
    body: z.object({ code: Code }),
    answer: OwnSecondFactor,
    refusals: ["phone.taken", ...proving],
  },
  "GET /account/mfa/{companyId}": {
    permission: "config_security",
    summary: "Whether a company asks for a second factor, and how many people that touches",
    answer: CompanyDemand,
    refusals: ["company.not_found"],
  },
  "PUT /account/mfa/{companyId}": {
    permission: "config_security",
    summary: "Asks everybody who works with a company for a second factor, those of its suppliers as well",
    body: z.object({ mfaActive: z.boolean() }),
    answer: CompanyDemand,
    refusals: ["company.not_found"],
  },
});
