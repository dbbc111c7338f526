import { type DueCount, dueFilter } from "@emdia/contract/notices/reminder-filter.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import type { StoredNotice } from "../store/notices.ts";

/** The documents of a reminder in the pendency list. */
export const dueLink = (publicUrl: string, { details }: Pick<StoredNotice, "details">, count: DueCount | "all"): string =>
  new URL(pathTo("/pendencias", {}, dueFilter(details, count)), publicUrl).href;

type Target = Pick<StoredNotice, "aboutKind" | "aboutId" | "details">;

/** Address of the row that a notice is about. */
export const placeLink = (publicUrl: string, { aboutKind: kind, aboutId: id, details }: Target): string => {
  if (kind === "pendency") return new URL(pathTo("/pendencias/editar/{id}", { id }), publicUrl).href;
  if (kind === "project") return new URL(pathTo("/projetos/editar/{id}", { id }), publicUrl).href;
  if (kind === "worker") return new URL(pathTo("/colaboradores/editar/{id}", { id }), publicUrl).href;
  if (kind === "contractor") return dueLink(publicUrl, { details }, "all");
  return new URL(pathTo("/minha-conta"), publicUrl).href;
};
