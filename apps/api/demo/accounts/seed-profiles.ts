import { createProfile } from "../../src/modules/access/index.ts";
import type { Scope } from "../../src/platform/access/scope.ts";
import type { Clock } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { acceptedBy } from "../accepted-by.ts";
import { actingAs } from "../acting.ts";
import { type Companies, companyKeys, sidesOf } from "../companies.ts";
import type { Accounts } from "./accounts.ts";
import { ownerOf } from "./cast.ts";
import { type Profiles, profileKeys, profiles, type Written, written } from "./profiles.ts";

/** Inserts the profile directly, because the company has no owner who could create it. */
const put = async (tx: Tx, companyId: number, { relationType, ...profile }: Written): Promise<number> => {
  const row = { company_id: companyId, relation_type: relationType, ...profile };
  return (await tx.insertInto("access_profile").values(row).returning("id").executeTakeFirstOrThrow()).id;
};

/** Creates the other profiles as the owner, who starts with the administrator's profile as after a sign-up. */
const writeAsOwner = async (scope: Scope, companyId: number, body: Written): Promise<number> =>
  acceptedBy(await createProfile(scope, { params: { id: companyId }, body, query: undefined, headers: undefined })).id;

type Seeding = { readonly clock: Clock; readonly companies: Companies; readonly accounts: Accounts };

/** Each company gets the profiles of its sides. */
export const seedProfiles = async (tx: Tx, { clock, companies, accounts }: Seeding): Promise<Profiles> => {
  const idOf = new Map<string, number>();
  for (const company of companyKeys) {
    const companyId = companies[company];
    const owner = ownerOf(company);
    const scope = owner && actingAs(tx, clock, { role: owner, accountId: accounts[owner], companyId });
    for (const key of profileKeys.filter((one) => profiles[one].relation === "both" || sidesOf(company).includes(profiles[one].relation))) {
      const byOwner = scope && key !== "administrator";
      const profile = written(profiles[key]);
      idOf.set(`${companyId} ${key}`, byOwner ? await writeAsOwner(scope, companyId, profile) : await put(tx, companyId, profile));
    }
  }
  return (companyId, profile) => {
    const id = idOf.get(`${companyId} ${profile}`);
    if (id === undefined) throw new Error(`company ${companyId} has no profile ${profile}`);
    return id;
  };
};
