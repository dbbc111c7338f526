/** Refusals of invalid movements, each with its own code. */
const movementFaults = {
  "movement.status_not_allowed": { status: 422, message: "Esta movimentação não deixa o colaborador na situação escolhida." },
  "movement.year_too_late": { status: 422, message: "O ano da movimentação não pode passar de 2100." },
  "movement.end_not_expected": { status: 422, message: "Esta movimentação não tem data final." },
  "movement.end_not_after_start": { status: 422, message: "A data final deve ser posterior à data inicial." },
  "movement.before_birth": { status: 422, message: "A movimentação não pode ser anterior ao nascimento do colaborador." },
  "movement.transfer_projects_missing": { status: 422, message: "Escolha de qual projeto o colaborador sai e para qual projeto vai." },
  "movement.transfer_to_itself": { status: 422, message: "O projeto de destino deve ser diferente do projeto de origem." },
  "movement.leaves_without_transfer": { status: 422, message: "Só uma transferência tem projeto de origem." },
  "movement.repeated": { status: 422, message: "Esta movimentação já está registrada nesta data." },
  "movement.already_admitted": {
    status: 422,
    message: "O colaborador já está admitido. Registre o desligamento antes de uma nova admissão.",
  },
  "movement.before_admission": { status: 422, message: "Nenhuma movimentação pode ser anterior à admissão." },
  "movement.after_dismissal": { status: 422, message: "Depois do desligamento só pode haver uma nova admissão." },
  "movement.nothing_to_return_from": { status: 422, message: "Não há afastamento nem férias de que retornar nesta data." },
  "movement.overlaps": { status: 422, message: "As datas se sobrepõem às de outro afastamento ou férias." },
  "movement.while_away": {
    status: 422,
    message: "Enquanto o colaborador está afastado ou de férias, só cabem o retorno e o desligamento.",
  },
} as const;
export type MovementFault = keyof typeof movementFaults;
export const movementFaultCodes = [
  "movement.status_not_allowed",
  "movement.year_too_late",
  "movement.end_not_expected",
  "movement.end_not_after_start",
  "movement.before_birth",
  "movement.transfer_projects_missing",
  "movement.transfer_to_itself",
  "movement.leaves_without_transfer",
  "movement.repeated",
  "movement.already_admitted",
  "movement.before_admission",
  "movement.after_dismissal",
  "movement.nothing_to_return_from",
  "movement.overlaps",
  "movement.while_away",
] as const satisfies readonly MovementFault[];

export const movementRefusals = {
  ...movementFaults,
  "movement.not_found": { status: 404, message: "Movimentação não encontrada." },
  "movement.nothing_planned": { status: 422, message: "Informe a movimentação que será registrada, alterada ou excluída." },
  "movement.too_many": { status: 422, message: "Este colaborador já tem movimentações demais." },
  "movement.project_unknown": { status: 422, message: "O projeto escolhido não foi encontrado entre os projetos deste fornecedor." },
  "movement.not_linked_there": { status: 422, message: "O colaborador não trabalha no projeto de origem nesta data." },
} as const;

/** Refusals of a planned movement. */
export const refusedMovements = [
  "movement.not_found",
  "movement.project_unknown",
  "movement.not_linked_there",
  "movement.too_many",
  "worker.project_closed",
  "worker.link_outside_project",
  "worker.restricted",
  ...movementFaultCodes,
] as const;
