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

/** Where nobody of the cast owns the company, nobody acts: its profiles are simply there. */
const put = async (tx: Tx, companyId: number, { relationType, ...profile }: Written): Promise<number> => {
  const row = { company_id: companyId, relation_type: relationType, ...profile };
  return (await tx.insertInto("access_profile").values(row).returning("id").executeTakeFirstOrThrow()).id;
};

/** The owner of a company finds the administrator's profile there, as whoever signs a company up does, and writes the others. */
const writeAsOwner = async (scope: Scope, companyId: number, body: Written): Promise<number> =>
  acceptedBy(await createProfile(scope, { params: { id: companyId }, body, query: undefined, headers: undefined })).id;

type Seeding = { readonly clock: Clock; readonly companies: Companies; readonly accounts: Accounts };

/** Each company has the profiles that are meant for a side on which it stands. */
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
