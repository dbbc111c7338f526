import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of facilities and departments. */
export const text = {
  "facility.not_found": "Unidade não encontrada.",
  "facility.name_taken": "Já existe uma unidade com este nome.",
  "facility.linked_to_project": "Esta unidade não pode ser excluída porque há projetos vinculados a ela.",
  "department.not_found": "Área não encontrada.",
  "department.name_taken": "Já existe uma área com este nome nesta unidade.",
  "department.linked_to_project": "Esta área não pode ser excluída porque há projetos vinculados a ela.",
  "facility.has_schedules": "Esta unidade não pode ser excluída porque há agendamentos de risco nela.",
  "department.has_schedules": "Esta área não pode ser excluída porque há agendamentos de risco nela.",
} as const satisfies { readonly [C in ExplainedIn<"facilityRefusals">]: string };
