import { type DueCount, reminderFilter } from "@emdia/contract/notices/reminder-filter.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import type { StoredNotice } from "../store/notices.ts";

type Target = Pick<StoredNotice, "aboutKind" | "aboutId" | "details">;

/** The documents of a reminder in the pendency list. */
export const dueLink = (publicUrl: string, { aboutKind, aboutId, details }: Target, count: DueCount | "all"): string =>
  new URL(pathTo("/pendencias", {}, reminderFilter({ about: { kind: aboutKind, id: aboutId }, details }, count)), publicUrl).href;

/** Address of the row that a notice is about. */
export const placeLink = (publicUrl: string, target: Target): string => {
  const { aboutKind: kind, aboutId: id } = target;
  if (kind === "pendency") return new URL(pathTo("/pendencias/editar/{id}", { id }), publicUrl).href;
  if (kind === "project") return new URL(pathTo("/projetos/editar/{id}", { id }), publicUrl).href;
  if (kind === "worker") return new URL(pathTo("/colaboradores/editar/{id}", { id }), publicUrl).href;
  if (kind === "contractor") return dueLink(publicUrl, target, "all");
  if (kind === "training_class")
    return new URL(target.details.isRemoved ? pathTo("/treinamentos") : pathTo("/treinamentos/editar-turma/{id}", { id }), publicUrl).href;
  return new URL(pathTo("/minha-conta"), publicUrl).href;
};
