/** Message for a department that a project still uses (CD-083). */
export const DEPARTMENT_LINKED_TO_PROJECT = "DEPARTMENT_LINKED_TO_PROJECT";

export const facilityRefusals = {
  "facility.not_found": { status: 404, message: "Unidade não encontrada." },
  "facility.name_taken": { status: 409, message: "Já existe uma unidade com este nome." },
  "facility.linked_to_project": { status: 409, message: "Esta unidade não pode ser excluída porque há projetos vinculados a ela." },
  "facility.has_schedules": { status: 409, message: "Esta unidade não pode ser excluída porque há agendamentos de risco nela." },
  "department.not_found": { status: 404, message: "Área não encontrada." },
  "department.name_taken": { status: 409, message: "Já existe uma área com este nome nesta unidade." },
  "department.linked_to_project": { status: 409, message: DEPARTMENT_LINKED_TO_PROJECT },
  "department.has_schedules": { status: 409, message: "Esta área não pode ser excluída porque há agendamentos de risco nela." },
} as const;
