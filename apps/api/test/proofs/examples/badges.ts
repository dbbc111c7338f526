import type { apiClient } from "../../api-client.ts";
import { webp } from "../../many-kinds/scanned.ts";

const ofCompany = async (people: ReturnType<typeof apiClient>) => {
  const { answer } = await people("GET /authentication/me")();
  return { companyId: answer.companies[0]?.id ?? 0 };
};

export const badgeConfigExamples = {
  "GET /companies/{companyId}/badge-config": ofCompany,
  "PATCH /companies/{companyId}/badge-config": ofCompany,
  "GET /companies/{companyId}/config/history": ofCompany,
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

export const companyLogoExamples = {
  "GET /companies/{id}/config/logo": ofShownLogo,
  "PATCH /companies/{id}/config/logo": ofLogo,
  "DELETE /companies/{id}/config/logo": ofLogo,
  "GET /companies/{id}/config/logo/history": ofLogo,
} as const;

/** A change without a version, so that it fits whatever is stored. */
export const aBadgeConfigChange = { isActive: true, baseColor: "#112233" } as const;
