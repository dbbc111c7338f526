import type pg from "pg";
import { hashPassword } from "../../apps/api/src/modules/identity/index.ts";
import { BENCH_PASSWORD, cast, people, RESTRICTED_TO_PROJECTS } from "./cast.ts";
import { type Companies, makeCompanies } from "./companies.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import { type MembershipRow, makeAccount, makeAccounts, makeMembership, makeMemberships, makeProfiles } from "./people.ts";
import { makePlaces } from "./places.ts";
import { makeProjects } from "./projects.ts";
import { makeRestrictions, restrictToSome } from "./restrictions.ts";
import { type Counts, counts, type Size } from "./sizes.ts";

type Filling = { readonly owner: pg.Client; readonly counts: Counts; readonly companies: Companies };

/** Inserts the generated users, then those of the bench. */
const insertPeople = async ({ owner, counts, companies }: Filling): Promise<readonly MembershipRow[]> => {
  const hash = await hashPassword(BENCH_PASSWORD);
  const memberships = makeMemberships(counts);
  const employers = { "largest contractor": companies.contractorIds[0] ?? 0, "largest supplier": companies.providerIds[0] ?? 0 };
  const actors = people.map((person, at) => {
    const { of, profile, restricted } = cast[person];
    const accountId = counts.accounts + at + 1;
    return makeMembership(memberships.length + at + 1, { companyId: employers[of], accountId, profile, restricted });
  });
  const accounts = people.map((person, at) => makeAccount(counts.accounts + at + 1, cast[person].email, hash));
  await insertRows(owner, "access_profile", makeProfiles(counts));
  await insertRows(owner, "account", [...makeAccounts(counts, hash), ...accounts]);
  await insertRows(owner, "membership", [...memberships, ...actors]);
  return [...memberships, ...actors];
};

/** Returns the visible projects of each contractor. */
const insertProjects = async ({ owner, counts, companies }: Filling): Promise<ReadonlyMap<number, readonly number[]>> => {
  const places = makePlaces(companies.contractorIds);
  await insertRows(owner, "facility", places.facilities);
  await insertRows(owner, "department", places.departments);
  const idsOf = new Map(companies.contractorIds.map((id): [number, number[]] => [id, []]));
  for (const { projects, links, locations } of makeProjects(counts, companies, places)) {
    await insertRows(owner, "project", projects);
    await insertRows(owner, "project_company", links);
    await insertRows(owner, "project_location", locations);
    for (const { contractor_id, id, state } of projects) if (state !== "removed") idsOf.get(contractor_id)?.push(id);
  }
  return idsOf;
};

/** Disables the triggers that queue reconcile jobs: those jobs took ten times as long as all data, and no worker runs here. */
export const askForNoDocuments = (owner: pg.Client) => owner.query("select set_config('emdia.asks_at_the_end', 'on', false)");

/** Generates all data, the same in every run. */
export const fillDatabase = async (owner: pg.Client, size: Size): Promise<void> => {
  await askForNoDocuments(owner);
  const companies = makeCompanies(counts[size]);
  const filling = { owner, counts: counts[size], companies };
  await insertRows(owner, "company", companies.rows);
  const memberships = await insertPeople(filling);
  const idsOf = await insertProjects(filling);
  const measured = memberships.find(({ account_id }) => account_id === counts[size].accounts + people.indexOf("restricted") + 1);
  await insertRows(owner, "membership_project", [
    ...makeRestrictions(
      memberships.filter((membership) => membership !== measured),
      idsOf,
    ),
    ...(measured ? restrictToSome(measured, idsOf, RESTRICTED_TO_PROJECTS) : []),
  ]);
  await continueIds(owner, ["company", "access_profile", "account", "membership", "facility", "department", "project"]);
  await owner.query("vacuum analyze");
};
