import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

/** The reasons of every Não, in the order of the questions: what a rejection says at first. */
export const reasonsOf = ({ checklist }: Pick<Pendency, "checklist">): string =>
  checklist
    .filter(({ status }) => status === "INVALID")
    .map(({ question, invalidDescription }) => `${question}\n${invalidDescription ?? ""}`.trim())
    .join("\n\n");
