import { randomUUID } from "node:crypto";
import { openPool } from "../apps/api/src/platform/database/database.ts";
import { runningEmbedded } from "../apps/api/src/start/running-database.ts";
import { newCompany } from "../apps/api/test/fixtures/new-company.ts";
import { newFacility } from "../apps/api/test/fixtures/new-facility.ts";
import { holdInstead, newAccount } from "../apps/api/test/fixtures/new-person.ts";
import { newProject } from "../apps/api/test/fixtures/new-project.ts";
import { addRisks, declareRisks, HEIGHT, riskKeys } from "../apps/api/test/fixtures/new-risk-schedule.ts";
import { newWorkerRow } from "../apps/api/test/fixtures/new-worker-row.ts";

/**
 * A contractor of its own with a project, a supplier, a worker with work at height declared, and a user who configures the risk schedule, because
 * other journeys read the schedules of the demo contractors. Returns the e-mail of the user.
 */
export const newAutomaticContractor = async (): Promise<string> => {
  const url = await runningEmbedded({ dataDir: process.env.EMDIA_JOURNEY_DATA ?? "" });
  if (!url) throw new Error("the product of the journeys has no database");
  const pool = openPool({ url, max: 1 });
  const world = { database: { ownerPool: () => pool, appPool: () => pool, url: () => url } };
  const [contractorId, providerId] = [await newCompany(world, "contractor"), await newCompany(world, "provider")];
  const place = await newFacility(world, contractorId);
  const projectId = await newProject(world, { contractorId, name: "Troca de telhas", providerIds: [providerId], places: [place] });
  await addRisks(world, { contractorId, id: projectId }, [HEIGHT]);
  const workerId = await newWorkerRow(world, { providerId, links: [{ contractorId, projectId }] });
  await declareRisks(world, { providerId, workerId }, [HEIGHT]);
  const email = `automatica-${randomUUID()}@teste.example`;
  const accountId = await newAccount(world, email);
  const keys = [...riskKeys, "config_auto_risk_schedule", "config_risk_conflict"] as const;
  await holdInstead(world, accountId, [{ companyId: contractorId, keys, relation: "contractor" }]);
  await pool.query(
    `insert into terms_acceptance (account_id, term_id, version, language, text_hash, accepted_at, account_name, email, address, user_agent)
     select $1, id, version, language, text_hash, now(), 'Pessoa de Teste', $2, '127.0.0.1', 'journey' from terms
     where language = 'pt-BR' order by starts_at desc limit 1`,
    [accountId, email],
  );
  await pool.end();
  return email;
};
