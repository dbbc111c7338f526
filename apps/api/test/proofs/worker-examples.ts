import type { apiClient } from "../api-client.ts";
import { newCpf } from "../new-cpf.ts";

type People = ReturnType<typeof apiClient>;

export const ofCompanyRestrictions = async (people: People): Promise<{ companyId: number }> => {
  const { answer } = await people("GET /authentication/me")();
  return { companyId: answer.companies[0]?.id ?? 0 };
};

/** A person whom the company keeps out from today on. */
export const ofRestriction = async (people: People, unique: string): Promise<{ companyId: number; id: number }> => {
  const company = await ofCompanyRestrictions(people);
  const body = { name: `Pessoa ${unique}`, CPF: newCpf(), reason: "Prova", startDate: "2020-01-01", endDate: null };
  const { answer } = await people("POST /companies/{companyId}/restricted-employee")({ ...company, body });
  return { ...company, id: answer.id };
};
