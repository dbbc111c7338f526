import type { PermissionArea } from "@emdia/contract/permissions.ts";

/** The screens of an area begin alike; in each the person looks at companies of their own choosing. */
const beginnings: readonly (readonly [beginning: string, area: PermissionArea])[] = [
  ["/paineis", "management-panel"],
  ["/projetos", "project"],
  ["/pendencias", "pendency"],
  ["/colaboradores", "employee"],
  ["/agenda-de-risco", "risk-schedule"],
  ["/treinamentos", "training-class"],
  ["/minha-conta", "account"],
];

/** Whose selection counts at an address; elsewhere it is the one that counts everywhere. */
export const areaOf = (path: string): PermissionArea | null =>
  beginnings.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))?.[1] ?? null;

/** My account is about one company at a time; every other area may look at several. */
export const isSingle = (area: PermissionArea | null): boolean => area === "account";
