import { randomUUID } from "node:crypto";
import { dayFromNow } from "../apps/api/test/days.ts";
import { aClass, classFileForm, nr35Config, session } from "../apps/api/test/fixtures/new-training.ts";
import type { Journey } from "./journey.ts";

type Candidate = { readonly employeeId: number; readonly name: string };

/**
 * A running class of a new configuration, created through the API, by default with two sessions: one was yesterday, one is tomorrow.
 * It has the file that an approval after a past session needs. `ofSupplier` finds workers of a supplier who may be enrolled.
 */
export const newTrainingClass = async (journey: Journey, vacancy: number, sessions = [session(dayFromNow(-1)), session(dayFromNow(1))]) => {
  const api = await journey.apiAs("admin");
  const mark = randomUUID().slice(0, 6);
  const companyId = (await api("GET /authentication/me")()).answer.companies[0]?.id ?? 0;
  const { answer: config } = await api("POST /integrations/training-classes-configs")({ body: nr35Config({ name: `NR-35 ${mark}` }) });
  const { answer: made } = await api("POST /integrations/{companyId}/training-classes")({
    companyId,
    body: aClass(config.id, dayFromNow(1), {
      name: `Turma de altura ${mark}`,
      sessions,
      vacancy,
      description: "Primeira aula lançada depois",
    }),
  });
  const { id } = made;
  await api("POST /integrations/{companyId}/training-classes/{id}/files")({ companyId, id, body: classFileForm() });
  const ofSupplier = async (name: string): Promise<readonly Candidate[]> => {
    const { answer: suppliers } = await api("GET /integrations/{companyId}/providers")({ companyId, query: { name } });
    const query = { providerId: suppliers.results[0]?.id ?? 0, itemsPerPage: 100 };
    const { answer } = await api("GET /integrations/{companyId}/training-class/{id}/list-employees")({ companyId, id, query });
    return answer.results.filter(({ canEnrol }) => canEnrol);
  };
  const enrol = (employeeIds: number[]) =>
    api("POST /integrations/{companyId}/training-class/{id}/employees")({ companyId, id, body: { employeeIds } });
  return { id, companyId, name: made.name, path: `/treinamentos/editar-turma/${id}`, ofSupplier, enrol };
};

const INTEGRATION = 322;
/** A coming class of the integration that every worker of a project with this document owes. */
export const newIntegrationClass = async (journey: Journey): Promise<void> => {
  const api = await journey.apiAs("admin");
  const mark = randomUUID().slice(0, 6);
  const companyId = (await api("GET /authentication/me")()).answer.companies[0]?.id ?? 0;
  const body = nr35Config({ name: `Integração ${mark}`, trainingId: null, documentTypeId: INTEGRATION, validityMonths: 12 });
  const { answer: config } = await api("POST /integrations/training-classes-configs")({ body });
  await api("POST /integrations/{companyId}/training-classes")({
    companyId,
    body: aClass(config.id, dayFromNow(1), { name: `Turma de integração ${mark}` }),
  });
};
