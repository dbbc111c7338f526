import type { apiClient } from "../../api-client.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { aCustomField } from "../../fixtures/new-custom-field.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";

type People = ReturnType<typeof apiClient>;
type Database = Pick<World, "database">;

const ofCompany = async (people: People) => {
  const { answer } = await people("GET /authentication/me")();
  return { companyId: answer.companies[0]?.id ?? 0 };
};
const ofGroup = async (people: People, unique: string) => {
  const company = await ofCompany(people);
  const { answer } = await people("POST /companies/{companyId}/company-groups")({ ...company, body: { name: `Grupo ${unique}` } });
  return { ...company, groupCustomFieldsId: answer.id };
};
const ofField = async (people: People, unique: string) => {
  const group = await ofGroup(people, unique);
  const { answer } = await people("POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields")({
    ...group,
    body: aCustomField("Dia da prova", { kind: "date" }),
  });
  return { ...group, customFieldId: answer.id };
};
const ofSupplier = async (people: People, _unique: string, world: Database) => {
  const { companyId: contractorId } = await ofCompany(people);
  const providerId = await newCompany(world, "provider");
  await newProject(world, { contractorId, providerIds: [providerId] });
  return { id: providerId };
};

/** Creates the row that each custom field route needs. */
export const customFieldExamples = {
  "GET /companies/{companyId}/company-groups": ofCompany,
  "POST /companies/{companyId}/company-groups": ofCompany,
  "GET /companies/{companyId}/company-groups/{groupCustomFieldsId}": ofGroup,
  "PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}": ofGroup,
  "GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields": ofGroup,
  "POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields": ofGroup,
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}": ofField,
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}/retire": ofField,
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}/restore": ofField,
  "GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/provider-custom-fields": ofGroup,
  "PATCH /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/providers": ofGroup,
  "GET /companies/{companyId}/custom-fields/history": ofCompany,
  "GET /companies/provider/{id}/custom-fields": ofSupplier,
} as const;

/** A change that leaves the kind of the field. */
export const aFieldChange = { name: "Dia da prova", asks: { kind: "date" }, version: 1 } as const;

export const aGroupChange = { name: "Grupo da prova", activated: true, version: 1 } as const;
