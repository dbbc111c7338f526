import type { apiClient } from "../../api-client.ts";
import { aBillingAddress } from "../../fixtures/new-billing-address.ts";
import { aDocumentType, aRiskActivity } from "../../fixtures/new-catalogue-rows.ts";
import { newColleague } from "../../fixtures/new-colleague.ts";
import { newCnpj } from "../../fixtures/new-company-invitation.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";
import type { KeyWithId, Params, ParamsOf } from "../every-route.ts";
import { badgeBodies, badgeExamples } from "./badges.ts";
import { aFieldChange, aGroupChange, customFieldExamples } from "./custom-fields.ts";
import { documentBodies, documentExamples } from "./documents.ts";
import { exportExamples } from "./exports.ts";
import { gateBodies, gateExamples } from "./gate.ts";
import { noticeExamples } from "./notices.ts";
import { pendencyExamples } from "./pendencies.ts";
import { ofProjectCompany, ofProjectInvitation, ofProjectPerson, projectBodies } from "./projects.ts";
import { reviewExamples } from "./reviews.ts";
import { decisionExamples, declarationExamples, serviceMonthBodies } from "./service-months.ts";
import { ofSupplier, supplierBodies, supplierExamples } from "./suppliers.ts";
import { trainingBodies, trainingExamples } from "./trainings.ts";
import {
  ofActivityType,
  ofCompanyRestrictions,
  ofRestriction,
  restrictionBodies,
  restrictionImportExamples,
  workerBodies,
  workerExamples,
} from "./workers.ts";

type Api = ReturnType<typeof apiClient>;
type Database = Pick<World, "database" | "clock">;
/** Creates a row as a user of the company and returns the path parameters. `world` is for rows that the company cannot create itself. */
type Arrange<K extends KeyWithId> = (people: Api, unique: string, world: Database) => Promise<ParamsOf<K>>;

const ofFacility = async (people: Api, unique: string): Promise<{ id: number }> => {
  const { answer } = await people("POST /companies/facilities")({ body: { name: `Unidade ${unique}` } });
  return { id: answer.id };
};
const ofDepartment = async (people: Api, unique: string): Promise<{ id: number; departmentId: number }> => {
  const { id } = await ofFacility(people, unique);
  const { answer } = await people("POST /companies/facilities/{id}/departments")({ id, body: { name: `Área ${unique}` } });
  return { id, departmentId: answer.id };
};

const ofCompany = async (people: Api): Promise<{ id: number }> => {
  const { answer } = await people("GET /authentication/me")();
  return { id: answer.companies[0]?.id ?? 0 };
};
const ofEnteredCompany = async (people: Api): Promise<{ id: number }> => {
  const { answer } = await people("POST /companies")({ body: { cnpj: newCnpj(), companyName: "Empresa da prova" } });
  return { id: answer.id };
};
/** A company has at most one billing address, which may exist already. */
const ofBillingAddress = async (people: Api): Promise<{ id: number }> => {
  const { answer } = await people("GET /billings/address")();
  const [known] = answer.results;
  return { id: (known ?? (await people("POST /billings/address")({ body: aBillingAddress })).answer).id };
};
const ofProfile = async (people: Api, unique: string): Promise<{ id: number }> => {
  const company = await ofCompany(people);
  const body = { name: `Perfil ${unique}`, relationType: "both" as const };
  const { answer } = await people("POST /companies/{id}/profile")({ ...company, body });
  return { id: answer.id };
};

const ofColleague = async (people: Api, _unique: string, world: Database) => {
  const { id } = await ofCompany(people);
  const { accountId, accountCompanyId } = await newColleague(world, { companyId: id });
  return { id, companyId: id, accountId, accountCompanyId };
};

const ofDocumentType = async (people: Api, unique: string): Promise<{ ownerId: number; id: number }> => {
  const { answer } = await people("POST /catalogue/document-types")({ body: aDocumentType(`Tipo ${unique}`) });
  return { ownerId: answer.ownerId, id: answer.id };
};
const ofRiskActivity = async (people: Api, unique: string): Promise<{ ownerId: number; id: number }> => {
  const { answer } = await people("POST /catalogue/risk-activities")({ body: aRiskActivity(`Atividade ${unique}`) });
  return { ownerId: answer.ownerId, id: answer.id };
};

const ofProject = async (people: Api, _unique: string, world: Database): Promise<{ id: number }> => {
  const company = await ofCompany(people);
  return { id: await newProject(world, { contractorId: company.id }) };
};
const ofPutAwayProject = async (people: Api, _unique: string, world: Database): Promise<{ id: number }> => {
  const company = await ofCompany(people);
  return { id: await newProject(world, { contractorId: company.id, state: "inactive" }) };
};

/** Creates a row for each route with an id; the type requires an entry for every new route. */
export const examples: { readonly [K in KeyWithId]: Arrange<K> } = {
  "PUT /companies/facilities/{id}": ofFacility,
  "DELETE /companies/facilities/{id}": ofFacility,
  "GET /companies/facilities/{id}/history": ofFacility,
  "GET /projects/location/{facilityId}/departments": async (people, unique) => ({ facilityId: (await ofFacility(people, unique)).id }),
  "GET /projects/location/{id}/check-to-delete": ofFacility,
  "POST /companies/facilities/{id}/departments": ofFacility,
  "PUT /companies/facilities/{id}/departments/{departmentId}": ofDepartment,
  "DELETE /companies/facilities/{id}/departments/{departmentId}": ofDepartment,
  "GET /account/companies/{id}": ofCompany,
  "GET /companies/{id}": ofCompany,
  "PATCH /companies/{id}": ofCompany,
  "DELETE /companies/{id}": ofEnteredCompany,
  "PUT /companies/{id}/profile": ofCompany,
  "PUT /billings/address/{id}": ofBillingAddress,
  ...customFieldExamples,
  ...noticeExamples,
  ...badgeExamples,
  ...gateExamples,
  ...supplierExamples,
  ...trainingExamples,
  "GET /account/mfa/{companyId}": async (people) => ({ companyId: (await ofCompany(people)).id }),
  "PUT /account/mfa/{companyId}": async (people) => ({ companyId: (await ofCompany(people)).id }),
  "GET /companies/{id}/accounts": ofCompany,
  "GET /companies/{id}/access-history": ofCompany,
  "GET /companies/{id}/history": ofCompany,
  "PUT /companies/{companyId}/account/{accountCompanyId}": async (...asked) => {
    const { companyId, accountCompanyId } = await ofColleague(...asked);
    return { companyId, accountCompanyId };
  },
  "DELETE /companies/{id}/account/{accountId}": async (...asked) => {
    const { id, accountId } = await ofColleague(...asked);
    return { id, accountId };
  },
  "GET /catalogue/document-types/{ownerId}/{id}": ofDocumentType,
  "PUT /catalogue/document-types/{ownerId}/{id}": ofDocumentType,
  "PUT /catalogue/document-types/{ownerId}/{id}/retire": ofDocumentType,
  "GET /catalogue/document-types/{ownerId}/{id}/history": ofDocumentType,
  "GET /catalogue/risk-activities/{ownerId}/{id}": ofRiskActivity,
  "PUT /catalogue/risk-activities/{ownerId}/{id}": ofRiskActivity,
  "GET /catalogue/risk-activities/{ownerId}/{id}/history": ofRiskActivity,
  "GET /profiles/company/{id}/created-by-me": ofCompany,
  "GET /profiles/{id}": ofProfile,
  "GET /profiles/{id}/people": ofProfile,
  "POST /companies/{id}/profile": ofCompany,
  "PUT /profiles/{id}": ofProfile,
  "DELETE /profiles/{id}": ofProfile,
  "GET /projects/{id}": ofProject,
  "PUT /projects/{id}": ofProject,
  "PATCH /projects/{id}/pendencies": ofProject,
  "PATCH /projects/{id}/stp/pendencies": ofProject,
  "DELETE /projects/{id}": ofProject,
  "PUT /projects/{id}/inactivate": ofProject,
  "PUT /projects/{id}/reactivate": ofPutAwayProject,
  "POST /projects/{id}/copy": ofProject,
  "POST /projects/{id}/dry-run": ofProject,
  "POST /projects/{id}/company/check-affected-employees-by-scope-change": async (...asked) => ({ id: (await ofSupplier(...asked)).id }),
  "POST /projects/{id}/company/stp/preview-scope-change": async (...asked) => ({ id: (await ofSupplier(...asked)).id }),
  "GET /projects/{id}/employees-beyond": ofProject,
  "GET /projects/{id}/additional-infos": ofProject,
  "GET /projects/{id}/project-location": ofProject,
  "GET /risk-activities/project/{id}": ofProject,
  "GET /system-pendencies/projects/{projectId}/default-list": async (...asked) => ({ projectId: (await ofProject(...asked)).id }),
  "GET /projects/{id}/history": ofProject,
  "GET /projects/{id}/risk-activities-history": ofProject,
  "GET /projects/{id}/providers/{providerId}/history": ofSupplier,
  "GET /projects/{id}/companies": ofProject,
  "PATCH /projects/companies/{id}": ofProjectCompany,
  "GET /projects/company/{id}": ofProjectCompany,
  "GET /projects/company/stp/{id}": ofProjectCompany,
  "GET /projects/{id}/accounts": ofProject,
  "GET /projects/{id}/company/{companyId}/accounts": async (...asked) => {
    const { projectId, companyId } = await ofProjectPerson(...asked);
    return { id: projectId, companyId };
  },
  "GET /projects/profiles/company/{id}": ofCompany,
  "POST /projects/{id}/accounts": ofProject,
  "POST /projects/account/{id}": ofProjectCompany,
  "POST /projects/account/{projectCompanyId}/resend-invite": async (...asked) => {
    const { projectCompanyId } = await ofProjectInvitation(...asked);
    return { projectCompanyId };
  },
  "POST /projects/{id}/invitations/{invitationId}/resend": async (...asked) => {
    const { id, invitationId } = await ofProjectInvitation(...asked);
    return { id, invitationId };
  },
  "DELETE /projects/{id}/invitations/{invitationId}": async (...asked) => {
    const { id, invitationId } = await ofProjectInvitation(...asked);
    return { id, invitationId };
  },
  "PATCH /projects/project-company/{id}/account/{accountId}": async (...asked) => {
    const { id, accountId } = await ofProjectPerson(...asked);
    return { id, accountId };
  },
  "DELETE /projects/{projectId}/company/{companyId}/account/{accountId}": async (...asked) => {
    const { projectId, companyId, accountId } = await ofProjectPerson(...asked);
    return { projectId, companyId, accountId };
  },
  "GET /employee-activity-type/{id}": ofActivityType,
  "PUT /employee-activity-type/{id}": ofActivityType,
  "DELETE /employee-activity-type/{id}": ofActivityType,
  "GET /companies/{companyId}/restricted-employee": ofCompanyRestrictions,
  "POST /companies/{companyId}/restricted-employee": ofCompanyRestrictions,
  "PUT /companies/{companyId}/restricted-employee": ofCompanyRestrictions,
  "PUT /companies/{companyId}/restricted-employee/{id}": ofRestriction,
  "DELETE /companies/{companyId}/restricted-employee": ofCompanyRestrictions,
  "DELETE /companies/{companyId}/restricted-employee/{id}": ofRestriction,
  "GET /companies/{companyId}/restricted-employee/history": ofCompanyRestrictions,
  "GET /companies/{companyId}/restricted-employee/export-history": ofCompanyRestrictions,
  "POST /companies/{companyId}/restricted-employee/export-history": ofCompanyRestrictions,
  "GET /employees/project/{id}": ofProject,
  ...workerExamples,
  ...restrictionImportExamples,
  ...pendencyExamples,
  ...reviewExamples,
  ...documentExamples,
  ...exportExamples,
  ...declarationExamples,
  ...decisionExamples,
  "GET /companies/permission-by-provider/{id}": ofCompany,
  "GET /companies/{providerId}/employees": async (people) => ({ providerId: (await ofCompany(people)).id }),
  "GET /beneficiary/{id}": async (...asked) => ({ id: (await ofSupplier(...asked)).providerId }),
};

const projectData = { name: "Obra da prova", contract: null, scope: null, description: null, startDate: null, endDate: null };
type Body = (world: Database, own: Params) => Promise<unknown>;
/** Other proofs look up demo companies by name, so the name stays. */
const companyAsItIs: Body = async ({ database }, { id }) => {
  const { rows } = await database
    .ownerPool()
    .query('select name as "companyName", trading_name as "tradingName", city, state, version from company where id = $1', [id]);
  return rows[0];
};
/** A supplier of the project. */
const ofItsSupplier: Body = async ({ database }, { id }) => {
  const { rows } = await database.ownerPool().query('select provider_id as "companyId" from project_company where project_id = $1', [id]);
  return rows[0];
};
/** Request bodies that reference rows of the same company. */
export const bodies: { readonly [K in KeyWithId]?: Body } = {
  "PATCH /companies/{id}": companyAsItIs,
  "PUT /companies/{id}/profile": companyAsItIs,
  "PUT /billings/address/{id}": async ({ database }, { id }) => {
    const { rows } = await database
      .ownerPool()
      .query(
        "select street, number, complement, neighborhood, city, state as uf, postal_code as cep, version from billing_address where id = $1",
        [id],
      );
    return rows[0];
  },
  "PUT /projects/{id}": async () => ({ step: 1, version: 1, ...projectData }),
  "PATCH /projects/{id}/pendencies": async () => ({ version: 1, pendencies: [], analysisDays: 5, reAnalysisDays: 3 }),
  "PATCH /projects/{id}/stp/pendencies": async () => ({ version: 1, pendencies: [], startReference: "2026-01", endReference: null }),
  ...projectBodies,
  ...workerBodies,
  ...restrictionBodies,
  ...badgeBodies,
  ...serviceMonthBodies,
  ...gateBodies,
  ...documentBodies,
  ...supplierBodies,
  ...trainingBodies,
  "POST /projects/{id}/company/check-affected-employees-by-scope-change": ofItsSupplier,
  "POST /projects/{id}/company/stp/preview-scope-change": ofItsSupplier,
  "POST /projects/{id}/dry-run": async () => ({ from: "2026-07-01" }),
  "PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}": async () => aGroupChange,
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}": async () => aFieldChange,
  "PUT /companies/{companyId}/account/{accountCompanyId}": async ({ database }, { accountCompanyId }) => {
    const { rows } = await database.ownerPool().query('select profile_id as "profileId" from membership where id = $1', [accountCompanyId]);
    return rows[0];
  },
};
