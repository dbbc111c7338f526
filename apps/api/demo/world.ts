import type { Clock } from "../src/platform/clock/clock.ts";
import { dayInSaoPaulo } from "../src/platform/clock/clock.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import { restrictToProjects, seedAccounts, seedMemberships } from "./accounts/accounts.ts";
import { seedColleagues } from "./accounts/colleagues.ts";
import { seedInvitations } from "./accounts/invitations.ts";
import { seedProfiles } from "./accounts/seed-profiles.ts";
import { actingAs } from "./acting.ts";
import { ownBadges, seedBadgeConfig } from "./badges.ts";
import { billingAddresses, seedBillingAddress } from "./billing.ts";
import { ownCatalogues, seedOwnCatalogue } from "./catalogue.ts";
import { seedCompanies } from "./companies.ts";
import { countRows } from "./count-rows.ts";
import { ownFields, seedCustomFields } from "./custom-fields.ts";
import { askForDocuments } from "./documents/draw-documents-job.ts";
import { places, seedFacilities } from "./facilities.ts";
import { seedPanelRecords, spreadCreation } from "./panels/panel-history.ts";
import { askAtTheEnd, queueStandings, seedPendencies, seedScenarios } from "./pendencies/pendencies.ts";
import { seedMoreProjects } from "./projects/more-projects.ts";
import { seedProjects } from "./projects/projects.ts";
import { dice } from "./random.ts";
import { prepareCrews } from "./risk-schedules/prepare-crews.ts";
import { seedRiskSchedules } from "./risk-schedules/risk-schedules.ts";
import { seedAcceptedTerms } from "./terms.ts";
import { requireTrainings } from "./trainings/required-trainings.ts";
import { seedTrainings } from "./trainings/trainings.ts";
import { seedRestrictions } from "./workers/kept-out.ts";
import { seedWorkers } from "./workers/workers.ts";

export type DemoSize = "small" | "large";
const SEED = 20_260_701;
const DAY_MS = 86_400_000;
const sizes: { readonly [Size in DemoSize]: number } = { small: 1, large: 100 };

/** Options of a build. The links in its e-mails are derived from `secret`. */
export type DemoOptions = { readonly clock: Clock; readonly size: DemoSize; readonly secret: string };

/** Builds the demo world in the caller's transaction, so that no partial world remains. */
export const buildDemoWorld = async (tx: Tx, { clock, size, secret }: DemoOptions): Promise<void> => {
  await askAtTheEnd(tx);
  await countRows(tx);
  const companies = await seedCompanies(tx);
  const accounts = await seedAccounts(tx);
  const profiles = await seedProfiles(tx, { clock, companies, accounts });
  await seedMemberships(tx, accounts, { companies, profiles });
  await seedColleagues(tx, { companies, profiles, now: clock.now() });
  await seedAcceptedTerms(tx, clock);
  const chance = dice(SEED);
  const today = dayInSaoPaulo(clock.now());

  const { ipe, voltta, guaraci, pedraBranca, tucano, limpaVale, araucaria, norteSul, alvorada, cobalto, mareAlta, jatoba } = companies;
  const contractors = [
    {
      key: "serraAzul",
      owner: "admin",
      code: "SA",
      count: 37,
      providerIds: [ipe, voltta, guaraci, pedraBranca, tucano, limpaVale, araucaria, jatoba],
    },
    { key: "horizonte", owner: "stranger", code: "HE", count: 14, providerIds: [ipe, norteSul, alvorada, cobalto, mareAlta, voltta] },
    { key: "ipe", owner: "supplier", code: "IP", count: 1, providerIds: [voltta] },
  ] as const;
  for (const { key, owner, code, count, providerIds } of contractors) {
    const contractorId = companies[key];
    const scope = actingAs(tx, clock, { role: owner, accountId: accounts[owner], companyId: contractorId });
    const made = await seedFacilities(scope, places[key]);
    await seedBillingAddress(scope, billingAddresses[key]);
    await seedOwnCatalogue(scope, ownCatalogues[key]);
    await seedInvitations(scope, secret, { key, companyId: contractorId, profileOf: (profile) => profiles(contractorId, profile) });
    const seeds = { contractorId, providerIds, places: made, today, code };
    await seedProjects(scope, chance, { ...seeds, count });
    // Dice of their own, so that the projects of the next contractor are the same in every size.
    await seedMoreProjects(tx, dice(SEED + count), { ...seeds, from: count, until: count * sizes[size] });
    await seedCustomFields(scope, ownFields[key], providerIds);
    await seedBadgeConfig(scope, ownBadges[key]);
  }
  const workers = await seedWorkers(tx, companies, today);
  await seedRestrictions(
    (contractor, daysAgo) => {
      const then = { now: () => new Date(clock.now().getTime() - daysAgo * DAY_MS) };
      const role = contractor === "serraAzul" ? "admin" : "stranger";
      return actingAs(tx, then, { role, accountId: accounts[role], companyId: companies[contractor] });
    },
    { workers, companies, today },
  );
  await seedPendencies(tx, clock.now());
  await requireTrainings(tx, companies.serraAzul, clock.now());
  const configs = await seedTrainings(tx, { clock, companies, accounts, workers });
  const crews = await prepareCrews(tx, { clock, companies, accounts });
  await seedScenarios(tx, clock.now());
  await seedRiskSchedules(tx, { clock, companies, accounts }, { crews, configs });
  await spreadCreation(tx);
  await askForDocuments(tx, clock.now());
  await restrictToProjects(tx, accounts, companies);
  await queueStandings(tx);
  await seedPanelRecords(tx, { today, fallingSupplier: guaraci });
};
