import type { NewWorker } from "@emdia/contract/workers/record.ts";
import type { apiClient } from "./api-client.ts";
import { newCompany } from "./new-company.ts";
import { newCpf } from "./new-cpf.ts";
import { newPerson, type Person } from "./new-person.ts";
import { newProject } from "./new-project.ts";
import type { World } from "./world.ts";

type Api = ReturnType<typeof apiClient>;
const aWorker = {
  name: "Joana Prado",
  birthdate: "1990-05-04",
  role: "Montadora",
  admissionDate: "2026-03-02",
  contractRegime: "clt_indefinite",
} as const;

/** What a supplier writes about somebody, with a CPF of their own. */
export const workerBody = <T extends Partial<NewWorker>>(change?: T) => ({ ...aWorker, CPF: newCpf(), ...change });

/** A worker that somebody of a supplier registers. */
export const newWorker = async (api: Api, change: Partial<NewWorker> = {}): Promise<number> => {
  const { answer } = await api("POST /companies/employees")({ body: workerBody(change) });
  return answer.id;
};

export type Supplied = {
  readonly contractorId: number;
  readonly providerId: number;
  readonly projectId: number;
  /** Somebody of the supplier who may do everything. */
  readonly supplier: Person;
};

/** A supplier that works in one project of a contractor of its own. */
export const newSupplied = async (world: World, project: { startDate?: string; endDate?: string } = {}): Promise<Supplied> => {
  const [contractorId, providerId] = [await newCompany(world, "contractor"), await newCompany(world, "provider")];
  const projectId = await newProject(world, { contractorId, providerIds: [providerId], ...project });
  return { contractorId, providerId, projectId, supplier: await newPerson(world, { companyId: providerId, keys: "all" }) };
};
