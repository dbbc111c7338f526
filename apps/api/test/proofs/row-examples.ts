import type { apiClient } from "../api-client.ts";
import type { KeyWithId, ParamsOf } from "./every-route.ts";

type Api = ReturnType<typeof apiClient>;
/** Makes a row of a company, as somebody of that company does, and says how a route names it. */
type Arrange<K extends KeyWithId> = (people: Api, unique: string) => Promise<ParamsOf<K>>;

const ofFacility = async (people: Api, unique: string): Promise<{ id: number }> => {
  const { answer } = await people("POST /companies/facilities")({ body: { name: `Unidade ${unique}` } });
  return { id: answer.id };
};
const ofDepartment = async (people: Api, unique: string): Promise<{ id: number; departmentId: number }> => {
  const { id } = await ofFacility(people, unique);
  const { answer } = await people("POST /companies/facilities/{id}/departments")({ id, body: { name: `Área ${unique}` } });
  return { id, departmentId: answer.id };
};

/** How to come by a real row for each route that names one: a new route does not compile before it has its line here. */
export const examples: { readonly [K in KeyWithId]: Arrange<K> } = {
  "PUT /companies/facilities/{id}": ofFacility,
  "DELETE /companies/facilities/{id}": ofFacility,
  "GET /companies/facilities/{id}/history": ofFacility,
  "GET /projects/location/{facilityId}/departments": async (people, unique) => ({ facilityId: (await ofFacility(people, unique)).id }),
  "GET /projects/location/{id}/check-to-delete": ofFacility,
  "POST /companies/facilities/{id}/departments": ofFacility,
  "PUT /companies/facilities/{id}/departments/{departmentId}": ofDepartment,
  "DELETE /companies/facilities/{id}/departments/{departmentId}": ofDepartment,
};
