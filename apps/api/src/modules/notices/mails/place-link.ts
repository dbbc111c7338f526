import type { Notice } from "@emdia/contract/notices/notice.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";

/** Address of the row that a notice is about. */
export const placeLink = (publicUrl: string, { kind, id }: Notice["about"]): string => {
  if (kind === "pendency") return new URL(pathTo("/pendencias/editar/{id}", { id }), publicUrl).href;
  if (kind === "project") return new URL(pathTo("/projetos/editar/{id}", { id }), publicUrl).href;
  if (kind === "worker") return new URL(pathTo("/colaboradores/editar/{id}", { id }), publicUrl).href;
  return new URL(pathTo("/minha-conta"), publicUrl).href;
};
