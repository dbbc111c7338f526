import * as z from "zod/mini";
import { Phone } from "../documents/schemas.ts";
import { LOCALES } from "../limits.ts";
import { Id, Nothing } from "../list.ts";
import { routes } from "../route.ts";
import { email } from "./credentials.ts";
import { PersonName } from "./person-name.ts";
import { robotPass } from "./robot.ts";
import { SignInAnswer } from "./routes.ts";

const TOKEN_MAX_LENGTH = 200;
const Token = z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX_LENGTH));
const ForToken = z.object({ token: Token });

/** Target of an invitation: a company, some of its projects, or an unregistered company. */
export const inviteKinds = ["company", "project", "new_company"] as const;

/** `firebaseAccount`: the e-mail has an account already, so the user only accepts (CD-028). */
export const ShownInvite = z.object({
  email: z.string(),
  token: z.string(),
  firebaseAccount: z.boolean(),
  kind: z.enum(inviteKinds),
  company: z.object({ name: z.string() }),
  profileName: z.nullable(z.string()),
  invitedBy: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type ShownInvite = z.output<typeof ShownInvite>;

const confirm = {
  permission: "public",
  body: ForToken,
  answer: ShownInvite,
  refusals: ["invite.already_confirmed", "link.invalid"],
} as const;

const signUp = {
  permission: "public",
  body: z.object({
    email,
    password: z.string().check(z.maxLength(200)),
    fullName: PersonName,
    phone: Phone,
    token: Token,
    termId: Id,
    /** Sign-up requires the acceptance of the terms. */
    accepted: z.literal(true),
    language: z.optional(z.enum(LOCALES)),
    robotPass,
  }),
  answer: SignInAnswer,
  refusals: [
    "link.invalid",
    "invite.already_confirmed",
    "sign_up.email_differs",
    "sign_up.email_in_use",
    "password.weak",
    "password.busy",
    "terms.outdated",
  ],
} as const;

export const signUpRoutes = routes({
  "POST /invites/confirm": { ...confirm, summary: "Returns an invitation to a company or a project by its token" },
  "POST /invites/confirm-company-token": { ...confirm, summary: "Returns the invitation of an unregistered company by its token" },
  "POST /authentication/signup": { ...signUp, summary: "Creates the account of an invited user and signs them in" },
  "POST /authentication/signup/firebase": { ...signUp, summary: "Same as authentication/signup, under its other name (CD-028)" },
  "POST /authentication/project/signup": { ...signUp, summary: "Same as authentication/signup, for an invitation to a project" },
  "POST /authentication/invite/firebase": {
    permission: "public",
    summary: "Accepts an invitation for an existing account; the user then signs in",
    body: z.object({ email, token: Token }),
    answer: Nothing,
    status: 204,
    refusals: ["link.invalid", "invite.already_confirmed", "sign_up.email_differs", "sign_up.no_account", "sign_in.account_disabled"],
  },
});
