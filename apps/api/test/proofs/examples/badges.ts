import type { apiClient } from "../../api-client.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { newCpf } from "../../fixtures/new-cpf.ts";
import { newProject } from "../../fixtures/new-project.ts";
import { webp } from "../../many-kinds/scanned.ts";
import type { World } from "../../world.ts";

const ofCompany = async (people: ReturnType<typeof apiClient>) => {
  const { answer } = await people("GET /authentication/me")();
  return { companyId: answer.companies[0]?.id ?? 0 };
};

const born = { birthdate: "1990-05-04", role: "Montadora", admissionDate: "2026-03-02", contractRegime: "clt_indefinite" } as const;

/** A worker of the company, linked to a project of a contractor that uses badges. */
const newBadged = async (people: ReturnType<typeof apiClient>, unique: string, world: Pick<World, "database">) => {
  const { companyId } = await ofCompany(people);
  const contractorId = await newCompany(world, "contractor");
  await world.database.ownerPool().query(
    `insert into badge_config (company_id, is_active, first_face, second_face, shows_logo, base_color)
     values ($1, true, '{role}', '{company}', false, '#0f766e')`,
    [contractorId],
  );
  const projectId = await newProject(world, { contractorId, providerIds: [companyId] });
  const body = { ...born, name: `Pessoa ${unique}`, CPF: newCpf(), contracts: [{ projectId, hiringDate: "2026-03-02" }] };
  const { answer } = await people("POST /companies/employees")({ body });
  return { workerId: answer.id, contractId: answer.projects[0]?.contractId ?? 0 };
};
const ofBadge = async (people: ReturnType<typeof apiClient>, unique: string, world: Pick<World, "database">) => {
  const { contractId } = await newBadged(people, unique, world);
  return { contractId };
};
/** The page by the id of the worker, which requires a session: everybody may read it by the id on the badge. */
const ofWorkerBadge = async (people: ReturnType<typeof apiClient>, unique: string, world: Pick<World, "database">) => ({
  id: String((await newBadged(people, unique, world)).workerId),
});

const badgeConfigExamples = {
  "GET /companies/{companyId}/badge-config": ofCompany,
  "PATCH /companies/{companyId}/badge-config": ofCompany,
  "GET /companies/{companyId}/config/history": ofCompany,
  "GET /companies/{companyId}/training-requirement-on-badge": ofCompany,
  "PATCH /companies/{companyId}/training-requirement-on-badge": ofCompany,
} as const;

const ofLogo = async (people: ReturnType<typeof apiClient>) => ({ id: (await ofCompany(people)).companyId });
/** A company with a logo that its configuration shows. */
const ofShownLogo = async (people: ReturnType<typeof apiClient>) => {
  const { id } = await ofLogo(people);
  const form = new FormData();
  form.append("logo", new Blob([new Uint8Array(webp)]), "logo.webp");
  await people("PATCH /companies/{id}/config/logo")({ id, body: form });
  await people("PATCH /companies/{companyId}/badge-config")({ companyId: id, body: { enableCompanyLogoOnBadge: true } });
  return { id };
};

const companyLogoExamples = {
  "GET /companies/{id}/config/logo": ofShownLogo,
  "PATCH /companies/{id}/config/logo": ofLogo,
  "DELETE /companies/{id}/config/logo": ofLogo,
  "GET /companies/{id}/config/logo/history": ofLogo,
} as const;

/** Rows that suppliers create. */
export const workerBadgeExamples = {
  "GET /companies/employees/{contractId}/badge": ofBadge,
  "POST /companies/employees/{contractId}/badge/reissue": ofBadge,
  "GET /employees/badge-info/{id}": ofWorkerBadge,
} as const;

export const badgeExamples = {
  ...workerBadgeExamples,
  ...badgeConfigExamples,
  ...companyLogoExamples,
} as const;

/** A change without a version, so that it fits whatever is stored. */
const aBadgeConfigChange = { isActive: true, baseColor: "#112233" } as const;

export const badgeBodies = {
  "PATCH /companies/{companyId}/badge-config": async () => aBadgeConfigChange,
  "PATCH /companies/{companyId}/training-requirement-on-badge": async () => ({ requireTrainingOnBadge: false }),
} as const;
