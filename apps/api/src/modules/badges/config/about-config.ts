/** Changes of badge configuration and logo share one history per company. */
export const configOf = (companyId: number) => ({ ownerId: companyId, about: { kind: "company_config", id: companyId } });

export const aboutBadgeConfig = (companyId: number) => ({
  ...configOf(companyId),
  subject: { kind: "badge_config", id: companyId, name: null },
});
