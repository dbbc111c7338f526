import { inviteUser, resendInvitation } from "../../src/modules/access/index.ts";
import type { Scope } from "../../src/platform/access/scope.ts";
import { acceptedBy } from "../accepted-by.ts";
import type { CompanyKey } from "../companies.ts";
import type { ProfileKey } from "./profiles.ts";

type InvitationSeed = { readonly email: string; readonly profile: ProfileKey; readonly daysAgo: number; readonly resentDaysAgo?: number };

/** Pending invitations: a recent one, an expired one, and one that was sent again. */
const asked: { readonly [Key in CompanyKey]?: readonly InvitationSeed[] } = {
  serraAzul: [
    { email: "nelson.prates@serraazul.example", profile: "reader", daysAgo: 12 },
    { email: "auditoria@parceira.example", profile: "reader", daysAgo: 6, resentDaysAgo: 2 },
    { email: "tereza.amaral@serraazul.example", profile: "analyst", daysAgo: 1 },
  ],
  horizonte: [
    { email: "estagio@horizonte.example", profile: "reader", daysAgo: 9 },
    { email: "hugo.seixas@horizonte.example", profile: "reader", daysAgo: 5, resentDaysAgo: 1 },
    { email: "bianca.lira@horizonte.example", profile: "analyst", daysAgo: 2 },
  ],
  ipe: [
    { email: "almoxarifado@ipe.example", profile: "supplier", daysAgo: 15 },
    { email: "vitor.matias@ipe.example", profile: "reader", daysAgo: 7, resentDaysAgo: 4 },
    { email: "cleide.nunes@ipe.example", profile: "supplier", daysAgo: 3 },
  ],
};

const DAY_MS = 86_400_000;
const daysEarlier = (scope: Scope, days: number): Scope => ({ ...scope, now: new Date(scope.now.getTime() - days * DAY_MS) });
const none = { params: {}, query: {}, headers: undefined } as const;

type Company = { readonly key: CompanyKey; readonly companyId: number; readonly profileOf: (profile: ProfileKey) => number };

/** Sends the invitations as the company's owner, dated in the past. */
export const seedInvitations = async (scope: Scope, secret: string, { key, companyId, profileOf }: Company): Promise<void> => {
  for (const { email, profile, daysAgo, resentDaysAgo } of asked[key] ?? []) {
    const body = { email, companyId, profileId: profileOf(profile) };
    const { invite } = acceptedBy(await inviteUser({ secret })(daysEarlier(scope, daysAgo), { ...none, query: undefined, body }));
    if (resentDaysAgo === undefined) continue;
    acceptedBy(await resendInvitation({ secret })(daysEarlier(scope, resentDaysAgo), { ...none, body: { inviteId: invite.id } }));
  }
};
