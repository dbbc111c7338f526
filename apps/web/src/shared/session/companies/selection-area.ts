import type { PermissionArea } from "@emdia/contract/permissions.ts";

/** Areas by path prefix; each has its own company selection. */
const beginnings: readonly (readonly [beginning: string, area: PermissionArea])[] = [
  ["/paineis", "management-panel"],
  ["/projetos", "project"],
  ["/fornecedores", "project"],
  ["/pendencias", "pendency"],
  ["/colaboradores", "employee"],
  ["/agenda-de-risco", "risk-schedule"],
  ["/treinamentos", "training-class"],
  ["/minha-conta", "account"],
];

/** Area of a path; `null` means the general selection. */
export const areaOf = (path: string): PermissionArea | null =>
  beginnings.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))?.[1] ?? null;

/** My account shows one company at a time; the other areas accept several. */
export const isSingle = (area: PermissionArea | null): boolean => area === "account";
