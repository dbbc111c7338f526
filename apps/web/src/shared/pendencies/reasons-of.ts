import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

/** Initial text of a rejection: the reasons of every Não, in the order of the questions. */
export const reasonsOf = ({ checklist }: Pick<Pendency, "checklist">): string =>
  checklist
    .filter(({ status }) => status === "INVALID")
    .map(({ question, invalidDescription }) => `${question}\n${invalidDescription ?? ""}`.trim())
    .join("\n\n");
