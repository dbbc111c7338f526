import type { apiClient } from "../../api-client.ts";

const ofCompany = async (people: ReturnType<typeof apiClient>) => {
  const { answer } = await people("GET /authentication/me")();
  return { companyId: answer.companies[0]?.id ?? 0 };
};

export const badgeConfigExamples = {
  "GET /companies/{companyId}/badge-config": ofCompany,
  "PATCH /companies/{companyId}/badge-config": ofCompany,
  "GET /companies/{companyId}/config/history": ofCompany,
} as const;

/** A change without a version, so that it fits whatever is stored. */
export const aBadgeConfigChange = { isActive: true, baseColor: "#112233" } as const;
