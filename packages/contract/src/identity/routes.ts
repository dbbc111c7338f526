import * as z from "zod/mini";
import { MFA_TYPES } from "../limits.ts";
import { Id, Instant, Nothing } from "../list.ts";
import { permissionKeys } from "../permissions.ts";
import { routes } from "../route.ts";
import { Credentials } from "./credentials.ts";
import { Preferences } from "./my-account-routes.ts";

/** Company of the caller: its contract sides, and whether the caller owns it. */
export const AccountCompany = z.object({
  id: Id,
  cnpj: z.string(),
  companyName: z.string(),
  tradingName: z.string(),
  isContractor: z.boolean(),
  isProvider: z.boolean(),
  owner: z.boolean(),
});
export type AccountCompany = z.output<typeof AccountCompany>;
export const Account = z.object({
  accountId: Id,
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  emailVerified: z.boolean(),
  accountVerified: z.boolean(),
  createdAt: Instant,
  companies: z.array(AccountCompany),
});
export type Account = z.output<typeof Account>;

/** `token` and `accessToken` are the same value under the two names the specification uses (CD-032); `exp` is in seconds (CD-011). */
export const Tokens = z.object({ token: z.string(), accessToken: z.string(), refreshToken: z.string(), exp: z.int() });
export type Tokens = z.output<typeof Tokens>;
/** `termsToAccept` is the id of the terms that the user must accept first; `null` if none. */
export const SignedIn = z.extend(Tokens, { mfaRequired: z.literal(false), user: Account, termsToAccept: z.nullable(Id) });
/**
 * Correct password, second factor required: a step token instead of access tokens, sent with every further call of this sign-in (CD-031).
 */
export const SecondFactorAsked = z.object({
  mfaRequired: z.literal(true),
  mfaTypes: z.array(z.enum(MFA_TYPES)),
  email: z.string(),
  phoneMasked: z.nullable(z.string()),
  canCreatePhone: z.boolean(),
  stepToken: z.string(),
});
export type SecondFactorAsked = z.output<typeof SecondFactorAsked>;
/** Response of every sign-in route. */
export const SignInAnswer = z.discriminatedUnion("mfaRequired", [SignedIn, SecondFactorAsked]);
export type SignInAnswer = z.output<typeof SignInAnswer>;

/** The spelling `permitions` is the wire's (CD-059). */
export const CompanyPermissions = z.object({ company: Id, permitions: z.array(z.enum(permissionKeys)) });

/** Both sign-in routes use the same account store (CD-028). */
const signIn = {
  permission: "public",
  summary: "Signs in with e-mail and password",
  body: Credentials,
  answer: SignInAnswer,
  refusals: [
    "sign_in.wrong_credentials",
    "sign_in.blocked",
    "sign_in.account_disabled",
    "sign_in.verify_email",
    "sign_in.account_not_completed",
    "sign_in.email_not_verified",
    "sign_in.account_inactive",
    "sign_in.password_outdated",
    "password.busy",
  ],
} as const;

export const identityRoutes = routes({
  "POST /authentication/signin": signIn,
  "POST /authentication/firebase-signin": signIn,
  "POST /authentication/signout": {
    permission: "self",
    summary: "Ends the session at once, on every device that shares it",
    body: z.object({ uid: z.optional(z.string().check(z.maxLength(64))) }),
    answer: Nothing,
    status: 204,
  },
  "POST /authentication/refresh-token": {
    permission: "public",
    summary: "Returns the next pair of tokens; a repeated use ends the session",
    body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(300)) }),
    answer: Tokens,
    refusals: ["session.denied"],
  },
  "GET /authentication/me": { permission: "self", summary: "Returns the signed-in user", answer: Account },
  "GET /account/me": {
    permission: "self",
    summary: "Returns the signed-in user with their permissions in each company",
    answer: z.extend(Account, { permissions: z.array(CompanyPermissions), preferences: Preferences }),
  },
  "GET /account/permissions": {
    permission: "self",
    summary: "Returns the caller's permissions in each company",
    answer: z.array(CompanyPermissions),
  },
});

/** Claims of the access token. */
export type AccessClaims = {
  readonly accountVerified: boolean;
  readonly auth_time: number;
  readonly email: string;
  readonly email_verified: boolean;
  readonly user_id: string;
  readonly name: string;
  readonly phone_number: string | null;
};
