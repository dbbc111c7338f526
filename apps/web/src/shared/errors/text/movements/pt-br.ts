import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of worker movements. */
export const text = {
  "movement.status_not_allowed": "Esta movimentação não deixa o colaborador na situação escolhida.",
  "movement.year_too_late": "O ano da movimentação não pode passar de 2100.",
  "movement.end_not_expected": "Esta movimentação não tem data final.",
  "movement.end_not_after_start": "A data final deve ser posterior à data inicial.",
  "movement.before_birth": "A movimentação não pode ser anterior ao nascimento do colaborador.",
  "movement.transfer_projects_missing": "Escolha de qual projeto o colaborador sai e para qual projeto vai.",
  "movement.transfer_to_itself": "O projeto de destino deve ser diferente do projeto de origem.",
  "movement.leaves_without_transfer": "Só uma transferência tem projeto de origem.",
  "movement.repeated": "Esta movimentação já está registrada nesta data.",
  "movement.already_admitted": "O colaborador já está admitido. Registre o desligamento antes de uma nova admissão.",
  "movement.before_admission": "Nenhuma movimentação pode ser anterior à admissão.",
  "movement.after_dismissal": "Depois do desligamento só pode haver uma nova admissão.",
  "movement.nothing_to_return_from": "Não há afastamento nem férias de que retornar nesta data.",
  "movement.overlaps": "As datas se sobrepõem às de outro afastamento ou férias.",
  "movement.while_away": "Enquanto o colaborador está afastado ou de férias, só cabem o retorno e o desligamento.",
  "movement.not_found": "Movimentação não encontrada.",
  "movement.nothing_planned": "Informe a movimentação que será registrada, alterada ou excluída.",
  "movement.too_many": "Este colaborador já tem movimentações demais.",
  "movement.project_unknown": "O projeto escolhido não foi encontrado entre os projetos deste fornecedor.",
  "movement.not_linked_there": "O colaborador não trabalha no projeto de origem nesta data.",
} as const satisfies { readonly [C in ExplainedIn<"movementRefusals">]: string };
